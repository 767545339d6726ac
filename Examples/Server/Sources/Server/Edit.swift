import Foundation
import MarkupHost

/// What a request asks for: `{"html": "<p>…", "script": "MU.…"}`.
struct EditRequest: Decodable {
  /// A fragment, or a whole page, of which the body is edited.
  let html: String
  let script: String
}

/// What it gets.
struct EditResponse: Encodable {
  let html: String
  let isChanged: Bool
  /// What the editor could not hold and wrote its surroundings anew.
  let lost: [String]
}

struct ErrorResponse: Encodable {
  let error: String
}

/// An answer to a request, ready to be sent.
struct Answer {
  let status: UInt32
  let type: String
  let body: Data
  var headers: [String: String] = [:]

  init(_ status: UInt32, _ value: some Encodable) {
    self.status = status
    type = "application/json; charset=utf-8"
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      body = try encoder.encode(value)
    } catch {
      // Strings and booleans have JSON.
      preconditionFailure("\(error)")
    }
  }

  init(page: String) {
    status = 200
    type = "text/html; charset=utf-8"
    body = Data(page.utf8)
    headers["Content-Security-Policy"] = "default-src 'self' 'unsafe-inline'"
  }

  static func error(_ status: UInt32, _ message: String) -> Answer {
    var answer = Answer(status, ErrorResponse(error: message))
    if status == 503 { answer.headers["Retry-After"] = "1" }
    if status == 405 { answer.headers["Allow"] = "POST" }
    return answer
  }
}

extension MarkupPool {
  /// The answer to a request with this body.
  func answer(_ body: Data) async -> Answer {
    let request: EditRequest
    do {
      request = try JSONDecoder().decode(EditRequest.self, from: body)
    } catch {
      return .error(400, "the body is no edit; send {\"html\": \"<p>…\", \"script\": \"MU.…\"}")
    }
    do {
      let file = try HTMLFile(Data(request.html.utf8), name: "document")
      let edited = try await edit(file, with: UserScript(source: request.script, name: "script"))
      return Answer(200, EditResponse(html: edited.text, isChanged: edited.isChanged, lost: edited.lost.map(\.description)))
    } catch let error as MarkupError where error.code == .poolFull || error.code == .poolClosed {
      return .error(503, error.message)
    } catch let error as MarkupError where error.code == .callTimedOut {
      return .error(504, error.message)
    } catch {
      // What the script threw, with its line and column, or what the document has that cannot be edited.
      return .error(422, "\(error)")
    }
  }
}
