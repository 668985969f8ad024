import FactoryKit
import Observation

extension Container {
  /// The model of the screen that shows one price.
  @MainActor public var priceModel: Factory<PriceModel> {  // by hand
    self { @MainActor in PriceModel() }  // by hand
  }

  /// Leads from screen to screen. It and its first screen know each other.
  @MainActor public var flow: Factory<Flow> {  // by hand
    self { @MainActor in Flow() }.cached  // by hand
  }

  /// The first screen.
  @MainActor public var start: Factory<StartScreen> {  // by hand
    self { @MainActor in StartScreen(flow: self.flow()) }.cached  // by hand
  }
}

/// Shows one price.
@MainActor @Observable public final class PriceModel {
  /// The price, as the screen shows it.
  public private(set) var text = ""
  @ObservationIgnored @Injected(\.catalog) private var catalog

  /// Asks the catalog for a price.
  public func show(_ product: String) async throws {
    let price = try await catalog.price(of: product)
    text = price.map { "\(product): \($0) cents" } ?? "There is no \(product)."
  }
}

/// Leads from screen to screen.
@MainActor public final class Flow {
  @DynamicInjected(\.start) private var start  // by hand
  /// The names of the screens that were shown.
  public private(set) var shown: [String] = []

  /// Shows the first screen.
  public func begin() { start.appear() }  // by hand
  func show(_ screen: String) { shown.append(screen) }
}

/// The first screen, which tells the flow that it is there.
@MainActor public final class StartScreen {
  private let flow: Flow
  init(flow: Flow) { self.flow = flow }
  func appear() { flow.show("start") }
}
