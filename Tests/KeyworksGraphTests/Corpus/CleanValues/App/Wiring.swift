import Keyworks

extension Container {
  var volume: Factory<Int> { self { self.panelName().count } }
  var treble: Factory<Int> { self { self.panel().names.count }.cached }
  var bass: Factory<Int> { self { self.treble() - 1 } }
  // Another name for it, and one more.
  var low: Factory<Int> { bass }
  var lowest: Factory<Int> { self.low }

  var title: Factory<String> { self { "panel with \(self.panel().knobs.count) knobs" } }
  var maker: Factory<String> { self { "Keys & Sons" }.singleton }
  var limit: ParameterFactory<Int, Int> {
    self { $0 == 0 ? 10 : self.panel().limit(0) }
  }

  /// Mentions what needs it, as values.
  var panel: Factory<Panel> {
    self {
      let path = \Container.title
      let knobs = [self.volume, self.treble, self.lowest]
      return Panel(knobs: knobs, names: [path, \.maker], limit: self.limit)
    }
  }
  var panelName: Factory<String> { self { describe(self.title) + "\(sum(self.bass, self.low))" } }
  var shortcut: Factory<Shortcut<String>> { self { Shortcut(\.shortcutName) } }
  var shortcutName: Factory<String> {
    self {
      let shortcut = self.shortcut()
      return "\(type(of: shortcut.path).rootType)"
    }
  }
  var chosen: Factory<Provider<Int>> {
    self { self.provider(self.maker().isEmpty ? \.volume : \.chosenNumber) }
  }
  var chosenNumber: Factory<Int> {
    self {
      _ = self.chosen
      return 7
    }
  }
}
