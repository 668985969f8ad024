internal import BenchmarkDeclarations
internal import Keyworks
internal import KeyworksUI
internal import Synchronization

private protocol Service: Sendable {}
/// Larger than two cache lines, so that no two objects share one. Otherwise, threads that retain
/// neighboring objects would wait for each other.
// SAFETY: it has only a constant, and the stored properties of its subclasses are Sendable.
private class Spacious: @unchecked Sendable {
  private let space = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}
private final class ServiceByHand: Spacious, Service, @unchecked Sendable {}
private final class ServiceByContainer: Spacious, Service, @unchecked Sendable {}

/// The code by hand: an optional under a lock, behind a call.
private final class Holder: Spacious, @unchecked Sendable {
  private let service = Mutex<(any Service)?>(ServiceByHand())

  @inline(never)
  func read() -> (any Service)? { service.withLock { $0 } }
}

/// The code by hand: a weak reference under a lock, behind a call.
private final class WeakHolder: Spacious, @unchecked Sendable {
  private struct Weak { weak var service: (any Service & AnyObject)? }
  private let service = Mutex(Weak())

  init(_ service: any Service & AnyObject) {
    super.init()
    self.service.withLock { $0.service = service }
  }

  @inline(never)
  func read() -> (any Service)? { service.withLock(\.service) }
}

/// The code by hand: a dictionary under a lock.
private final class Services: Sendable {
  private let services = Mutex<[Int: any Service]>([:])

  @inline(never)
  func service(_ number: Int) -> any Service {
    services.withLock { services in
      if let known = services[number] { return known }
      let service = ServiceByHand()
      services[number] = service
      return service
    }
  }
}

private final class Turn: Sendable {
  private let count = Atomic(0)
  func next() -> Bool { count.add(1, ordering: .relaxed).newValue % 2 == 0 }
}

extension Container {
  fileprivate var singleton: Factory<any Service> { self { ServiceByContainer() }.singleton }
  fileprivate var other: Factory<any Service> { self { ServiceByContainer() }.singleton }
  fileprivate var cached: Factory<any Service> { self { ServiceByContainer() }.cached }
  fileprivate var onMainActor: MainActorFactory<any Service> {
    self.mainActor { ServiceByContainer() }.cached
  }
  fileprivate var throwing: ThrowingFactory<any Service, any Error> {
    self.throwing { ServiceByContainer() }.cached
  }
  fileprivate var shared: Factory<any Service> { self { ServiceByContainer() }.shared }
  fileprivate var decorated: Factory<any Service> {
    self { ServiceByContainer() }.cached.decorated { $0 }
  }
  fileprivate var numbered: ParameterFactory<Int, any Service> {
    self { _ in ServiceByContainer() }.cached
  }
}

/// Instances that are built once and then handed out.
func keptRows() -> [Row] {
  let container = Container()
  let holder = Holder()
  let otherHolder = Holder()
  let services = Services()
  let held = (byHand: ServiceByHand(), byContainer: container.shared())
  let weakHolder = WeakHolder(held.byHand)
  let read: Work = { for _ in 0..<$0 { use(holder.read()) } }
  let mutex = "read of a Mutex<(any P)?> behind a call"
  /// Gives the two threads of a round different work.
  let turn = Turn()
  func isSame<Value>(_ factory: Factory<Value>) -> Bool {
    factory() as AnyObject === factory() as AnyObject
  }
  return [
    Row(
      name: "W2", workload: ".singleton hit", baseline: mutex, bar: 1.2, extraAllocations: 0,
      isRight: { isSame(container.singleton) }, byHand: read,
      byLibrary: { for _ in 0..<$0 { use(container.singleton()) } }),
    Row(
      name: "W3", workload: ".cached hit", baseline: mutex, bar: 1.2, extraAllocations: 0,
      isRight: { isSame(container.cached) }, byHand: read,
      byLibrary: { for _ in 0..<$0 { use(container.cached()) } }),
    Row(
      name: "W3x", workload: "the same, declared in another module", baseline: mutex, bar: 1.7,
      extraAllocations: 0, isRight: { isSame(container.remoteCached) }, byHand: read,
      byLibrary: { for _ in 0..<$0 { use(container.remoteCached()) } }),
    Row(
      name: "W3d", workload: ".cached hit of a decorated property", baseline: mutex, bar: 2.8,
      extraAllocations: 1, isRight: { isSame(container.decorated) }, byHand: read,
      byLibrary: { for _ in 0..<$0 { use(container.decorated()) } }),
    Row(
      name: "W37", workload: ".cached hit of a factory of the main actor", baseline: mutex,
      bar: 1.5,
      extraAllocations: 1,
      isRight: {
        MainActor.assumeIsolated {
          container.onMainActor() as AnyObject === container.onMainActor() as AnyObject
        }
      },
      byHand: read,
      byLibrary: { count in
        MainActor.assumeIsolated { for _ in 0..<count { use(container.onMainActor()) } }
      }),
    Row(
      name: "W38", workload: ".cached hit of a factory that can fail", baseline: mutex, bar: 1.6,
      extraAllocations: 0,
      isRight: {
        (try? container.throwing()) as AnyObject === (try? container.throwing()) as AnyObject
      },
      byHand: read,
      byLibrary: { for _ in 0..<$0 { use(try? container.throwing()) } }),
    Row(
      name: "W33", workload: ".shared hit", baseline: "a weak reference under a Mutex", bar: 1.6,
      extraAllocations: 0,
      isRight: { container.shared() as AnyObject === held.byContainer as AnyObject },
      byHand: { for _ in 0..<$0 { use(weakHolder.read()) } },
      byLibrary: { for _ in 0..<$0 { use(container.shared()) } }),
    Row(
      name: "W27", workload: ".cached hit by an Int, one of ten",
      baseline: "a dictionary under a Mutex", bar: 7, extraAllocations: 1,
      isRight: {
        container.numbered(1) as AnyObject === container.numbered(1) as AnyObject
          && container.numbered(1) as AnyObject !== container.numbered(2) as AnyObject
      },
      byHand: { for number in 0..<$0 { use(services.service(number % 10)) } },
      byLibrary: { for number in 0..<$0 { use(container.numbered(number % 10)) } }),
    Row(
      name: "W8a", workload: "W2 on two threads, the same singleton",
      baseline: "the Mutex on two threads", bar: 1.3, threads: (2, 2),
      isRight: { isSame(container.singleton) }, byHand: read,
      byLibrary: { for _ in 0..<$0 { use(container.singleton()) } }),
    Row(
      name: "W8b", workload: "W2 on two threads, different singletons",
      baseline: "two Mutexes on two threads", bar: 1.2, threads: (2, 2),
      isRight: { isSame(container.singleton) && isSame(container.other) },
      byHand: { count in
        if turn.next() {
          for _ in 0..<count { use(holder.read()) }
        } else {
          for _ in 0..<count { use(otherHolder.read()) }
        }
      },
      byLibrary: { count in
        if turn.next() {
          for _ in 0..<count { use(container.singleton()) }
        } else {
          for _ in 0..<count { use(container.other()) }
        }
      }),
  ]
}
