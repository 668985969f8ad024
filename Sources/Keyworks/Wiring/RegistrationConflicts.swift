/// The behavior if two places of the wiring register a factory with the same priority.
public enum RegistrationConflicts: Sendable {
  /// The later registration wins, and observers are told.
  case laterWins
  /// The program stops and names both places.
  case refusing
}
