// why: a method of the container builds the planner, and passes the container.
import Keyworks

@main
struct Session {
  let workspace: Workspace

  func run(_ text: String) -> String {
    workspace[\.agents].reduce(text) { text, agent in agent.act(on: text) }
  }

  static func main() {
    for root in ["/home/a", "/home/b"] {
      let session = Session(workspace: Workspace(root: root))
      print(session.run("grep,sed"), "by", session.workspace.planner().name)
    }
  }
}
