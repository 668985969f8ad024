import Keyworks
import KeyworksAsync
import TestSupport

/// The container of the model-based test. Its declarations match the facts in `Model.Node`.
final class ModelContainer: ManagedContainer, AutoRegistering {
  typealias Made = Model.Made
  typealias Label = Model.Label

  let manager = ContainerManager()
  let world: Model.World
  /// Its number among the containers of the program.
  let home: Int
  private let neighbour: ModelContainer?
  /// The first container, of which this one is the neighbour.
  private let mate = Locked<WeakReference?>(nil)
  private let runs = Locked(0)

  private struct WeakReference {
    weak var container: ModelContainer?
  }

  init(_ world: Model.World, home: Int = 0, neighbour: ModelContainer? = nil) {
    (self.world, self.home, self.neighbour) = (world, home, neighbour)
    if home == 0 { neighbour?.mate.withLock { $0 = WeakReference(container: self) } }
  }

  /// The container that resolves the needs from elsewhere: the neighbour, or this container if it
  /// has none.
  var elsewhere: ModelContainer { neighbour ?? self }

  func autoRegister() {
    world.noteWiring(of: home)
    let other = neighbour ?? mate.withLock { $0?.container }
    for wiring in world.wiring(of: home, run: runs.withLock { $0.next() }) {
      guard let target = wiring.isForOther ? other : self else { continue }
      // A new run is enough: no step reverts the layers of `autoRegister`, and it holds no values.
      var run = Model.Run(sharing: target)
      _ = run.perform(wiring.step)
    }
  }
}

extension Int {
  /// Returns the number and increments it.
  fileprivate mutating func next() -> Int {
    defer { self += 1 }
    return self
  }
}

extension Scope {
  static let modelSession = Scope("model session")
  static let modelScene = Scope("model scene", isWeak: true)
}

extension Model.Lifetime {
  /// The scope of this lifetime, which can be reset by itself.
  var scope: Scope? {
    switch self {
    case .session: .modelSession
    case .scene: .modelScene
    default: nil
    }
  }
}

// MARK: - Without arguments

extension ModelContainer {
  var app: Factory<Made> { self { self.define(.app) } }
  var shop: Factory<Made> { marked(1, .shop).cached }
  var slip: Factory<Model.Slip> { self { Model.Slip(made: self.define(.slip)) }.shared }
  var desk: Factory<Made> { self { self.define(.desk) }.graph }
  var view: Factory<Made> {
    self { self.define(.view) }.when(Model.Mood.wild) { self.define(.view, by: .wildDefinition) }
      .scope(.modelScene)
  }
  var log: Factory<Made> { marked(nil, .log).singleton }
  var clock: Factory<any Model.Product> { self { self.define(.clock) }.cached }

  var cart: Factory<Made> {
    self { self.define(.cart) }.decorated { self.decorate($0, .cart, 0) }
      .scope(.modelSession)
      .decorated { self.decorate($0, .cart, 1) }
  }
  var flow: Factory<Made> {
    self { self.define(.flow) }.decorated { self.decorate($0, .flow, 0) }.graph
  }
  var theme: Factory<any Model.Product> {
    self { self.define(.theme) }.shared
      .decorated { self.decorate($0.made, .theme, 0) }
  }
  var stock: Factory<Made> {
    self { self.define(.stock) }.singleton
      .decorated { self.decorate($0, .stock, 0) }
  }
  var seed: Factory<Made> {
    self { self.define(.seed) }.when(Model.Mood.wild) { self.define(.seed, by: .wildDefinition) }
      .decorated { self.decorate($0, .seed, 0) }
  }
}

// MARK: - With arguments

extension ModelContainer {
  var page: ParameterFactory<Label, Made> { self { self.define(.page, $0) }.graph }
  var tint: ParameterFactory<Label, Made> { labelled(nil, .tint).shared }
  var rate: ParameterFactory<Label, Made> { labelled(1, .rate).singleton }
  var price: ParameterFactory<Label, Made> {
    self { self.define(.price, $0) }.cached
      .decorated { self.decorate($0, .price, 0) }
  }
}

// MARK: - Optional and throwing

extension ModelContainer {
  var notice: Factory<Made?> { perhaps(nil, .notice).cached }
  var draft: Factory<Made?> { perhaps(1, .draft).shared }

  var attempt: ThrowingFactory<Made, Model.Refusal> {
    trying(nil, .attempt).graph
  }
  var ledger: ThrowingFactory<Made, Model.Refusal> { trying(1, .ledger).cached }
}

// MARK: - Asynchronous

extension ModelContainer {
  var wire: AsyncFactory<Made, Never> {
    self.async { await self.defineSlowly(.wire) }
      .when(Model.Mood.wild) { await self.defineSlowly(.wire, by: .wildDefinition) }
  }
  var cable: AsyncFactory<Made, Never> {
    signalled(nil, .cable).cached.decorated { self.decorate($0, .cable, 0) }
  }
  var telex: AsyncFactory<Made, Never> { signalled(1, .telex).cached }
}

// MARK: - Two factories that differ in their `id:`

extension ModelContainer {
  private func marked(_ id: Int?, _ node: Model.Node) -> Factory<Made> {
    self(id: id) { self.define(node) }
  }
  private func labelled(_ id: Int?, _ node: Model.Node) -> ParameterFactory<Label, Made> {
    self(id: id) { self.define(node, $0) }
  }
  private func perhaps(_ id: Int?, _ node: Model.Node) -> Factory<Made?> {
    self(id: id) { self.tryToDefine(node).made }
  }
  private func trying(
    _ id: Int?, _ node: Model.Node
  ) -> ThrowingFactory<Made, Model.Refusal> {
    self.throwing(id: id) { () throws(Model.Refusal) in try self.tryToDefine(node).get() }
  }
  private func signalled(_ id: Int?, _ node: Model.Node) -> AsyncFactory<Made, Never> {
    self.async(id: id) { await self.defineSlowly(node) }
  }
}
