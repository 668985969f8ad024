/// The parts that a reset drops.
public struct ResetOptions: OptionSet, Sendable {
  /// One bit for each of the options below.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The cached instances.
  public static let instances = ResetOptions(rawValue: 1 << 0)
  /// The layers that `register` and `decorate` added.
  public static let registrations = ResetOptions(rawValue: 1 << 1)
  /// The layers that `override` added.
  public static let overrides = ResetOptions(rawValue: 1 << 2)
  /// The changes that `contribute`, `reorder` and `remove` made to lists.
  public static let contributions = ResetOptions(rawValue: 1 << 3)

  /// Everything.
  public static let all: ResetOptions = [.instances, .registrations, .overrides, .contributions]
}
