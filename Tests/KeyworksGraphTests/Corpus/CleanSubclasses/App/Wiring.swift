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
