import Keyworks

extension Container {
  var theme: Factory<String> { self { "light" }.singleton }
  var style: Factory<Style> { self { Style(name: self.theme()) }.cached }
  var frame: Factory<View> { self { View(in: self) } }
  var panelTitle: Factory<String> { self { self.plainPanel().title + "!" } }
  var panel: Factory<Panel> { self { Panel(self) } }
  var plainPanel: Factory<PlainPanel> { self { PlainPanel(plain: self.plainTitle()) } }
  var plainTitle: Factory<String> { self { "panel" }.singleton }
  var window: Factory<Window> { self { Window(panel: self.panel()) } }
  var windows: Factory<[View]> { self { [self.window(), self.frame(), self.plainPanel()] } }
  var count: Factory<Int> {
    self { self.windows().reduce(0) { $0 + $1.subviews.count } }
  }
}

class Cards: ManagedContainer, @unchecked Sendable {
  let manager = ContainerManager()
  var greeting: Factory<String> { self { "Hello" } }
  var card: Factory<String> { self { self.greeting() + ", Ada" } }
}

/// A container whose bodies use those that they override.
final class BirthdayCards: Cards, @unchecked Sendable {
  override var greeting: Factory<String> { self { super.greeting() + " and happy birthday" } }
  override var card: Factory<String> { self { "♥ " + super.card() } }
}
