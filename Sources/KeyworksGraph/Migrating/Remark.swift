/// Says what was left in a file, and where the guide tells what to do about it.
struct Remark: Hashable {
  let line: Int
  let byte: Int
  let what: String
  let section: Section

  /// The headings of the guide. What comes before the first one has none.
  enum Section: String {
    case introduction = ""
    case declaring = "Declaring"
    case registering = "Registering and contexts"
    case lifetimes = "Lifetimes"
    case injecting = "Injecting and SwiftUI"
    case testing = "Tests and diagnosis"
  }

  func text(in path: String, line: Int) -> String {
    let heading = section == .introduction ? "" : ", \"\(section.rawValue)\""
    return "\(path):\(line): \(what): see Coming from Factory\(heading)"
  }
}
