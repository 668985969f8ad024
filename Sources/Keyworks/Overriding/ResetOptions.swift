/// What a reset drops.
public struct ResetOptions: OptionSet, Sendable {
  /// One bit for each of the options below.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What was built and kept.
  public static let instances = ResetOptions(rawValue: 1 << 0)
  /// What `register` and `decorate` made.
  public static let registrations = ResetOptions(rawValue: 1 << 1)
  /// What `override` made.
  public static let overrides = ResetOptions(rawValue: 1 << 2)
  /// What `contribute`, `reorder` and `remove` made of lists.
  public static let contributions = ResetOptions(rawValue: 1 << 3)

  /// Everything.
  public static let all: ResetOptions = [
    .instances, .registrations, .overrides, .contributions,
  ]
}
