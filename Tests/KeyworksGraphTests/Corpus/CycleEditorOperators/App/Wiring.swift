import Keyworks

extension Container {
  var level: Factory<Level> { self { Level(title: "One") <~ self } }  // expect: cycle level tiles
  var tiles: Factory<[String]> { self { [self.level().title] } }

  var brush: Factory<Brush> { self { ^^self } }  // expect: cycle brush stroke
  var stroke: Factory<Stroke> { self { Stroke(length: Widener(container: self)(3)) } }

  var undo: Factory<Undo> { self { Undo(depth: History[self]) } }  // expect: cycle undo redo
  var redo: Factory<Undo> { self { Undo(depth: self.undo().depth - 1) } }

  var palette: Factory<Palette> {  // expect: cycle palette swatch
    self {
      var palette = Palette(colours: [])
      palette += self
      return palette
    }
  }
  var swatch: Factory<String> { self { self.palette().colours.first ?? "red" } }
}
