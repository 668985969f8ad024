// why: a capture list, a local closure that is called, a key path in a variable, and a helper that registers a body.
import Keyworks

struct Note: Sendable {
  let text: String
}

struct Page {
  let make: () -> Note
}

func bind<Value>(_ factory: Factory<Value>, _ body: @escaping @Sendable () -> Value) {
  factory.register(body: body)
}

extension Container {
  var page: Factory<Page> { self { Page(make: { [note = self.note()] in note }) } }  // expect: cycle page note
  var note: Factory<Note> { self { Note(text: self.page().make().text) } }

  var cover: Factory<String> {  // expect: cycle cover title
    self {
      let make = { self.title() }
      return make()
    }
  }
  var title: Factory<String> { self { self.cover() + "!" } }

  var index: Factory<String> {  // expect: cycle index glossary
    self {
      let path = \Container.glossary
      return self[path]
    }
  }
  var glossary: Factory<String> { self { self.index() + "?" } }
}

let container = Container.shared
print(container.page().make(), container.cover(), container.index())
