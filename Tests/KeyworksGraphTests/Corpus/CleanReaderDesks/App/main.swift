// why: the registered body gets its container as an argument, and neither the cached plan nor
// the cached model holds it.
// A news kiosk: many readers at one screen, and a container for each that must go when the reader goes.
import Keyworks
import KeyworksUI

struct Article: Sendable {
  let title: String
  let isPaid: Bool
}

protocol Paywall: Sendable {
  func admits(_ article: Article) -> Bool
}
struct Open: Paywall {
  func admits(_ article: Article) -> Bool { true }
}
struct Metered: Paywall {
  let plan: Plan
  func admits(_ article: Article) -> Bool { !article.isPaid || plan.isPaying }
}

final class Plan: Sendable {
  let isPaying: Bool
  init(isPaying: Bool) { self.isPaying = isPaying }
}

final class Newsstand: Sendable {
  let articles = [Article(title: "Weather", isPaid: false), Article(title: "The ferry affair", isPaid: true)]
}

final class ReaderContainer: ManagedContainer {
  let manager = ContainerManager(parent: Container.shared)
  let isPaying: Bool
  init(isPaying: Bool) { self.isPaying = isPaying }
  deinit { print("a reader left") }
}

extension ReaderContainer {
  var plan: Factory<Plan> { self { Plan(isPaying: self.isPaying) }.cached }
  var paywall: Factory<any Paywall> { promised() }
  var front: MainActorFactory<FrontModel> {
    self.mainActor { FrontModel(paywall: self.paywall(), shelf: self.shelf()) }.cached
  }
  var shelf: Factory<Shelf> { self { Shelf(isPaying: self.isPaying) } }

  /// Wires the paywall for one reader.
  func configure(free: Bool) {
    if free {
      paywall.register { Open() }
    } else {
      register(\.paywall) { reader in Metered(plan: reader.plan()) }
    }
  }
}

struct Shelf: Sendable {
  let isPaying: Bool
  var label: String { isPaying ? "for you" : "for everyone" }
}

@MainActor final class FrontModel {
  @Injected(\.newsstand) private var newsstand
  private let paywall: any Paywall
  private let shelf: Shelf

  init(paywall: any Paywall, shelf: Shelf) {
    self.paywall = paywall
    self.shelf = shelf
  }

  var titles: String {
    "\(shelf.label): " + newsstand.articles.filter(paywall.admits).map(\.title).joined(separator: ", ")
  }
}

extension Container {
  var newsstand: Factory<Newsstand> { self { Newsstand() }.singleton }
}

@MainActor func read(paying: Bool, free: Bool) {
  let reader = ReaderContainer(isPaying: paying)
  reader.configure(free: free)
  print(reader.front().titles)
}

read(paying: true, free: false)
read(paying: false, free: true)
