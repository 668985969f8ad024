// why: Current keeps a provider, which resolves the login of the day each time that somebody
// writes.
import Keyworks
import Sessions

/// Lives as long as the process, whoever is logged in.
final class Newsroom: Sendable {
  private let login: Current<Login>
  private let gatehouse: Current<Gatehouse>

  init(login: Current<Login>, gatehouse: Current<Gatehouse>) {
    (self.login, self.gatehouse) = (login, gatehouse)
  }

  func write(_ draft: String) -> String {
    let author = login()
    return "\(author.editor) has \(author.save(draft)) drafts"
  }
  func visit() async -> String { await gatehouse().badge() }
}

extension Container {
  var newsroom: Factory<Newsroom> {
    self { Newsroom(login: self.current(\.login), gatehouse: self.current(\.gatehouse)) }.singleton
  }
}

let container = Container.shared
for editor in ["Petra", "Quentin"] {
  container.editor.register(with: editor)
  print(container.newsroom().write("\(editor)'s leader"))
  print(await container.newsroom().visit())
  container.reset(scope: .login)
}
