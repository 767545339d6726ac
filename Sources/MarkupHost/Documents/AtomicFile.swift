import Foundation
import Synchronization

/// Writes files so that at any moment there is the old one or the new one, whole.
public enum AtomicFile {
  /// Replaces the content of a file, or makes it.
  ///
  /// The bytes go to a temporary neighbour, to the disk, and then under the file's name. A symbolic link stays one: what it points to
  /// is replaced. An existing file keeps its mode, and its owner where the process may give it. A failure leaves no neighbour behind.
  ///
  /// - Parameters:
  ///   - data: what the file holds then.
  ///   - path: the file's place; its folder exists.
  ///   - expected: what the file has to hold still; nil: anything.
  /// - Throws: ``MarkupError/Code/unwritableFile``; ``MarkupError/Code/fileChanged``, and the file is left as it is.
  public static func write(_ data: Data, to path: String, replacing expected: Data? = nil) throws(MarkupError) {
    let target = try resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists { try check(status, path) }
    // A rename asks the folder alone; a file that its owner has protected is not to be changed all the same.
    if exists, access(target, W_OK) != 0 { throw failure(path) }
    let folder = (target as NSString).deletingLastPathComponent
    let name = (target as NSString).lastPathComponent
    var template = Array("\(folder.isEmpty ? "." : folder)/.\(name.prefix(64)).XXXXXX".utf8CString)
    let descriptor = TemporaryFiles.make(&template)
    guard descriptor >= 0 else { throw failure(path) }
    let temporary = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    do throws(MarkupError) {
      try fill(descriptor, data, mode: exists ? status.st_mode & 0o7777 : 0o666 & ~Self.mask, owner: exists ? status : nil, path: path)
      if let expected { try check(target, holds: expected, path: path) }
      guard rename(temporary, target) == 0 else { throw failure(path) }
      TemporaryFiles.forget(temporary)
    } catch {
      TemporaryFiles.remove(temporary)
      throw error
    }
    sync(folder.isEmpty ? "." : folder)
  }

  /// Makes sure that a file is one that can be replaced, before it is read: pipes and devices are none. One that is not there passes.
  ///
  /// - Throws: ``MarkupError/Code/unwritableFile``.
  package static func checkReplaceable(_ path: String) throws(MarkupError) {
    var status = stat()
    if stat(path, &status) == 0 { try check(status, path) }
  }

  private static func check(_ status: stat, _ path: String) throws(MarkupError) {
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw MarkupError(.unwritableFile, "\(path) is no file that can be replaced; name a file")
    }
  }

  /// Between this and the rename lies no more than an instant.
  private static func check(_ target: String, holds expected: Data, path: String) throws(MarkupError) {
    guard try BaseDirectory.read(target, name: path) == expected else {
      throw MarkupError(.fileChanged, "\(path) has been changed by another program since it was read; edit it again")
    }
  }

  private static func fill(_ descriptor: Int32, _ data: Data, mode: mode_t, owner: stat?, path: String) throws(MarkupError) {
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure(path)
      }
    }
    if let owner, owner.st_uid != geteuid() || owner.st_gid != getegid() {
      // Only a privileged process may; the content counts more than the owner.
      _ = fchown(descriptor, owner.st_uid, owner.st_gid)
    }
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw failure(path) }
    isOpen = false
    // Some file systems report what they could not write only here.
    guard close(descriptor) == 0 else { throw failure(path) }
  }

  /// Where the name leads: symbolic links are followed, the last one also when nothing is there yet.
  private static func resolved(_ path: String) throws(MarkupError) -> String {
    var current = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let length = readlink(current, &buffer, Int(PATH_MAX))
      if length < 0 { return current }
      let link = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      current = link.hasPrefix("/") ? link : ((current as NSString).deletingLastPathComponent as NSString).appendingPathComponent(link)
    }
    errno = ELOOP
    throw failure(path)
  }

  /// Puts the folder's new entry on the disk. The file is in place already, so a folder that cannot be synced is no failure.
  private static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// The bits that new files do not get; where the system does not tell them, all but the owner's.
  private static let mask: mode_t = {
    // The call that tells them also sets them, and another thread could make a file for everybody meanwhile.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("Umask:") }
    return line.flatMap { mode_t($0.dropFirst("Umask:".count).trimmingCharacters(in: .whitespaces), radix: 8) } ?? 0o077
  }()

  private static func failure(_ path: String) -> MarkupError {
    MarkupError(.unwritableFile, "\(path) cannot be written: \(String(cString: strerror(errno)))")
  }

  /// Removes the temporary files that exist at this moment: for a process that is about to end early.
  public static func removeTemporaryFiles() { TemporaryFiles.removeAll() }
}

/// The temporary files of this process.
private enum TemporaryFiles {
  private static let names = Mutex<Set<String>>([])

  static func make(_ template: inout [CChar]) -> Int32 {
    names.withLock { names in
      let descriptor = mkstemp(&template)
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      if descriptor >= 0 { names.insert(template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }) }
      return descriptor
    }
  }

  static func forget(_ name: String) { names.withLock { _ = $0.remove(name) } }

  static func remove(_ name: String) {
    names.withLock { names in
      names.remove(name)
      unlink(name)
    }
  }

  static func removeAll() {
    names.withLock { names in
      for name in names { unlink(name) }
      names = []
    }
  }
}
