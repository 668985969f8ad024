/// How often a run measures.
struct Effort {
  /// The rounds of a row, in which both sides take turns.
  var rounds = 15
  /// How often a row is measured if the machine is restless.
  var attempts = 3
  /// The rounds of a growth table.
  var growthRounds = 9
  /// The rounds of a row that runs the compiler.
  var compilations = 3
  /// Whether to measure the row that compiles the library, which takes minutes.
  var compilesLibrary = true

  /// For a first look: differences of a tenth may be chance.
  static let quick = Effort(
    rounds: 5, attempts: 1, growthRounds: 3, compilations: 1, compilesLibrary: false)
}
