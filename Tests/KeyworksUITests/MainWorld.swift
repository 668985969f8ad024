import Keyworks
import KeyworksUI
import TestSupport

/// A container with factories of the main actor. None of its properties belongs to an actor.
final class MainWorld: SharedContainer {
  static let shared = MainWorld()
  let manager = ContainerManager()
  let diary = Diary()
}

/// The model of a screen. It belongs to the main actor, and so does all code that makes it.
@MainActor final class ScreenModel {
  var title: String
  init(_ title: String) { self.title = title }
}

@MainActor protocol Section: AnyObject {
  var name: String { get }
}

extension ScreenModel: Section {
  var name: String { title }
}

/// A value that must not reach another thread.
final class Draft {
  var text = ""
}

extension MainWorld {
  var screen: MainActorFactory<ScreenModel> { self.mainActor { ScreenModel("screen") } }
  var library: MainActorFactory<ScreenModel> {
    self.mainActor { [diary] in
      diary.note("+library")
      return ScreenModel("library")
    }.cached
  }
  var detail: MainActorParameterFactory<Int, ScreenModel> {
    self.mainActor { id in ScreenModel("detail \(id)") }
  }
  var page: MainActorParameterFactory<Int, ScreenModel> {
    self.mainActor { id in ScreenModel("page \(id)") }.cached
  }
  var draft: MainActorFactory<Draft> { self.mainActor { Draft() }.cached }
  var one: MainActorFactory<ScreenModel> { self.mainActor { ScreenModel("one") }.singleton }
  var told: MainActorFactory<String> { self.mainActor { self.style() + " screen" }.graph }
  var style: Factory<String> { self { "plain" } }
  var wrapped: MainActorFactory<ScreenModel> {
    self.mainActor { ScreenModel("wrapped") }.decorated { model in
      model.title = "<\(model.title)>"
      return model
    }
  }
  var byTone: MainActorFactory<ScreenModel> {
    self.mainActor { ScreenModel("plain") }.when(Tone.loud) { ScreenModel("loud") }.cached
  }
  static let elsewhereLine = #line + 1
  var elsewhere: MainActorFactory<any Section> { promised() }
  static let loopLine = #line + 1
  var loop: MainActorFactory<ScreenModel> { self.mainActor { self.loop() } }

  static var sections: MainActorTags<any Section> {
    [Tagged(\.screen, priority: 2) { $0 }, Tagged(\.library, priority: 1) { $0 }]
  }
  static var models: MainActorTags<ScreenModel> { [Tagged(\.screen), Tagged(\.library)] }
  static var texts: MainActorTags<String> { [Tagged(\.told), Tagged(\.style)] }
  static var pages: TagList<MainWorld, MainActorParameterProvider<Int, ScreenModel>> {
    [Tagged(\.detail), Tagged(\.page)]
  }
  static var pagesByName:
    KeyedTagList<MainWorld, String, MainActorParameterProvider<Int, ScreenModel>>
  {
    ["detail": Tagged(\.detail), "page": Tagged(\.page)]
  }
  static var byName: MainActorKeyedTags<String, any Section> {
    ["screen": Tagged(\.screen) { $0 }, "library": Tagged(\.library) { $0 }]
  }
}

enum Tone: Variant { case loud, quiet }
