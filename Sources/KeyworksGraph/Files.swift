#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A time stamp of a file: the time since 1970.
package typealias FileTime = Duration

extension FileTime {
  fileprivate init(_ time: timespec) {
    self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

#if canImport(Darwin)
  extension stat {
    fileprivate var st_mtim: timespec { st_mtimespec }
    fileprivate var st_ctim: timespec { st_ctimespec }
  }
#endif

/// The few file system operations that the verifier needs.
package enum Files {
  /// The bytes of a file, or nil if it cannot be read.
  package static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(fileno(file), &status) == 0 { bytes.reserveCapacity(Int(status.st_size) + 1) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }

  package static func text(of path: String) -> String? {
    read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a text to a file. Returns whether all of it was written.
  package static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
  }

  /// Replaces the text of a file, which stays whole if that fails.
  package static func replace(_ path: String, with text: String) -> Bool {
    let new = path + ".new"
    guard let status = status(of: path), write(text, to: new) else { return false }
    chmod(new, status.st_mode)
    if rename(new, path) == 0 { return true }
    unlink(new)
    return false
  }

  /// When the contents of a file last changed.
  package static func modificationTime(of path: String) -> FileTime? {
    status(of: path).map { FileTime($0.st_mtim) }
  }

  /// When the contents or the location of a file last changed.
  static func changeTime(of path: String) -> FileTime? {
    status(of: path).map { FileTime($0.st_ctim) }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The Swift sources in a folder and its subfolders, without hidden folders, links and packages.
  static func swiftFiles(below folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [path] }
      return isLink(path) || exists(path + "/Package.swift") ? [] : swiftFiles(below: path)
    }
  }

  /// The positions at which a text begins.
  static func positions(of text: StaticString, in bytes: [UInt8]) -> [Int] {
    let first = text.utf8Start[0]
    return bytes.indices.filter { index in
      bytes[index] == first
        && text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names in a folder, sorted. Empty if there is no such folder.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // SAFETY: the name is a C string that ends inside the entry, whatever the length of the
      // array that it is declared as, and the entry lives until the next `readdir`.
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path without symbolic links and `..`. Nil if it does not exist.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The part before the last slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
