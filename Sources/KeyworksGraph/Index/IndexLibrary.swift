internal import KeyworksIndexStore

/// The toolchain's library for reading index stores.
struct IndexLibrary {
  let functions: KWIndexFunctions

  /// The only store format that this version can read.
  static let formatVersion: UInt32 = 5

  init(at path: String) throws(VerificationError) {
    // SAFETY: the table is read only after the C function has filled all of it.
    let table = UnsafeMutablePointer<KWIndexFunctions>.allocate(capacity: 1)
    defer { table.deallocate() }
    if let problem = kw_index_load(path, table) {
      throw .noLibrary("'\(path)' cannot be used as the index library: \(String(cString: problem))")
    }
    functions = table.pointee
    guard functions.format_version() == Self.formatVersion else {
      throw .noLibrary(
        "'\(path)' reads index stores of format \(functions.format_version()), but this version "
          + "of keyworks-graph needs format \(Self.formatVersion).")
    }
  }

  /// The text of a library error. Frees the error.
  func text(of error: KWIndexError?) -> String {
    guard let error else { return "no reason given" }
    defer { functions.error_dispose(error) }
    return String(cString: functions.error_get_description(error))
  }
}

extension KWIndexText {
  var string: String {
    guard let data else { return "" }
    // SAFETY: a text of the library is `length` bytes that live as long as their object, and they
    // are copied at once.
    return String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
  }
}
