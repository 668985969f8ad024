import Keyworks
import KeyworksAsync
import KeyworksUI

extension Model {
  /// A provider that a step or a body makes, under a number.
  struct Offer: Sendable {
    let number: Int
    let need: Need
  }

  /// A provider that was made, without its type.
  struct Offered: Sendable {
    let node: Node
    let home: Int
    let call: @Sendable () -> Outcome<Made>
  }
}

extension ModelContainer {
  /// Makes a provider here, and leaves it to those that call it.
  func offer(_ offer: Model.Offer) {
    let (node, label) = (offer.need.node, offer.need.label ?? Label(number: 0))
    world.keep(
      Model.Offered(node: node, home: home, call: provider(of: node, label)), as: offer.number)
  }

  private typealias Call = @Sendable () -> Model.Outcome<Made>

  private func provider(of node: Model.Node, _ label: Label) -> Call {
    switch node {
    case .app: call(provider(\.app))
    case .page: call(\.page, \.mainPage, label)
    case .shop: call(\.shop, \.mainShop)
    case .slip: call(provider(\.slip)) { $0.made }
    case .desk: call(\.desk, \.mainDesk)
    case .cart: call(\.cart, \.mainCart)
    case .attempt: call(trying: provider(\.attempt))
    case .ledger: call(trying: provider(\.ledger))
    case .notice: call(provider(\.notice)) { $0 }
    case .wire: call(inTask: provider(\.wire))
    case .cable: call(inTask: provider(\.cable))
    case .telex: call(inTask: provider(\.telex))
    case .flow: call(provider(\.flow))
    case .view: call(\.view, \.mainView)
    case .draft: call(provider(\.draft)) { $0 }
    case .theme: call(provider(\.theme)) { $0.made }
    case .tint: call(provider(\.tint), label)
    case .price: call(\.price, \.mainPrice, label)
    case .rate: call(provider(\.rate), label)
    case .stock: call(\.stock, \.mainStock)
    case .log: call(provider(\.log))
    case .clock: call(provider(\.clock)) { $0.made }
    case .seed: call(\.seed, \.mainSeed)
    }
  }

  private typealias Path<Declared> = any KeyPath<ModelContainer, Declared> & Sendable

  /// - Parameter twin: The factory of the main actor that programs on it use instead.
  private func call(
    _ path: Path<Factory<Made>>, _ twin: Path<MainActorFactory<Made>>
  ) -> Call {
    guard world.isOfMainActor else { return call(provider(path)) }
    let provider = provider(twin)
    return { MainActor.assumeIsolated { .made(provider()) } }
  }

  private func call(
    _ path: Path<ParameterFactory<Label, Made>>,
    _ twin: Path<MainActorParameterFactory<Label, Made>>,
    _ label: Label
  ) -> Call {
    guard world.isOfMainActor else { return call(provider(path), label) }
    let provider = provider(twin)
    return { MainActor.assumeIsolated { .made(provider(label)) } }
  }

  private func call(_ provider: Provider<Made>) -> Call { { .made(provider()) } }

  private func call(_ provider: ParameterProvider<Label, Made>, _ label: Label) -> Call {
    { .made(provider(label)) }
  }

  private func call<Value>(
    _ provider: Provider<Value>, _ made: @escaping @Sendable (Value) -> Made?
  ) -> Call {
    { made(provider()).map(Model.Outcome.made) ?? .nothing }
  }

  private func call(trying provider: ThrowingProvider<Made, Model.Refusal>) -> Call {
    {
      do throws(Model.Refusal) {
        return .made(try provider())
      } catch { return .refused(error.number) }
    }
  }

  private func call(inTask provider: AsyncProvider<Made, Never>) -> Call {
    { Model.inTask { .made(await provider()) } }
  }
}
