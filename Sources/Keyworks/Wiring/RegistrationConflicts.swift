/// What happens if two places of the wiring register one factory with the same priority.
public enum RegistrationConflicts: Sendable {
  /// The later one counts, and observers are told.
  case laterWins
  /// The program stops and names both places.
  case refusing
}
