/// Finds and reads the sources to migrate.
package enum MigrationSources {
  private static let skipped: Set<String> = ["checkouts", "DerivedData", "Package.swift"]

  /// The Swift files in some folders, and single ones, without what a build or an editor wrote.
  /// Their paths are relative to the package.
  package static func read(
    _ sources: [String], _ paths: Paths
  ) throws(VerificationError) -> [(path: String, bytes: [UInt8])] {
    var found: Set<String> = []
    for path in sources {
      guard let path = Files.resolved(path) else {
        throw .inaccessible("There is no file or folder '\(path)'.")
      }
      found.formUnion(path.hasSuffix(".swift") ? [path] : files(below: path))
    }
    var read: [(path: String, bytes: [UInt8])] = []
    for path in found.sorted() {
      guard let bytes = Files.read(path) else { throw .inaccessible("'\(path)' cannot be read.") }
      // Other encodings would not survive the writing.
      if String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
        read.append((paths.file(path), bytes))
      } else if !Files.positions(of: "import Factory", in: bytes).isEmpty {
        throw .inaccessible("'\(path)' is not UTF-8.")
      }
    }
    return read
  }

  /// Unlike for the verifier, packages in a folder belong to it: apps keep their modules in them.
  private static func files(below folder: String) -> [String] {
    Files.names(in: folder).flatMap { name -> [String] in
      if name.hasPrefix(".") || skipped.contains(name) { return [] }
      let path = "\(folder)/\(name)"
      if Files.isLink(path) { return [] }
      let inside = files(below: path)
      return inside.isEmpty && name.hasSuffix(".swift") ? [path] : inside
    }
  }
}
