// `Container` and `AutoRegistering` are both of another module than the app: the
// conformance is `@retroactive` and its method is public.

import Keyworks

extension Container: AutoRegistering {
  // expected-warning @-1 {{imported type 'Container' to imported protocol 'AutoRegistering'}}
  // expected-note @-2 {{add '@retroactive' to silence this warning}}
  func autoRegister() {}  // expected-error {{method 'autoRegister()' must be declared public}}
  // expected-note @-1 {{mark the instance method as 'public' to satisfy the requirement}}
}

// That of a container of the app's own is neither.

final class AppContainer: SharedContainer, AutoRegistering {
  static let shared = AppContainer()
  let manager = ContainerManager()
  func autoRegister() {}
}
