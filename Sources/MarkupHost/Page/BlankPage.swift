import EmbeddedResources
import JSBridge

/// A page before anything of an owner is in it: a window with the editor's style sheets and scripts, and the elements for an editor.
///
/// That is the same for all pages and most of what each costs, so it can be made before anybody asks for a page.
package final class BlankPage {
  let window: HostWindow
  /// The exports of the bundle that the editor comes in.
  let markup: JSValue
  /// The element that is `markupeditor`, and the one in it that the editor mounts into.
  let elements: JSValue

  package var virtualMachine: JSVirtualMachine { window.context.virtualMachine }

  /// - Parameters:
  ///   - virtualMachine: the machine of the page.
  ///   - userAgent: what the window's navigator tells; the editor's scripts look at it when they are evaluated.
  /// - Throws: `JSError` when the machine can no longer be used.
  package init(virtualMachine: JSVirtualMachine, userAgent: String = MarkupPage.Configuration().userAgent) throws {
    let nowhere = try Resources(baseDirectory: nil, loader: nil)
    window = try HostWindow(virtualMachine: virtualMachine, resources: nowhere, userAgent: userAgent)
    let host = try window.part("host")
    try host.call(
      method: "addStyleSheets", window.document, ["\(EmbeddedResource.markupCSS)", "\(EmbeddedResource.mirrorCSS)"])
    elements = try host.call(method: "buildPage", window.document)
    markup = try window.part("markup")
    try markup.call(method: "loadPartsWith", window.partLoader, try window.makeImporter())
  }
}
