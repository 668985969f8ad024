// why: a singleton never releases a shared instance; a cached holder of a shared instance is fine.
import Keyworks

final class Texture: Sendable {
  let pixels: Int
  init(pixels: Int) { self.pixels = pixels }
}

final class Palette: Sendable {
  let colours = ["red", "blue"]
}

final class Canvas: Sendable {
  let texture: Texture
  init(texture: Texture) { self.texture = texture }
}

final class Easel: Sendable {
  let texture: Texture
  let palette: Palette
  init(texture: Texture, palette: Palette) {
    self.texture = texture
    self.palette = palette
  }
}

extension Container {
  var palette: Factory<Palette> { self { Palette() }.cached }
  var texture: Factory<Texture> {
    self { Texture(pixels: self.palette().colours.count * 8) }.shared
  }
  var canvas: Factory<Canvas> { self { Canvas(texture: self.texture()) }.cached }
  var exhibit: Factory<Canvas> { self { Canvas(texture: self.texture()) }.singleton }  // expect: captive exhibit texture
  var easel: Factory<Easel> {
    self { Easel(texture: self.texture(), palette: self.palette()) }.shared
  }
}

let studio = Container()
print(studio.canvas().texture.pixels, studio.exhibit().texture.pixels)
print(studio.easel().palette.colours)
