import Darkroom
import Keyworks

@MainActor class PaneModel {
  fileprivate let textures: TextureCache
  fileprivate init(textures: TextureCache) { self.textures = textures }
  var name: String { "pane" }
}

private final class CurvesModel: PaneModel {
  override var name: String { "curves of \(textures.capacity) steps" }
}

private final class CropModel: PaneModel {
  override var name: String { "crop" }
}

enum Pane: CaseIterable {
  case curves, crop

  @MainActor func open(in container: Container) -> PaneModel {
    let textures = container.textures()
    return switch self {
    case .curves: CurvesModel(textures: textures)
    case .crop: CropModel(textures: textures)
    }
  }
}
