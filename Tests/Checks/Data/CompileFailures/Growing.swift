// Code that a later addition to the library would break does not compile today either.

import Keyworks
import KeyworksAsync

func word(for outcome: WorkOutcome) -> String {
  switch outcome {  // expected-error {{may have additional unknown values}}
  // expected-note @-1 {{handle unknown values using "@unknown default"}}
  case .returned: "returned"
  case .failed: "failed"
  case .cancelled: "cancelled"
  }
}

// A factory with the name of the one asynchronous function that can be called without arguments.
extension Container {
  var close: Factory<Int> { self { 1 } }
}

func count(_ container: Container) async {
  container.close()
  // expected-error @-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
  // expected-error @-2 {{expression is 'async' but is not marked with 'await'}}
  // expected-note @-3 {{call is 'async'}}
}
