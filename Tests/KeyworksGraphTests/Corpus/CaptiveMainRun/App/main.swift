// why: a cached async instance takes an instance of a visit in a closure that runs on the main actor.
import Keyworks
import KeyworksAsync
import KeyworksUI

extension Scope {
  static let visit = Scope("visit")
}

@MainActor final class Label {
  let text: String
  init(_ text: String) { self.text = text }
}

struct Page: Sendable {
  let label: Label
}

@MainActor func caption(of container: Container) -> Label { container.label() }

extension Container {
  var guest: Factory<String> { self { "Ada" }.scope(.visit) }
  var label: MainActorFactory<Label> { self.mainActor { Label(self.guest()) } }
  var page: AsyncFactory<Page, Never> {  // expect: captive page label guest
    self.async {
      let label = await MainActor.run { self.label() }
      return Page(label: label)
    }.cached
  }
  var poster: AsyncFactory<Page, Never> {  // expect: captive poster label guest
    self.async { Page(label: await caption(of: self)) }.singleton
  }
  // Builds anew, or asks later.
  var draft: AsyncFactory<Page, Never> { self.async { Page(label: await self.label()) } }
  var later: AsyncFactory<@Sendable () async -> Page, Never> {
    self.async { { @Sendable in Page(label: await self.label()) } }.cached
  }
}

let site = Container.shared
let pages = [await site.page(), await site.poster(), await site.draft(), await site.later()()]
print(pages.map(\.label.text))
