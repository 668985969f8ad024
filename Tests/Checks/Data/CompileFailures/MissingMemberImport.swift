// options: -enable-upcoming-feature MemberImportVisibility
// If an imported module uses the missing one, the compiler names it, but only for members. KeyworksWiring uses
// KeyworksAsync.

import Keyworks
import KeyworksWiring

// expected-note @-1 6 {{add import of module 'KeyworksAsync'}}
extension Container {
  var pool: Factory<Int> {
    self { 1 }.cached.teardown { pool, outcome in print(pool) }
    // expected-error @-1 {{missing import of defining module 'KeyworksAsync'}}
  }
  static var pools: AsyncTags<Int> { [] }
  // expected-error @-1 {{missing import of defining module 'KeyworksAsync'}}
}

func stop(_ container: Container) async throws {
  try await container.start(\.pool)
  // expected-error @-1 2 {{missing import of defining module 'KeyworksAsync'}}
  try await container.close()
  // expected-error @-1 2 {{missing import of defining module 'KeyworksAsync'}}
  try await withContainer(container) { _ in }
  // expected-error @-1 {{cannot find 'withContainer' in scope}}
}
