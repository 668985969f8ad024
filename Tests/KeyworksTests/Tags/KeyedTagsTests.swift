import Keyworks
import Testing

@Suite struct `A map` {
  @Test func `a map returns the member for a key, or nil`() {
    let steps = Steps()
    #expect(steps[\.fields, .text]?.name == "markdown")
    #expect(steps[\.fields, .picture]?.name == "emoji")
    #expect(steps[\.fields, .date] == nil)
  }

  @Test func `a map distinguishes keys with the same hash`() {
    let steps = Steps()
    steps.contribute(Tagged(\.tables), for: Compared(1), to: \.compared)
    steps.contribute(Tagged(\.links), for: Compared(2), to: \.compared)
    #expect(steps[\.compared, Compared(1)]?.name == "tables")
    #expect(steps[\.compared, Compared(2)]?.name == "links")
    #expect(steps[\.compared, Compared(3)] == nil)
  }

  @Test func `a map returns all members with their keys, in order`() {
    let steps = Steps()
    steps.contribute(Tagged(\.tables, priority: -1), for: .date, to: \.fields)
    #expect(steps[\.fields].map(\.key) == [.date, .number, .picture, .text])
    #expect(steps[\.fields].map(\.value.name) == ["tables", "markdown", "emoji", "markdown"])
  }

  @Test func `a map holds a repeated contribution once, until contributions are reset`() {
    let steps = Steps()
    for _ in 0..<2 { steps.contribute(Tagged(\.emoji) { $0 }, for: .date, to: \.fields) }
    #expect(steps[\.fields, .date]?.name == "emoji")
    #expect(Steps()[\.fields, .date] == nil)
    steps.reset(.contributions)
    #expect(steps[\.fields, .date] == nil)
  }

  @Test func `a map returns the override of a member under its key`() {
    let steps = Steps()
    steps.markdown.override { Named(name: "mock") }
    #expect(steps[\.fields, .text]?.name == "mock")
  }

  @Test func `a map leaves out a composite that gathers it, under each of its keys`() {
    #expect(Steps()[\.family].map(\.value.name) == ["2 + 1", "markdown", "2 + 1"])
    #expect(Steps().parent().name == "2 + 1")
  }

  @Test func `a second member for a key stops the program and names both places`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = contributingTwice()[\.fields, .date] }
    expectMessage(
      """
      The key text of the map 'fields' has two members: 'markdown' at \
      KeyedTagsTests.swift:\(Steps.fieldsLine + 3) and 'tables' at \
      KeyedTagsTests.swift:\(twiceLine + 3). Remove one of them.
      """, in: result)
  }
}

private enum Field: Hashable, Sendable {
  case text, number, picture, date
}

private let twiceLine = Int(#line)
private func contributingTwice() -> Steps {
  let steps = Steps()
  steps.contribute(Tagged(\.tables), for: .text, to: \.fields)
  return steps
}

extension Steps {
  fileprivate static let fieldsLine = Int(#line)
  fileprivate static var fields: KeyedTags<Field, any Step> {
    [
      .text: Tagged(\.markdown, priority: 1),
      .number: Tagged(\.markdown),
      .picture: Tagged(\.emoji) { $0 },
    ]
  }
}

extension Steps {
  fileprivate var parent: Factory<any Step> {
    self { Named(name: "2 + \(self[\.family].count)") }
  }
  fileprivate static var family: KeyedTags<Int, any Step> {
    [1: Tagged(\.parent), 2: Tagged(\.markdown), 3: Tagged(\.parent)]
  }
}

extension Steps {
  fileprivate static var compared: KeyedTags<Compared, any Step> { KeyedTags() }
}
