// why: Cutting puts scissors before needle in the list toolbox, Stitching puts needle before
// scissors.
import Cutting
import Keyworks
import KeyworksUI
import Stitching
import Toolbox

@MainActor final class ToolboxModel {
  private let tools: [any Tool]
  private var selection = 0
  init(tools: [any Tool]) { self.tools = tools }

  func next() -> String {
    defer { selection = (selection + 1) % tools.count }
    return tools[selection].symbol
  }
}

extension Container {
  var toolboxModel: MainActorFactory<ToolboxModel> { self.mainActor { ToolboxModel(tools: self[\.toolbox]) } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Cutting.install(in: self)
    Stitching.install(in: self)
  }
}

let model = Container.shared.toolboxModel()
print(model.next(), model.next(), model.next())
