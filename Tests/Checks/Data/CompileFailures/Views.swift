// What a view owns is no observable class, or is not what its wrapper resolves.

import Keyworks
import KeyworksAsync
import KeyworksUI
import Observation
import SwiftUI

@MainActor @Observable final class Search { var query = "" }
@MainActor final class Silent { var query = "" }
struct Settings: Sendable { var query = "" }

extension Container {
  var search: MainActorFactory<Search> { self.mainActor { Search() } }
  var silent: MainActorFactory<Silent> { self.mainActor { Silent() } }
  var settings: Factory<Settings> { self { Settings() } }
  var page: MainActorParameterFactory<Int, Search> { self.mainActor { _ in Search() } }
  var account: AsyncFactory<Settings, Never> { self.async { Settings() } }
}

struct Views: View {
  @InjectedState(\.search) var search
  @InjectedState(\.page, 3) var page
  @EnvironmentInjected(\.settings) var settings
  @InjectedState(\Container.page, 3) var samePage
  @EnvironmentInjected(\Container.settings) var sameSettings

  @InjectedState(\.silent) var silent
  // expected-error @-1 {{requires that 'Silent' conform to 'Observable'}}
  @InjectedState(\Container.settings) var owned: Settings
  // expected-error @-1 {{referencing initializer 'init(_:_:under:without:)' on 'InjectedState' requires that 'Settings' be a class type}}
  // expected-error @-2 2 {{generic struct 'InjectedState' requires that 'Settings' be a class type}}
  // expected-error @-3 {{generic struct 'InjectedState' requires that 'Settings' conform to 'Observable'}}
  @InjectedState(\.page) var pageOfNothing
  // expected-error @-1 {{missing argument for parameter #2 in call}}
  @EnvironmentInjected(\.account) var account
  // expected-error @-1 {{requires that 'BasicAsyncFactory<(), _NoKey, Settings, Never>' conform to 'MainActorMember'}}
  // expected-error @-2 {{generic parameter 'Value' could not be inferred}}

  var body: some View { Text(search.query) }
}

func preview() -> some View {
  EmptyView().overriding { container in
    container.search.override { Search() }
    container.settings
    // expected-error @-1 {{no exact matches in call to static method 'buildExpression'}}
  }
}
