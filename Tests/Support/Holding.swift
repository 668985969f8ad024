package import Keyworks
internal import KeyworksTracing

/// A container whose objects use it in every way while they are released, on their own thread and on another.
package final class Holding: ManagedContainer {
  package let manager = ContainerManager()
  package let whenMade = Locked<(@Sendable () -> Mourner)?>(nil)
  private let ends: Locked<Int>
  package init(_ ends: Locked<Int>) { self.ends = ends }

  package var kept: Factory<Mourner?> { self { self.made() }.cached }
  package var scoped: Factory<Mourner?> { self { self.made() }.scope(Scope("mourning")) }
  package var graph: Factory<Mourner?> { self { self.made() }.graph }
  package var maker: ParameterFactory<Mourner, Int> { self { _ in 1 }.cached }
  package var plain: ParameterFactory<Int, Bool> { self { _ in true } }
  package var flag: Factory<Bool> { self { true } }
  package var single: Factory<Int> { self { 1 }.singleton }
  package var agedSingle: Factory<Int> { self { 1 }.singleton.timeToLive(.seconds(1_000)) }
  package static var list: Tags<Bool> { Tags() }
  package static var map: KeyedTags<Mourner, Bool> { KeyedTags() }

  package func made() -> Mourner? { whenMade.withLock { $0.take() }?() }

  /// Uses the whole container, also on another thread, which would wait for a lock of this one.
  package var using: @Sendable () -> Void {
    { [weak self, ends] in
      // If the container is gone, only the state of the process is left to use.
      let container = self ?? Holding(ends)
      container.useAll()
      Running { container.useAll() }.join()
      ends.withLock { $0 += 1 }
    }
  }

  private func useAll() {
    _ = (kept(), scoped(), graph(), flag(), single(), self[\.list], self[\.map].count)
    _ = manager.clock
    flag.override { false }.revert()
    flag.register { true }
    contribute(Tagged(\.flag), to: \.list)
    remove(\.flag, from: \.list)
    flag.decorate { $0 }.revert()
    observe { _ in }.revert()
    reset([.registrations, .overrides])
  }

  package func mourned() -> Mourner { Mourner(using) }

  package func mournNext() { whenMade.withLock { [using] in $0 = { Mourner(using) } } }
}

extension Mourner: Hashable {
  package static func == (one: Mourner, other: Mourner) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  package var isHeld: Bool { true }
}
