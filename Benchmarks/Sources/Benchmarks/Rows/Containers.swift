internal import Keyworks
internal import Synchronization

/// A source of distinct types: `Kind` with two digits out of a hundred.
private struct Kind<Tens, Ones>: Sendable {}
private enum Digit<Number> {}
private enum Zero {}
private struct More<Number> {}

/// A factory for each type, all in one container.
private struct Family<Member: Sendable> {
  let container: Container
  var member: Factory<Wrapped<Member>> { container { Wrapped() }.cached }
}
private final class Wrapped<Member: Sendable>: Sendable {}

/// A container that has cached the instances of all but one of so many factories.
private func container(of size: Int) -> Container {
  let container = Container()
  func digits(_ count: Int) -> [any Any.Type] {
    var digits: [any Any.Type] = [Zero.self]
    func next<Number>(_: Number.Type) -> any Any.Type { More<Number>.self }
    while digits.count < count {
      digits.append(_openExistential(digits[digits.count - 1], do: next))
    }
    return digits
  }
  func resolve<Tens, Ones>(_: Tens.Type, _: Ones.Type) {
    _ = Family<Kind<Tens, Ones>>(container: container).member()
  }
  var left = size - 1
  for tens in digits(100) {
    for ones in digits(100) where left > 0 {
      left -= 1
      func withTens<Tens>(_ tens: Tens.Type) {
        func withOnes<Ones>(_ ones: Ones.Type) { resolve(tens, ones) }
        _openExistential(ones, do: withOnes)
      }
      _openExistential(tens, do: withTens)
    }
  }
  return container
}

private final class Kept: Sendable {}

extension Container {
  fileprivate var kept: Factory<Kept> { self { Kept() }.cached }
  fileprivate func visit(_ scope: Scope) -> Factory<Kept> { self(id: 0) { Kept() }.scope(scope) }
  fileprivate var singleton: Factory<Kept> { self { Kept() }.singleton }
  fileprivate var unique: Factory<Kept> { self { Kept() } }
}

func containerGrowths() -> [Growth] {
  [
    Growth(
      name: "W9", workload: "a hit, of a container with so many factories", bar: 1.3,
      unit: "factories", sizes: [1, 1_000, 10_000]
    ) { size in
      let container = container(of: size)
      return { for _ in 0..<$0 { use(container.kept()) } }
    },
    Growth(
      name: "W13", workload: "reset(.instances) of one factory and its next resolve", bar: 1.3,
      unit: "factories", sizes: [1, 1_000, 10_000]
    ) { size in
      let container = container(of: size)
      return {
        for _ in 0..<$0 {
          use(container.kept())
          container.kept.reset(.instances)
        }
      }
    },
    Growth(
      name: "scopes", workload: "a scope that is used and reset, among so many in use", bar: 2,
      unit: "scopes", sizes: [1, 100, 10_000], isOfParts: true
    ) { size in
      let container = Container()
      let scopes = (0..<size).map { Scope("visit \($0)") }
      return {
        for _ in 0..<$0 / size {
          for scope in scopes { use(container.visit(scope)()) }
          for scope in scopes { container.reset(scope: scope) }
        }
      }
    },
    Growth(
      name: "registrations", workload: "registering one factory again", unit: "factories",
      sizes: [1, 1_000, 10_000]
    ) { size in
      let container = container(of: size)
      return { for _ in 0..<$0 { container.unique.register { Kept() } } }
    },
    Growth(
      name: "overrides", workload: "a resolve under so many overrides", unit: "overrides",
      sizes: [0, 1, 10]
    ) { size in
      let container = Container()
      for _ in 0..<size { container.unique.override { Kept() } }
      return { for _ in 0..<$0 { use(container.unique()) } }
    },
  ]
}
