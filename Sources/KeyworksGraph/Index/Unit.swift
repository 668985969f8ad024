/// One compilation of one Swift source.
struct Unit {
  let file: String
  let module: String
  let output: String
  let time: FileTime
  /// The modules that the file imports.
  var imports: Set<String> = []
  /// The record of the file's contents. Nil if the file is empty.
  var record: String?
}
