extension Model {
  /// The factories that programs use. Each needs only factories that follow it, so that no program
  /// can make a loop.
  enum Node: Int, CaseIterable, Comparable, Sendable {
    case app, page, shop, slip, desk, cart, attempt, ledger, notice, wire, cable, telex
    case flow, view, draft, theme, tint, price, rate, stock, log, clock, seed

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// The library's lifetimes; the last two are scopes.
  enum Lifetime: Sendable {
    case unique, graph, shared, cached, singleton, session, scene

    var isWeak: Bool { self == .shared || self == .scene }
    /// Whether an instance can outlive the resolve that built it.
    var isKept: Bool { self != .unique && self != .graph }
  }

  enum Kind: Sendable {
    case plain, optional, throwing, parameter, asynchronous
    /// A value type, which cannot be held weakly.
    case structure

    /// Whether a body can give nil or throw an error.
    var canRefuse: Bool { self == .optional || self == .throwing }
  }

  /// A dependency of a body, or a resolve of a program.
  struct Need: Sendable {
    let node: Node
    let label: Label?
    /// Whether the body holds the value, or only notes its serial number.
    let isHeld: Bool
    /// Whether it resolves from the neighbour of its container.
    let isElsewhere: Bool
    let choice: Choice
    let course: Course

    init(
      _ node: Node, _ label: Int = 0, isHeld: Bool = true, isElsewhere: Bool = false,
      _ choice: Choice = .inherited, _ course: Course = .here
    ) {
      (self.node, self.choice) = (node, choice)
      self.course = node.facts.kind == .asynchronous && course == .here ? .inTask : course
      self.label = node.facts.kind == .parameter ? Label(number: label) : nil
      self.isHeld = isHeld
      self.isElsewhere = isElsewhere
    }
  }

  /// Where a need is resolved. An asynchronous factory is always resolved in a task.
  enum Course: Sendable {
    case here, inTask
    /// In a task that has waited since it began.
    case laterInTask
  }

  /// The argument of a factory that takes one. Every second value has the same hash.
  struct Label: Hashable, Sendable {
    static let count = 4

    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 2) }
  }
}

// MARK: - Declarations

extension Model {
  /// The declaration of a factory.
  struct Facts: Sendable {
    let lifetime: Lifetime
    let kind: Kind
    /// The number of decorations on the property.
    let decorations: Int
    /// Whether the property has a body of its own for the wild mood.
    let hasWildBody: Bool

    init(
      _ lifetime: Lifetime, _ kind: Kind = .plain, decorations: Int = 0,
      hasWildBody: Bool = false
    ) {
      (self.lifetime, self.kind) = (lifetime, kind)
      (self.decorations, self.hasWildBody) = (decorations, hasWildBody)
    }
  }
}

extension Model.Node {
  var facts: Model.Facts { Self.allFacts[rawValue] }
  /// The dependencies of the definition's body.
  var needs: [Model.Need] { Self.allNeeds[rawValue] }
  /// The dependencies of each decoration on the property.
  var decorationNeeds: [Model.Need] { self == .stock ? Self.stockDecorationNeeds : [] }

  /// Whether its factory has an `id:` that is nil. Its neighbour, which is declared in the same
  /// place, has another one.
  var isForNil: Bool { [.log, .tint, .attempt, .notice, .cable].contains(self) }

  private static let allFacts = allCases.map(\.declaredFacts)
  private static let allNeeds = allCases.map(\.declaredNeeds)
  private static let stockDecorationNeeds = [Model.Need(.seed)]

  private var declaredFacts: Model.Facts {
    switch self {
    case .app: .init(.unique)
    case .page: .init(.graph, .parameter)
    case .shop: .init(.cached)
    case .slip: .init(.shared, .structure)
    case .desk: .init(.graph)
    case .cart: .init(.session, decorations: 2)
    case .attempt: .init(.graph, .throwing)
    case .ledger: .init(.cached, .throwing)
    case .notice: .init(.cached, .optional)
    case .wire: .init(.unique, .asynchronous, hasWildBody: true)
    case .cable: .init(.cached, .asynchronous, decorations: 1)
    case .telex: .init(.cached, .asynchronous)
    case .flow: .init(.graph, decorations: 1)
    case .view: .init(.scene, hasWildBody: true)
    case .draft: .init(.shared, .optional)
    case .theme: .init(.shared, decorations: 1)
    case .tint: .init(.shared, .parameter)
    case .price: .init(.cached, .parameter, decorations: 1)
    case .rate: .init(.singleton, .parameter)
    case .stock: .init(.singleton, decorations: 1)
    case .log: .init(.singleton)
    case .clock: .init(.cached)
    case .seed: .init(.unique, decorations: 1, hasWildBody: true)
    }
  }

  private var declaredNeeds: [Model.Need] {
    switch self {
    case .app: [.init(.shop), .init(.view)]
    case .page: [.init(.attempt), .init(.price, 1)]
    case .shop: [.init(.cart), .init(.desk, isHeld: false), .init(.notice)]
    case .slip: [.init(.theme)]
    case .desk: [.init(.flow), .init(.cart)]
    case .cart: [.init(.flow, isHeld: false), .init(.price, 2)]
    case .attempt: [.init(.ledger)]
    case .ledger: [.init(.theme, isHeld: false), .init(.stock)]
    case .notice: [.init(.draft), .init(.rate, 3)]
    case .wire: [.init(.view), .init(.cable), .init(.view, isHeld: false)]
    case .cable: [.init(.theme), .init(.tint, 2)]
    case .telex: [.init(.flow), .init(.log, isElsewhere: true)]
    case .flow: [.init(.view), .init(.log, isElsewhere: true)]
    case .view: [.init(.theme), .init(.tint, 1, isHeld: false)]
    case .draft: [.init(.tint, 3)]
    case .theme: [.init(.clock), .init(.log)]
    case .tint: [.init(.log)]
    case .price: [.init(.stock), .init(.clock, isElsewhere: true)]
    case .rate: [.init(.clock)]
    case .stock: [.init(.clock), .init(.log)]
    case .log, .seed: []
    case .clock: [.init(.seed)]
    }
  }
}

extension Model.Need {
  var isInTask: Bool { course != .here }
}
