// why: editor (singleton) keeps textures (shared) in the base class of the models that
// Pane.open makes.
import Darkroom
import Keyworks
import KeyworksUI

@MainActor class Coordinator {
  private(set) var path: [String] = []
  final func go(to place: String) { path.append(place) }
}

final class EditorCoordinator: Coordinator {
  private let panes: [PaneModel]

  init(in container: Container) {
    panes = Pane.allCases.map { $0.open(in: container) }
    super.init()
  }

  func edit(_ negative: Negative) {
    guard negative.isLoaded else { return }
    panes.forEach { go(to: "\(negative.number): \($0.name)") }
  }
}

final class ArchiveCoordinator: Coordinator {
  @LazyInjected(\.negative, 7) private var latest
  func browse() { go(to: "archive at \(latest.number)") }
}

extension Container {
  var editor: MainActorFactory<EditorCoordinator> {  // expect: captive editor textures
    self.mainActor { EditorCoordinator(in: self) }.singleton
  }
  var archive: MainActorFactory<ArchiveCoordinator> { self.mainActor { ArchiveCoordinator() } }
}

let archive = Container.shared.archive()
archive.browse()
let editor = Container.shared.editor()
editor.edit(Container.shared.negative(36))
print(archive.path, editor.path)
