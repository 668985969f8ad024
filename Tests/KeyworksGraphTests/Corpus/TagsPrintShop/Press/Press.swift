import Keyworks

public struct Sheet: Sendable {
  public private(set) var marks: [String] = []
  public init() {}

  public consuming func marked(_ mark: String) -> Sheet {
    marks.append(mark)
    return self
  }
}

open class Machine: @unchecked Sendable {
  public init() {}
  open var name: String { "machine" }
  open func run(_ sheet: Sheet) -> Sheet { sheet.marked(name) }
}

final class Offset: Machine, @unchecked Sendable {
  override var name: String { "printed" }
}

final class Folder: Machine, @unchecked Sendable {
  override func run(_ sheet: Sheet) -> Sheet { sheet.marked("folded").marked("creased") }
}

final class Cutter: Machine, @unchecked Sendable {
  override var name: String { "trimmed" }
}

extension Container {
  var offset: Factory<Machine> { self { Offset() } }
  public var folding: Factory<Machine> { self { Folder() } }

  /// Not every shop has a cutter: contribute this one if yours has.
  public var trimming: Factory<Machine> { self { Cutter() } }

  public static var line: Tags<Machine> {  // expect: order-loop line folding stapling trimming
    [
      Tagged(\.offset, priority: -10),
      // A cutter leaves clean edges, which fold better.
      Tagged(\.folding, .after(\.trimming)),
    ]
  }
}
