import Foundation

extension MarkupDelegate {
  /// Calls the method for a message.
  func receive(_ message: MarkupMessage, from page: MarkupPage) {
    switch message {
    case .loadedUserFiles, .unknown: break
    case .input(let divID?): markupInput(page, divID: divID)
    case .input(nil): markupInput(page)
    case .selectionChanged: markupSelectionChanged(page)
    case .focus: markupTookFocus(page)
    case .blur: markupLostFocus(page)
    case .clicked: markupClicked(page)
    case .updateHeight: page.heightMayHaveChanged()
    case .searched: markupSearched(page)
    case .activateSearch: markupActivateSearch(page)
    case .deactivateSearch: markupDeactivateSearch(page)
    case .undoSet: markupUndoSet(page)
    case .log(let text): markupLog(page, message: text)
    case .error(let error): markupError(page, code: error.code, message: error.message, info: error.info, alert: error.alert)
    case .selectImage: markupSelectImage(page)
    case .insertLink: markupInsertLink(page)
    case .insertImage: markupInsertImage(page)
    case .copyImage(let image): markupCopyImage(page, image: image)
    case .addedImage(let source, let divID):
      received(source, divID, page, markupImageAdded(_:url:), markupImageAdded(_:url:divID:))
    case .deletedImage(let source, let divID):
      received(source, divID, page, markupImageDeleted(_:url:), markupImageDeleted(_:url:divID:))
    case .buttonClicked(let id, let rect): markupButtonClicked(page, id: id, rect: rect)
    case .pluginsDidLoad(let plugins): markupPluginsDidLoad(page, plugins: plugins)
    case .action(let action): markup(page, handle: action)
    }
  }

  private func received(
    _ source: String, _ divID: String?, _ page: MarkupPage, _ inDocument: (MarkupPage, URL) -> Void,
    _ inDivision: (MarkupPage, URL, String) -> Void
  ) {
    guard let url = URL(string: source) else {
      markupError(
        page, code: "Invalid image URL", message: "The source of an image is no URL.", info: "src: \(source)", alert: false)
      return
    }
    if let divID { inDivision(page, url, divID) } else { inDocument(page, url) }
  }
}
