import Keyworks
import Matters

extension Container {
  /// Each set of chambers brings its own scale.
  public var feeScale: Factory<any FeeScale> { promised() }  // expect: cycle feeScale yearBook
}

public struct FeeNote {
  public let matter: Matter
  public let total: Int

  public init(_ matter: Matter, scale: any FeeScale = Container.shared.feeScale()) {
    self.matter = matter
    total = matter.hours * scale.hourly(in: matter.field)
  }
}

extension Sequence where Element == Matter {
  public func feeNotes() -> [FeeNote] { map { FeeNote($0) } }
}
