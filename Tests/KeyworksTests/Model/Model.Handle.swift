import Keyworks

extension Model {
  /// One factory of one container, for one argument if it has any, without its types.
  protocol Handle {
    func resolve() -> Outcome<Made>
    func register(_ supply: Supply)
    func override(_ supply: Supply) -> LayerToken
    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> LayerToken
    func reset(_ options: ResetOptions)
  }

  /// What a layer hands out, ready for the library.
  enum Supply {
    case value(Made?)
    case body(@Sendable (Label?) -> Outcome<Made>)
  }

  struct PlainHandle<Value: Sendable>: Handle {
    let factory: Factory<Value>
    let wrap: @Sendable (Made?) -> Value
    let unwrap: @Sendable (Value) -> Made?

    func resolve() -> Outcome<Made> { unwrap(factory()).map(Outcome.made) ?? .nothing }

    func register(_ supply: Supply) {
      switch supply {
      case .value(let made): factory.register(with: wrap(made))
      case .body(let body): factory.register { [wrap] in wrap(body(nil).made) }
      }
    }

    func override(_ supply: Supply) -> LayerToken {
      switch supply {
      case .value(let made): factory.override(with: wrap(made))
      case .body(let body): factory.override { [wrap] in wrap(body(nil).made) }
      }
    }

    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> LayerToken {
      factory.decorate { [wrap, unwrap] in wrap(unwrap($0).map(decoration)) }
    }

    func reset(_ options: ResetOptions) { factory.reset(options) }
  }

  struct ParameterHandle: Handle {
    let factory: ParameterFactory<Label, Made>
    let label: Label

    func resolve() -> Outcome<Made> { .made(factory(label)) }

    func register(_ supply: Supply) {
      switch supply {
      case .value(let made): factory.register(with: definite(made))
      case .body(let body): factory.register { definite(body($0).made) }
      }
    }

    func override(_ supply: Supply) -> LayerToken {
      switch supply {
      case .value(let made): factory.override(with: definite(made))
      case .body(let body): factory.override { definite(body($0).made) }
      }
    }

    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> LayerToken {
      factory.decorate(decoration)
    }

    func reset(_ options: ResetOptions) { factory.reset(options) }
  }

  struct ThrowingHandle: Handle {
    let factory: ThrowingFactory<Made, Refusal>

    func resolve() -> Outcome<Made> {
      do throws(Refusal) { return .made(try factory()) } catch { return .refused(error.number) }
    }

    func register(_ supply: Supply) {
      switch supply {
      case .value(let made): factory.register(with: definite(made))
      case .body(let body): factory.register { () throws(Refusal) in try body(nil).get() }
      }
    }

    func override(_ supply: Supply) -> LayerToken {
      switch supply {
      case .value(let made): factory.override(with: definite(made))
      case .body(let body): factory.override { () throws(Refusal) in try body(nil).get() }
      }
    }

    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> LayerToken {
      factory.decorate(decoration)
    }

    func reset(_ options: ResetOptions) { factory.reset(options) }
  }

  /// What a factory that always gives something hands out: programs ask such a factory
  /// for nothing else.
  static func definite(_ made: Made?) -> Made {
    guard let made else { preconditionFailure("A factory that cannot refuse was to refuse.") }
    return made
  }
}
