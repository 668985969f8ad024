// why: the singleton bell keeps the shared timer in a weak property of its superclass.
import Keyworks
import KeyworksUI

/// Runs only while the cook looks at a recipe.
@MainActor final class KitchenTimer {
  private(set) var remaining = 0
  func start(minutes: Int) { remaining = minutes }
  func pass(_ minutes: Int) { remaining = max(0, remaining - minutes) }
}

@MainActor protocol Ringing: AnyObject {
  func check() -> String
}

@MainActor class Bell: Ringing {
  private weak var timer: KitchenTimer?

  init(timer: KitchenTimer) {
    self.timer = timer
  }

  func check() -> String {
    guard let timer else { return "nobody cooks" }
    return timer.remaining == 0 ? ring() : "\(timer.remaining) min"
  }

  func ring() -> String { "ding" }
}

@MainActor final class LoudBell: Bell {
  private let times: Int

  init(times: Int, timer: KitchenTimer) {
    self.times = times
    super.init(timer: timer)
  }

  override func ring() -> String { Array(repeating: super.ring(), count: times).joined(separator: " ") }
}

@MainActor final class RecipeViewModel {
  private let timer: KitchenTimer
  let title: String

  init(title: String, timer: KitchenTimer) {
    self.title = title
    self.timer = timer
  }

  func cook(minutes: Int) { timer.start(minutes: minutes) }
  func wait(_ minutes: Int) { timer.pass(minutes) }
}

extension Container {
  var timer: MainActorFactory<KitchenTimer> { self.mainActor { KitchenTimer() }.shared }
  var bell: MainActorFactory<any Ringing> { self.mainActor { LoudBell(times: 3, timer: self.timer()) }.singleton }
  var recipe: MainActorParameterFactory<String, RecipeViewModel> {
    self.mainActor { title in RecipeViewModel(title: title, timer: self.timer()) }
  }
}

@MainActor func boilAnEgg(on stove: Container) -> any Ringing {
  let egg = stove.recipe("Egg")
  let bell = stove.bell()
  egg.cook(minutes: 6)
  print(egg.title, bell.check())
  egg.wait(6)
  print(egg.title, bell.check())
  return bell
}

print(boilAnEgg(on: .shared).check())
