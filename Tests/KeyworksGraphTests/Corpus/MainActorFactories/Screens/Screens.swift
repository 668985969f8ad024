import Keyworks
import KeyworksUI

@MainActor public final class Model {
  public let title: String
  public init(_ title: String) { self.title = title }
}

extension Scope {
  public static let visit = Scope("visit")
}

extension Container {
  public var left: MainActorFactory<Model> {  // expect: cycle left right
    self.mainActor { Model(self.right().title) }
  }
  public var right: MainActorFactory<Model> { self.mainActor { Model(self[\.left].title) } }
  public var visitor: MainActorFactory<Model> { self.mainActor { Model("Ada") }.scope(.visit) }
  public var kept: MainActorFactory<Model> {  // expect: captive kept visitor
    self.mainActor { Model(self.visitor().title) }.cached
  }
  public var nobodys: MainActorFactory<Model> { promised() }  // expect: promise nobodys
  public var menu: MainActorFactory<Model> {  // expect: cycle menu item
    self.mainActor { Model(self[\.menus].map { $0().title }.joined()) }
  }
  public var item: MainActorFactory<Model> { self.mainActor { Model(self.menu().title) } }
  public static var menus: MainActorTags<Model> { [Tagged(\.item)] }
  public var tray: MainActorFactory<Model> {  // expect: cycle tray dish
    self.mainActor {
      var title = ""
      for dish in self[\.dishes] { title += dish().title }
      return Model(title)
    }
  }
  public var dish: MainActorFactory<Model> { self.mainActor { Model(self.tray().title) } }
  public static var dishes: MainActorTags<Model> { [Tagged(\.dish)] }
  public static var first: MainActorTags<Int> { [] }  // expect: no-members first
  public static var second: MainActorTags<Int> { [] }  // expect: empty-list second
  public var caption: Factory<String> {  // expect: isolation caption visitor
    self { MainActor.assumeIsolated { self.visitor().title } }
  }
}
