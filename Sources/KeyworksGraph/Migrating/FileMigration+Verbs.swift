extension FileMigration {
  /// How the old program gives a factory another body.
  enum Manner {
    case register, shorthand
    /// For launches in tests, or in previews.
    case test, preview
  }

  /// The method that has this effect at a place. Nil if the place does not tell.
  func verb(at token: Int, for manner: Manner) -> String? {
    switch (setting(of: token), manner) {
    case (.test, .preview): nil
    case (.test, _): "override"
    case (.preview, .test): nil
    case (.preview, _): "override"
    // The wiring of a test target applies to nothing but tests.
    case (.wiring, .preview): nil
    case (.wiring, _): file.isTest || manner == .register ? "register" : nil
    case (.app, _): manner == .register ? "register" : nil
    }
  }

  /// Whether a place is in the `autoRegister` of the app, which runs in all launches.
  func isAppsWiring(_ token: Int) -> Bool { !file.isTest && setting(of: token) == .wiring }

  private enum Setting { case app, wiring, preview, test }

  private func setting(of token: Int) -> Setting {
    for open in text.brackets(around: token) where text.is(open, "{") {
      if text.is(open - 1, ")"), text.is(text.before(open - 1), "autoRegister") { return .wiring }
      let name = text.is(open - 1, ")") ? text.before(open - 1) : open - 1
      if text.is(name, "Preview"), text.is(name - 1, "#") { return .preview }
    }
    if text.enclosingType(of: token)?.inherits.contains("PreviewProvider") == true {
      return .preview
    }
    return file.isTest ? .test : .app
  }
}
