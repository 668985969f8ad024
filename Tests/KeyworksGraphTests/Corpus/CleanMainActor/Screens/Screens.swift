import Keyworks
import KeyworksAsync
import KeyworksUI

public enum Theme: Variant { case dark, light }

@MainActor public protocol Panel: AnyObject {
  var title: String { get }
}

@MainActor public final class Model: Panel {
  public let title: String
  /// Resolves what needs it, later.
  let shelf: MainActorProvider<Model>?
  public init(_ title: String, shelf: MainActorProvider<Model>? = nil) {
    (self.title, self.shelf) = (title, shelf)
  }
}

extension Container {
  public var names: Factory<String> { self { "books" }.cached }
  public var shelf: MainActorFactory<Model> {
    self.mainActor { Model(self.names(), shelf: self.provider(\.book)) }.cached
  }
  public var book: MainActorFactory<Model> { self.mainActor { Model(self.shelf().title) }.cached }
  public var page: MainActorParameterFactory<Int, Model> {
    self.mainActor { number in
      // Another number is another page.
      number > 0 ? Model("\(number)" + self.page(number - 1).title) : self.book()
    }.cached
  }
  public var window: MainActorFactory<any Panel> { promised() }
  public var lamp: MainActorFactory<String> {
    self.mainActor { "lit" }.when(Theme.dark) { self.names() }.decorated { $0 + "!" }
      .on(.test) { "test" }
  }
  public var early: MainActorFactory<Model> {
    self.mainActor { Model("early") }.singleton.teardown { _ in }
  }
  public static var panels: MainActorTags<any Panel> {
    [Tagged(\.shelf) { $0 }, Tagged(\.book, .after(\.shelf)) { $0 }]
  }
  public static var labels: MainActorTags<String> { [Tagged(\.lamp), Tagged(\.names)] }
  public static var byName: MainActorKeyedTags<String, Model> { ["book": Tagged(\.book)] }
  public var overview: MainActorFactory<String> {
    self.mainActor { self[\.panels].map { $0().title }.joined() + self[\.labels].map { $0() }.joined() }
  }
}
