/// Says what was left in a file, and where the guide tells what to do about it.
struct Remark: Hashable {
  let line: Int
  let byte: Int
  let what: String
  let section: Section

  /// The headings of the guide.
  enum Section: String {
    case introduction = "Coming from Factory"
    case declaring = "Declaring"
    case registering = "Registering and contexts"
    case lifetimes = "Lifetimes"
    case injecting = "Injecting and SwiftUI"
    case testing = "Tests and diagnosis"
  }

  func text(in path: String, line: Int) -> String {
    "\(path):\(line): \(what): see \"\(section.rawValue)\" in Coming from Factory"
  }
}
