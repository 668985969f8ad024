import Keyworks
import TestSupport
import Testing

@Suite struct `A map` {
  private let steps = Steps()

  @Test func `a map returns the member for a key or its override, or nil`() {
    #expect(steps[\.fields, .text]?.name == "markdown")
    #expect(steps[\.fields, .picture]?.name == "emoji")
    #expect(steps[\.fields, .date] == nil)
    steps.markdown.override { Named(name: "mock") }
    #expect(steps[\.fields, .text]?.name == "mock")
  }

  @Test func `the value for a key is a whole optional, whatever the stack holds`() {
    @inline(never) func value() -> Int? { steps[\.lengths, .text] }
    // This leaves something on the stack.
    steps.contribute(Tagged(\.length), for: .date, to: \.lengths)
    // By its bytes, because most values of a byte mean the same.
    let bytes = withUnsafeBytes(of: value()) { Array($0) }
    #expect(bytes == withUnsafeBytes(of: Int?.some(8)) { Array($0) })
  }

  @Test func `a map distinguishes keys with the same hash`() {
    steps.contribute(Tagged(\.tables), for: Compared(1), to: \.compared)
    steps.contribute(Tagged(\.links), for: Compared(2), to: \.compared)
    #expect(steps[\.compared, Compared(1)]?.name == "tables")
    #expect(steps[\.compared, Compared(2)]?.name == "links")
    #expect(steps[\.compared, Compared(3)] == nil)
  }

  @Test func `a map returns all members with their keys, in order`() {
    steps.contribute(Tagged(\.tables, priority: -1), for: .date, to: \.fields)
    #expect(steps[\.fields].map(\.key) == [.date, .number, .picture, .text])
    #expect(steps[\.fields].map(\.value.name) == ["tables", "markdown", "emoji", "markdown"])
  }

  @Test func `a map holds a repeated contribution once, until contributions are reset`() {
    for _ in 0..<2 { steps.contribute(Tagged(\.emoji) { $0 }, for: .date, to: \.fields) }
    #expect(steps[\.fields, .date]?.name == "emoji")
    #expect(Steps()[\.fields, .date] == nil)
    steps.reset(.contributions)
    #expect(steps[\.fields, .date] == nil)
  }

  @Test func `a map leaves out a composite that gathers it, under each of its keys`() {
    #expect(Steps()[\.family].map(\.value.name) == ["2 + 1", "markdown", "2 + 1"])
    #expect(Steps().parent().name == "2 + 1")
  }
}

enum Field: Hashable, Sendable {
  case text, number, picture, date
}

extension Steps {
  static let fieldsLine = Int(#line)
  static var fields: KeyedTags<Field, any Step> {
    [
      .text: Tagged(\.markdown, priority: 1),
      .number: Tagged(\.markdown),
      .picture: Tagged(\.emoji) { $0 },
    ]
  }

  fileprivate var length: Factory<Int> { self { 8 } }
  fileprivate static var lengths: KeyedTags<Field, Int> { [.text: Tagged(\.length)] }

  fileprivate var parent: Factory<any Step> { self { Named(name: "2 + \(self[\.family].count)") } }
  fileprivate static var family: KeyedTags<Int, any Step> {
    [1: Tagged(\.parent), 2: Tagged(\.markdown), 3: Tagged(\.parent)]
  }

  fileprivate static var compared: KeyedTags<Compared, any Step> { KeyedTags() }
}
