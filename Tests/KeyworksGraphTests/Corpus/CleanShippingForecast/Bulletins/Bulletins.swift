public protocol Passage: Sendable {
  var title: String { get }
  var sentences: [String] { get }
}

extension Passage {
  public var text: String { ([title + "."] + sentences).joined(separator: " ") }
}

/// Counts what is in the rest of the bulletin.
public struct Overture: Passage {
  public let title = "And now the weather"
  public let sentences: [String]

  public init(to rest: [any Passage]) {
    let count = rest.reduce(0) { $0 + $1.sentences.count }
    sentences = ["\(count) sentences about " + rest.map(\.title).joined(separator: " and ")]
  }
}
