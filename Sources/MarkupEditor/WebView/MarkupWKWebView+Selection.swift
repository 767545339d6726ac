import Foundation
import JSBridge

/// What is selected.
extension MarkupWKWebView {
  /// Hands on the state of the selection; one that is not valid when it cannot be had.
  public func getSelectionState(handler: ((SelectionState) -> Void)? = nil) {
    call("getSelectionState", read: { value in try value.string.flatMap { $0.isEmpty ? nil : try SelectionState(json: $0) } }) {
      [self] state in
      let state = state ?? SelectionState()
      selectionState.reset(from: state)
      handler?(state)
    }
  }

  /// The state of the selection; see ``getSelectionState(handler:)``.
  public func getSelectionState() async -> SelectionState {
    await withCheckedContinuation { continuation in getSelectionState { continuation.resume(returning: $0) } }
  }

  /// A rectangle from its four numbers; nil where one is missing.
  public func rectFromDict(_ rectDict: [String: CGFloat]?) -> CGRect? {
    guard let rectDict, let x = rectDict["x"], let y = rectDict["y"], let width = rectDict["width"],
      let height = rectDict["height"]
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Nothing scrolls here; the handler is called.
  public func makeSelectionVisible(handler: (() -> Void)? = nil) { enqueue { _ in handler?() } }
}
