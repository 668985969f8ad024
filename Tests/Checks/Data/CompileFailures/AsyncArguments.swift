// An AsyncFactory is given too few or too many arguments, or others than it takes, or its value is
// taken for another type.

import Keyworks
import KeyworksAsync

extension Container {
  var flags: AsyncFactory<Int, Never> { self.async { 1 } }
  var account: AsyncParameterFactory<Int, String, Never> { self.async { "\($0)" } }
  var report: AsyncParameterFactory<(Int, String), Int, any Error> { self.async { id, _ in id } }
}

// The compiler takes the wrong number of arguments of another factory for those of an AsyncFactory.
extension Container {
  var pair: ParameterFactory<(Int, String), Int> { self { id, _ in id } }
}
func typed(_ container: Container) {
  let many: Int = container[\.pair, 1, "a", 2]
  // expected-error @-1 {{extra argument in subscript}}
  print(many)
}

func calls(_ container: Container) async throws {
  _ = await container.flags(1)
  // expected-error @-1 {{A call resolves the factory, which takes no arguments.}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  _ = await container.account()
  // expected-error @-1 {{The factory takes more arguments. Pass one for each type that its}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  _ = await container.account(1, 2)
  // expected-error @-1 {{extra argument in call}}
  _ = await container.account("a")
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = try await container.report(1)
  // expected-error @-1 {{declaration lists before the value.}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  // expected-warning @-3 {{no calls to throwing functions occur within 'try' expression}}
  _ = try await container.report(1, "a", 2)
  // expected-error @-1 {{extra argument in call}}
  let text: String = await container.flags()
  // expected-error @-1 {{cannot convert value of type 'Int' to specified type 'String'}}
  print(text)
}

func keyPaths(_ container: Container) async throws {
  _ = await container[\.flags, 1]
  // expected-error @-1 {{The factory takes no arguments. Leave them out, or declare the property}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  _ = await container[\.account]
  // expected-error @-1 {{The factory takes more arguments. Pass one for each type that its}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  _ = await container[\.account, 1, 2]
  // expected-error @-1 {{extra argument in subscript}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  _ = await container[\.account, "a"]
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  _ = try await container[\.report, 1]
  // expected-error @-1 {{declaration lists before the value.}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  // expected-warning @-3 {{no calls to throwing functions occur within 'try' expression}}
  let text: String = await container[\.flags]
  // expected-error @-1 {{The factory builds another type than is wanted here. Resolve one whose}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  let number: Int = await container[\.account, 1]
  // expected-error @-1 {{declaration names that type, or convert the value.}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  print(text, number)
  _ = await container[\.missing]
  // expected-error @-1 {{value of type 'Container' has no member 'missing'}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
}
