import Keyworks
import KeyworksUI
import TestSupport

extension ModelContainer {
  /// The handle of the factory that a step names.
  func handle(_ node: Model.Node, _ label: Label = Label(number: 0)) -> any Model.Handle {
    switch node {
    case .app: handle(app)
    case .page: handle(page, mainPage, label)
    case .shop: handle(shop, mainShop)
    case .slip:
      Model.PlainHandle(
        factory: slip, wrap: { Model.Slip(made: Model.definite($0)) }, unwrap: { $0.made })
    case .desk: handle(desk, mainDesk)
    case .cart: handle(cart, mainCart)
    case .attempt: Model.ThrowingHandle(factory: attempt)
    case .ledger: Model.ThrowingHandle(factory: ledger)
    case .notice: handle(notice)
    case .wire: Model.AsyncHandle(factory: wire)
    case .cable: Model.AsyncHandle(factory: cable)
    case .telex: Model.AsyncHandle(factory: telex)
    case .flow: handle(flow)
    case .view: handle(view, mainView)
    case .draft: handle(draft)
    case .theme: handle(theme)
    case .tint: Model.ParameterHandle(factory: tint, label: label)
    case .price: handle(price, mainPrice, label)
    case .rate: Model.ParameterHandle(factory: rate, label: label)
    case .stock: handle(stock, mainStock)
    case .log: handle(log)
    case .clock: handle(clock)
    case .seed: handle(seed, mainSeed)
    }
  }

  /// Resolves a need in the way that it says.
  func resolve(_ need: Model.Need) -> Model.Outcome<Made> {
    let label = need.label ?? Label(number: 0)
    // An asynchronous factory begins its own task.
    let isHere = need.course == .here || need.node.facts.kind == .asynchronous
    if isHere { return handle(need.node, label).resolve(need.choice) }
    return Model.inTask { [self] in
      if need.course == .laterInTask { await Task.yield() }
      return handle(need.node, label).resolve(need.choice)
    }
  }

  func reset(_ reset: Model.Reset) {
    switch reset {
    case .container(let options): self.reset(options)
    case .factory(let node, let options): handle(node).reset(options)
    case .scope(let lifetime): if let scope = lifetime.scope { self.reset(scope: scope) }
    }
  }

  private func handle(
    _ factory: Factory<Made>, _ twin: MainActorFactory<Made>
  ) -> any Model.Handle {
    world.isOfMainActor ? Model.MainActorHandle(factory: twin, argument: ()) : handle(factory)
  }

  private func handle(
    _ factory: ParameterFactory<Label, Made>, _ twin: MainActorParameterFactory<Label, Made>,
    _ label: Label
  ) -> any Model.Handle {
    world.isOfMainActor
      ? Model.MainActorHandle(factory: twin, argument: label)
      : Model.ParameterHandle(factory: factory, label: label)
  }

  private func handle(_ factory: Factory<Made>) -> Model.PlainHandle<Made> {
    Model.PlainHandle(factory: factory, wrap: Model.definite, unwrap: { $0 })
  }

  private func handle(_ factory: Factory<Made?>) -> Model.PlainHandle<Made?> {
    Model.PlainHandle(factory: factory, wrap: { $0 }, unwrap: { $0 })
  }

  private func handle(
    _ factory: Factory<any Model.Product>
  ) -> Model.PlainHandle<any Model.Product> {
    Model.PlainHandle(factory: factory, wrap: Model.definite, unwrap: { $0.made })
  }
}
