// why: dome needs itself: dome → DomeCoordinator.init(first:make:) → Show.presentation(in:) →
// welcome → WelcomePresentation's @Injected dome → dome.
import Keyworks
import KeyworksUI

@MainActor protocol Presentation: AnyObject {
  var headline: String { get }
  func finish()
}

/// What the dome can show tonight; each case knows how its presentation is made.
enum Show: String, CaseIterable {
  case welcome, nebula, eclipse

  static let opening = Show.welcome

  @MainActor func presentation(in container: Container) -> any Presentation {
    switch self {
    case .welcome: container.welcome()
    case .nebula: container.nebula()
    case .eclipse: container.eclipse()
    }
  }

  var next: Show? {
    let all = Show.allCases
    return all.firstIndex(of: self).flatMap { $0 + 1 < all.count ? all[$0 + 1] : nil }
  }
}

@MainActor final class DomeCoordinator {
  private var current: Show
  private var onScreen: any Presentation
  private(set) var log: [String] = []

  init(first show: Show, make: (Show) -> any Presentation) {
    current = show
    onScreen = make(show)
  }

  func advance(in container: Container) {
    onScreen.finish()
    guard let next = current.next else { return }
    (current, onScreen) = (next, next.presentation(in: container))
    log.append("now: \(onScreen.headline)")
  }

  func record(_ line: String) { log.append(line) }
}

@MainActor final class TimedPresentation: Presentation {
  let headline: String
  private let minutes: Int
  init(_ headline: String, minutes: Int) { (self.headline, self.minutes) = (headline, minutes) }
  func finish() { print(headline, "ran for", minutes, "minutes") }
}

@MainActor final class WelcomePresentation: Presentation {
  let headline = "Good evening"
  @Injected(\.dome) private var dome

  func finish() { dome.record("the guests are seated") }
}

extension Container {
  var dome: MainActorFactory<DomeCoordinator> {  // expect: cycle dome welcome
    self.mainActor { DomeCoordinator(first: .opening) { $0.presentation(in: self) } }.cached
  }
  var welcome: MainActorFactory<WelcomePresentation> { self.mainActor { WelcomePresentation() } }
  var nebula: MainActorFactory<TimedPresentation> { self.mainActor { TimedPresentation("Orion", minutes: 25) } }
  var eclipse: MainActorFactory<TimedPresentation> { self.mainActor { TimedPresentation("Saros", minutes: 40) } }
}

let evening = Container.shared.dome()
Show.allCases.forEach { _ in evening.advance(in: .shared) }
print(evening.log)
