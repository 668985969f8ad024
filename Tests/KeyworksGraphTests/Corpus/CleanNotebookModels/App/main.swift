// why: models of the main actor refer to each other through a stored autoclosure, lazily and weakly.
import Keyworks
import KeyworksAsync
import KeyworksUI
import Notes

@MainActor final class AppModel {
  let book: NotebookModel
  var opened: [Int] = []
  init(_ container: Container) {
    book = container.notebook()
    book.onOpen = { [unowned self] in opened.append($0.id) }
  }
}

extension Container {
  var app: MainActorFactory<AppModel> { self.mainActor { AppModel(self) } }
  var count: AsyncFactory<Int, any Error> {
    self.async {
      let book = await self.notebook()
      try await book.load()
      return await book.notes.count
    }
  }
}

let app = Container.shared.app()
try await app.book.load()
print(app.opened, try await Container.shared.count(), Container.shared.editor(1).refresh())
