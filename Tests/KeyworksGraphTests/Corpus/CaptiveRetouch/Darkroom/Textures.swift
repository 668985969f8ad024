import Keyworks

/// Decoded photos, two gigabytes of them: gone as soon as no open picture needs them.
public final class TextureCache: Sendable {
  public let capacity = 2_048
  init() {}
}

public struct Negative: Sendable {
  public let number: Int
  let textures: TextureCache

  public var isLoaded: Bool { number < textures.capacity }
}

extension Container {
  public var negative: ParameterFactory<Int, Negative> {
    self { Negative(number: $0, textures: self.textures()) }
  }
  public var textures: Factory<TextureCache> { self { TextureCache() }.shared }
}
