import Keyworks
import Synchronization

protocol Agent: AnyObject, Sendable {
  var name: String { get }
  func act(on text: String) -> String
}

class BaseAgent: @unchecked Sendable {
  let workspace: Workspace
  init(_ workspace: Workspace) { self.workspace = workspace }
  func tool(_ name: String) -> String { workspace.tool(name) }
}

final class Planner: BaseAgent, Agent, @unchecked Sendable {
  var name: String { "planner" }
  func act(on text: String) -> String {
    text.split(separator: ",").map { tool(String($0)) }.joined(separator: " then ")
  }
}

final class Critic: Agent {
  let name = "critic"
  private let seen = Mutex(0)
  func act(on text: String) -> String {
    seen.withLock { $0 += 1 }
    return text.isEmpty ? "nothing to do" : text + ", fine"
  }
}

final class Workspace: ManagedContainer {
  let manager = ContainerManager()
  let root: String
  init(root: String) { self.root = root }
}

extension Workspace {
  var tool: ParameterFactory<String, String> { self { "\(self.root)/\($0)" } }
  var planner: Factory<Planner> { self { self.newPlanner() }.cached }  // expect: leak planner
  var critic: Factory<Critic> { self { Critic() }.cached }

  static var agents: Tags<any Agent> {
    [Tagged(\.planner, priority: 1) { $0 }, Tagged(\.critic, priority: 2) { $0 }]
  }

  private func newPlanner() -> Planner { Planner(self) }
}
