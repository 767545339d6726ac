import CSoup
import Foundation
import MarkupHost

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let server = try EditServer(options)
  server.run()
} catch {
  FileHandle.standardError.write(Data("Server: \(error)\n".utf8))
  exit(1)
}
