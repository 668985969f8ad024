import Keyworks
import KeyworksAsync
import KeyworksUIOnStub
import Observation
import SwiftUI
import Synchronization

/// A shop whose views are shown by a host.
final class Shop: SharedContainer {
  static let shared = Shop("shared")
  let manager: ContainerManager
  let name: String
  let built = Mutex(0)

  init(_ name: String, parent: (any ManagedContainer)? = nil) {
    (self.name, manager) = (name, ContainerManager(parent: parent))
  }
}

/// A container whose parent is a shop.
final class Visit: ManagedContainer {
  let manager: ContainerManager
  let shop: Shop
  let isClosed: @Sendable () -> Void

  init(_ shop: Shop, isClosed: @escaping @Sendable () -> Void = {}) {
    (self.shop, self.isClosed) = (shop, isClosed)
    manager = ContainerManager(parent: shop)
  }

  var session: Factory<String> { self { "session" }.cached.teardown { [isClosed] _ in isClosed() } }
}

@MainActor @Observable final class Search {
  @ObservationIgnored let number: Int
  @ObservationIgnored let shop: String
  var query = ""
  init(_ number: Int, in shop: String) { (self.number, self.shop) = (number, shop) }
}

extension Shop {
  var search: MainActorFactory<Search> {
    self.mainActor {
      Search(
        self.built.withLock { number in
          number += 1
          return number
        }, in: self.name)
    }
  }
  var page: MainActorParameterFactory<Int, Search> { self.mainActor { Search($0, in: self.name) } }
  var section: ParameterFactory<Int, String> { self { "section \($0) of \(self.name)" } }
  var title: Factory<String> { self { self.name } }
  var sign: Factory<String> { self { "open" }.when(Hours.night) { "closed" } }
  var board: MainActorFactory<Search> {
    self.mainActor { Search(1, in: self.name) }.when(Hours.night) { Search(2, in: self.name) }
  }
  var motto: MainActorFactory<String> { self.mainActor { "buy at \(self.title())" } }
}

struct SearchView: View {
  @InjectedState(\Shop.search) var search

  var body: some View { Text("\(search.number) \(search.shop) \(search.query)") }
}

struct PageView: View {
  @InjectedState(\Shop.page, 7) var page

  var body: some View { Text("page \(page.number)") }
}

enum Hours: Variant { case night }

struct NightView: View {
  @EnvironmentInjected(\Shop.sign, under: Hours.night) var sign
  @InjectedState(\Shop.board, under: Hours.night) var board

  var body: some View { Text("\(sign) \(board.number)") }
}

struct DayView: View {
  @EnvironmentInjected(\Shop.sign) var sign
  @EnvironmentInjected(\Shop.sign, without: Hours.self) var daySign
  @InjectedState(\Shop.board, without: Hours.self) var board

  var body: some View { Text("\(sign) \(daySign) \(board.number)") }
}

struct SectionView: View {
  @EnvironmentInjected(\Shop.section, 3) var section

  var body: some View { Text(section) }
}

struct TitleView: View {
  @EnvironmentInjected(\Shop.title) var title
  @EnvironmentInjected(\Shop.motto) var motto

  var body: some View { Text("\(title), \(motto)") }
}

extension Container {
  var greeting: Factory<String> { self { "hello" } }
}

struct ContainerView: View {
  @EnvironmentInjected(Container.self) var container
  @EnvironmentInjected(Shop.self) var shop

  var body: some View { Text("\(container.greeting()) from \(shop.name)") }
}

struct GreetingView: View {
  @EnvironmentInjected(\.greeting) var greeting

  var body: some View { Text(greeting) }
}
