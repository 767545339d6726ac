import Foundation
import MarkupEditor
import Testing

/// A PNG file of one pixel's data that says it is 20 by 10.
let smallPNG =
  Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAYAAAC0VX7mAAAADUlEQVR42mNk+M9QzwAEjDAGACCgAv9qVQAAAABJRU5ErkJggg==")
  ?? Data()

extension ViewSuites {
  @Suite("Local images and the view's folder") @MainActor struct ImageTests {
    @Test("A pasted image is a file of its own name in the folder, and is reported after the call")
    func pasted() async throws {
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder)
      await recorder.wait(for: "didLoad ready=true")
      await view.pasteImage(PlatformImage(data: smallPNG))
      #expect(!recorder.events.contains { $0.hasPrefix("added") })
      let html = try #require(await view.getTestHtml(sel: ""))
      let name = try #require(html.firstMatch(of: /<img src="([0-9A-F-]{36}\.png)"/)?.1)
      #expect(view.resourceExists(String(name)))
      #expect(try Data(contentsOf: view.baseUrl.appendingPathComponent(String(name))) == smallPNG)
      await recorder.wait(for: "added \(name)")
      #expect(recorder.events.filter { $0.hasPrefix("added") }.count == 1)
      #expect(await view.getLocalImages() == [String(name)])
      // The image says its size; the document keeps what it was given.
      #expect(try await view.evaluateJavaScript("document.querySelector('.ProseMirror img[src]').naturalWidth") as? Int == 20)
      #expect(await view.getTestHtml(sel: "") == html)
    }

    @Test("A local image is copied, reported when it comes and goes, and stays for undo")
    func inserted() async throws {
      let folder = try TestFolder()
      let source = folder.url.appendingPathComponent("photo.png")
      try smallPNG.write(to: source)
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder)
      await recorder.wait(for: "didLoad ready=true")
      let copy: URL = await withCheckedContinuation { continuation in
        view.insertLocalImage(url: source) { continuation.resume(returning: $0) }
      }
      let name = copy.lastPathComponent
      #expect(name != "photo.png" && name.hasSuffix(".png"))
      #expect(copy.deletingLastPathComponent().path == view.baseUrl.path)
      await recorder.wait(for: "added \(name)")
      // A document that is set starts a new history, in which putting in and deleting are not one change.
      view.setHtml("<p>a<img src=\"\(name)\">b</p>", handler: nil)
      try await view.evaluateJavaScript(
        "MU.selectElement('img'); MU.activeView().dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', keyCode: 8, bubbles: true, cancelable: true })); undefined"
      )
      await recorder.wait(for: "deleted \(name)")
      #expect(view.resourceExists(name))
      await view.undo()
      #expect(await view.getLocalImages() == [name])
    }

    @Test("An image that cannot be had is reported as added all the same")
    func remote() async {
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder)
      await recorder.wait(for: "didLoad ready=true")
      await view.insertImage(src: "https://a.example/i.png", alt: nil)
      await recorder.wait(for: "added https://a.example/i.png")
      #expect(await view.getHtml(pretty: false) == "<p><img src=\"https://a.example/i.png\"></p>")
    }

    @Test("Images go where the resources are")
    func resources() async throws {
      let folder = try TestFolder()
      let images = folder.url.appendingPathComponent("images", isDirectory: true)
      try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
      try smallPNG.write(to: images.appendingPathComponent("old.png"))
      let resources = URL(fileURLWithPath: "images/", relativeTo: folder.url)
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder, html: "<p><img src=\"images/old.png\"></p>", resourcesUrl: resources)
      #expect(view.resourceExists("images/old.png"))
      await recorder.wait(for: "added images/old.png")
      let copy = await withCheckedContinuation { continuation in
        view.insertLocalImage(url: images.appendingPathComponent("old.png")) { continuation.resume(returning: $0) }
      }
      #expect(view.resourceExists("images/\(copy.lastPathComponent)"))
      await recorder.wait(for: "added images/\(copy.lastPathComponent)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: images.path) == ["old.png"])
      // Absolute resources are copied beside the document, and never written to.
      let other = MarkupWKWebView(resourcesUrl: images)
      #expect(other.resourceExists("old.png"))
    }

    @Test("The folder is made when it is needed; that of a view without an id of the host's goes with the view")
    func folders() async throws {
      var view: MarkupWKWebView? = MarkupWKWebView()
      let base = try #require(view).baseUrl
      #expect(!FileManager.default.fileExists(atPath: base.path))
      await view?.pasteImage(PlatformImage(data: smallPNG))
      #expect(FileManager.default.fileExists(atPath: base.path))
      view = nil
      #expect(!FileManager.default.fileExists(atPath: base.path))

      let id = "test-\(UUID().uuidString)"
      var named: MarkupWKWebView? = MarkupWKWebView(id: id)
      #expect(named?.baseUrl.lastPathComponent == id)
      await named?.pasteImage(PlatformImage(data: smallPNG))
      let kept = try #require(named).baseUrl
      named = nil
      #expect(FileManager.default.fileExists(atPath: kept.path))
      MarkupWKWebView(id: id).teardown()
      #expect(!FileManager.default.fileExists(atPath: kept.path))
    }

    @Test("What is no image is none")
    func formats() {
      #expect(PlatformImage(data: Data("<svg/>".utf8)) == nil)
      #expect(PlatformImage(data: Data()) == nil)
      #expect(PlatformImage(data: Data("GIF89a".utf8)) != nil)
      #expect(PlatformImage(contentsOf: URL(fileURLWithPath: "/no/such/file")) == nil)
    }

    @Test("Links out of the folder are not followed")
    func outside() async throws {
      let folder = try TestFolder()
      _ = try folder.write("secret", to: "secret.txt")
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder)
      await recorder.wait(for: "didLoad ready=true")
      try FileManager.default.createDirectory(at: view.baseUrl, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: view.baseUrl.appendingPathComponent("mine.txt"))
      try FileManager.default.createSymbolicLink(
        at: view.baseUrl.appendingPathComponent("link.txt"), withDestinationURL: folder.url.appendingPathComponent("secret.txt"))
      try await view.evaluateJavaScript(
        "window.texts = []; for (const name of ['mine.txt', 'link.txt', '../x']) fetch(name).then((r) => r.text()).then((t) => texts.push(t), () => texts.push('no')); undefined"
      )
      #expect(try await view.evaluateJavaScript("texts.sort().join()") as? String == "mine,no,no")
    }
  }
}
