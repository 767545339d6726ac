import CSoup
import Foundation
import MarkupHost

/// An HTTP server that edits HTML with the scripts it is sent.
///
/// libsoup runs on GLib's main loop, on the thread that calls ``run()``. Requests are edited on the workers of a pool
/// meanwhile; each answer goes back to the loop, which sends it.
final class EditServer {
  private let server: UnsafeMutablePointer<SoupServer>
  private let loop: OpaquePointer
  private let pool: MarkupPool
  private let maximumBody: Int64
  private var isStopping = false
  /// Requests that are not answered to the end.
  private var openRequests = 0

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ options: Options) throws {
    pool = MarkupPool(options.pool)
    maximumBody = options.maximumBody
    loop = g_main_loop_new(nil, 0)
    guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else {
      throw Failure(description: "libsoup makes no server; is it version 3?")
    }
    server = UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
    var error: UnsafeMutablePointer<GError>?
    let listens = options.isPublic ? soup_server_listen_all : soup_server_listen_local
    guard listens(server, options.port, SoupServerListenOptions(rawValue: 0), &error) != 0 else {
      defer { g_clear_error(&error) }
      let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown error"
      throw Failure(description: "cannot listen on port \(options.port): \(reason); choose another with --port")
    }
  }

  deinit {
    g_object_unref(server)
    g_main_loop_unref(loop)
  }

  /// Serves until the process is asked to end, and the last answer is sent.
  func run() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    soup_server_add_early_handler(
      server, nil,
      { _, message, path, _, data in
        guard let message, let path, let data else { return }
        EditServer.from(data).begin(message, path: String(cString: path))
      }, own, nil)
    soup_server_add_handler(
      server, nil,
      { _, message, path, _, data in
        guard let message, let path, let data else { return }
        EditServer.from(data).handle(message, path: String(cString: path))
      }, own, nil)
    for signal in [SIGINT, SIGTERM] {
      g_unix_signal_add(
        signal,
        { data in
          if let data { EditServer.from(data).stop() }
          return 1
        }, own)
    }
    say("listening on \(address)")
    g_main_loop_run(loop)
    soup_server_disconnect(server)
    say("stopped")
  }

  private static func from(_ data: UnsafeMutableRawPointer) -> EditServer {
    Unmanaged<EditServer>.fromOpaque(data).takeUnretainedValue()
  }

  /// Unlike `print`, it keeps nothing back when the output is a pipe.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private var address: String {
    guard let list = soup_server_get_uris(server) else { return "nothing" }
    defer { g_slist_free_full(list) { g_uri_unref(OpaquePointer($0)) } }
    guard let text = g_uri_to_string(OpaquePointer(list.pointee.data)) else { return "nothing" }
    defer { g_free(text) }
    return String(cString: text)
  }

  // MARK: Requests

  /// The headers are there: what is refused is refused before its body comes.
  private func begin(_ message: OpaquePointer, path: String) {
    openRequests += 1
    connect(message, "finished") { server in
      server.openRequests -= 1
      server.quitIfDone()
    }
    guard path == "/edit" else { return }
    guard String(cString: soup_server_message_get_method(message)) == "POST" else {
      return send(.error(405, "/edit takes POST; send {\"html\": …, \"script\": …}"), message)
    }
    let headers = soup_server_message_get_request_headers(message)
    // A body without a length could be of any.
    guard soup_message_headers_get_encoding(headers) == SOUP_ENCODING_CONTENT_LENGTH else {
      return refuse(.error(411, "a request without Content-Length is not read; send it"), message)
    }
    guard soup_message_headers_get_content_length(headers) <= maximumBody else {
      return refuse(.error(413, "the request has more than \(maximumBody) bytes; send less"), message)
    }
    if isStopping { refuse(.error(503, "the server is stopping; try again later"), message) }
  }

  /// Answers without keeping the body.
  private func refuse(_ answer: Answer, _ message: OpaquePointer) {
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    send(answer, message)
  }

  /// The whole request is there.
  private func handle(_ message: OpaquePointer, path: String) {
    switch path {
    // Answered when its headers came.
    case "/edit" where soup_server_message_get_status(message) != 0: break
    case "/edit": edit(message)
    case "/": send(Answer(page: editingPage), message)
    default: send(.error(404, "there is nothing at \(path); see /"), message)
    }
  }

  private func edit(_ message: OpaquePointer) {
    let bytes = soup_message_body_flatten(soup_server_message_get_request_body(message))
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let body = g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) } ?? Data()

    soup_server_message_pause(message)
    let pending = PendingAnswer(message, of: self)
    pending.task = Task { [pool] in pending.come(await pool.answer(body)) }
  }

  /// Calls `body` when the message emits the signal.
  private func connect(_ message: OpaquePointer, _ signal: String, _ body: @escaping (EditServer) -> Void) {
    let observer = Observer(server: self, body: body)
    let call: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      guard let data else { return }
      let observer = Unmanaged<Observer>.fromOpaque(data).takeUnretainedValue()
      observer.body(observer.server)
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), signal, unsafeBitCast(call, to: GCallback.self),
      Unmanaged.passRetained(observer).toOpaque(),
      { data, _ in if let data { Unmanaged<Observer>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
  }

  private final class Observer {
    let server: EditServer
    let body: (EditServer) -> Void

    init(server: EditServer, body: @escaping (EditServer) -> Void) {
      self.server = server
      self.body = body
    }
  }

  fileprivate func send(_ answer: Answer, _ message: OpaquePointer) {
    soup_server_message_set_status(message, answer.status, nil)
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in answer.headers { soup_message_headers_replace(headers, name, value) }
    answer.body.withUnsafeBytes { bytes in
      soup_server_message_set_response(
        message, answer.type, SOUP_MEMORY_COPY, bytes.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count))
    }
  }

  // MARK: The end

  /// Takes no further requests, and ends when those under way are answered; asked a second time, at once.
  private func stop() {
    guard !isStopping else {
      g_main_loop_quit(loop)
      return
    }
    isStopping = true
    say("stopping; \(openRequests) requests are under way")
    quitIfDone()
  }

  private func quitIfDone() {
    if isStopping, openRequests == 0 { g_main_loop_quit(loop) }
  }
}

/// An answer on its way from a worker to the loop.
private final class PendingAnswer: @unchecked Sendable {
  // Used on the loop's thread alone, but for `answer`, which is there before the loop is asked to send it.
  private let message: OpaquePointer
  private let server: EditServer
  private var answer: Answer?
  /// What the answer is made in.
  var task: Task<Void, Never>?
  /// The source that tells when the client has gone: a message that is paused does not look at its socket.
  private var watch: guint = 0

  init(_ message: OpaquePointer, of server: EditServer) {
    self.message = message
    self.server = server
    g_object_ref(UnsafeMutableRawPointer(message))
    guard let socket = soup_server_message_get_socket(message) else { return }
    watch = g_unix_fd_add_full(
      0, g_socket_get_fd(socket), GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue),
      { socket, _, data in
        if let data { Unmanaged<PendingAnswer>.fromOpaque(data).takeUnretainedValue().socketChanged(socket) }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(), { data in if let data { Unmanaged<PendingAnswer>.fromOpaque(data).release() } })
  }

  /// Who has gone needs no answer. Who sends the next request already is still there.
  private func socketChanged(_ socket: Int32) {
    watch = 0
    var byte: UInt8 = 0
    if recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) <= 0 { task?.cancel() }
  }

  /// Called once, on any thread.
  func come(_ answer: Answer) {
    self.answer = answer
    g_idle_add(
      { data in
        if let data { Unmanaged<PendingAnswer>.fromOpaque(data).takeRetainedValue().send() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func send() {
    guard let answer else { return }
    if watch != 0 { g_source_remove(watch) }
    server.send(answer, message)
    soup_server_message_unpause(message)
    g_object_unref(UnsafeMutableRawPointer(message))
  }
}
