import Keyworks

class View {
  let style: Style
  init(style: Style) { self.style = style }
  convenience init(in container: Container) { self.init(style: container.style()) }
  func draw(in container: Container) -> String { style.name }
  var subviews: [View] { [] }
}

class Panel: View {
  let title: String
  init(title: String, style: Style) {
    self.title = title
    super.init(style: style)
  }
  init(_ container: Container) {
    title = container.panelTitle()
    super.init(style: container.style())
  }
  override func draw(in container: Container) -> String { container.window().title }
}

final class Window: Panel {
  private let panel: Panel
  init(panel: Panel) {
    self.panel = panel
    super.init(title: panel.title, style: panel.style)
  }
  override var subviews: [View] { [panel] + panel.subviews }
  override func draw(in container: Container) -> String {
    super.draw(in: container) + container.frame().style.name
  }
}

/// A subclass with an initialiser of its own that does not use the one which resolves.
final class PlainPanel: Panel {
  init(plain title: String) { super.init(title: title, style: Style(name: "plain")) }
}

struct Style: Sendable {
  let name: String
}
