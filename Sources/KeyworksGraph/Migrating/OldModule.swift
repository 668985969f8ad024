/// The modules of the other library.
enum OldModule: String {
  case kit = "FactoryKit"
  case older = "Factory"
  case testing = "FactoryTesting"

  var counterpart: String { self == .testing ? "KeyworksTesting" : "Keyworks" }
}
