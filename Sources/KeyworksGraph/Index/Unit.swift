/// One compilation of one Swift source.
struct Unit {
  let file: String
  let module: String
  let output: String
  let time: FileTime
  /// The modules that the file sees.
  var imports: Set<String> = []
  /// The record of what is in the file; none if nothing is.
  var record: String?
}
