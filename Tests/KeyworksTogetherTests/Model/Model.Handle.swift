import Keyworks
import KeyworksAsync

extension Model {
  /// A factory of a container, with its argument if it takes one, without its types.
  protocol Handle {
    func resolve(_ choice: Choice) -> Outcome<Made>
    /// - Parameter mood: The variant that it is for, or nil. For a variant, the supply is a body.
    func register(_ supply: Supply, for mood: Mood?)
    func override(_ supply: Supply, for mood: Mood?) -> Token
    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> Token
    func reset(_ options: ResetOptions)
  }

  /// The value or body of a layer, in the form that the library takes.
  enum Supply {
    case value(Made?)
    case body(@Sendable (Label?) -> Outcome<Made>)
  }

  struct PlainHandle<Value: Sendable>: Handle {
    let factory: Factory<Value>
    let wrap: @Sendable (Made?) -> Value
    let unwrap: @Sendable (Value) -> Made?

    func resolve(_ choice: Choice) -> Outcome<Made> {
      unwrap(choice.applied(to: factory)()).map(Outcome.made) ?? .nothing
    }

    func register(_ supply: Supply, for mood: Mood?) {
      switch (supply, mood) {
      case (.value(let made), _): factory.register(with: wrap(made))
      case (.body(let body), let mood?):
        factory.register(for: mood) { [wrap] in wrap(body(nil).made) }
      case (.body(let body), nil): factory.register { [wrap] in wrap(body(nil).made) }
      }
    }

    func override(_ supply: Supply, for mood: Mood?) -> Token {
      switch (supply, mood) {
      case (.value(let made), _): factory.override(with: wrap(made))
      case (.body(let body), let mood?):
        factory.override(for: mood) { [wrap] in wrap(body(nil).made) }
      case (.body(let body), nil): factory.override { [wrap] in wrap(body(nil).made) }
      }
    }

    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> Token {
      factory.decorate { [wrap, unwrap] in wrap(unwrap($0).map(decoration)) }
    }

    func reset(_ options: ResetOptions) { factory.reset(options) }
  }

  struct ParameterHandle: Handle {
    let factory: ParameterFactory<Label, Made>
    let label: Label

    func resolve(_ choice: Choice) -> Outcome<Made> {
      .made(choice.applied(to: factory)(label))
    }

    func register(_ supply: Supply, for mood: Mood?) {
      switch (supply, mood) {
      case (.value(let made), _): factory.register(with: definite(made))
      case (.body(let body), let mood?): factory.register(for: mood) { definite(body($0).made) }
      case (.body(let body), nil): factory.register { definite(body($0).made) }
      }
    }

    func override(_ supply: Supply, for mood: Mood?) -> Token {
      switch (supply, mood) {
      case (.value(let made), _): factory.override(with: definite(made))
      case (.body(let body), let mood?): factory.override(for: mood) { definite(body($0).made) }
      case (.body(let body), nil): factory.override { definite(body($0).made) }
      }
    }

    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> Token {
      factory.decorate(decoration)
    }

    func reset(_ options: ResetOptions) { factory.reset(options) }
  }

  struct ThrowingHandle: Handle {
    let factory: ThrowingFactory<Made, Refusal>

    func resolve(_ choice: Choice) -> Outcome<Made> {
      do throws(Refusal) {
        return .made(try choice.applied(to: factory)())
      } catch { return .refused(error.number) }
    }

    func register(_ supply: Supply, for mood: Mood?) {
      switch (supply, mood) {
      case (.value(let made), _): factory.register(with: definite(made))
      case (.body(let body), let mood?):
        factory.register(for: mood) { () throws(Refusal) in try body(nil).get() }
      case (.body(let body), nil): factory.register { () throws(Refusal) in try body(nil).get() }
      }
    }

    func override(_ supply: Supply, for mood: Mood?) -> Token {
      switch (supply, mood) {
      case (.value(let made), _): factory.override(with: definite(made))
      case (.body(let body), let mood?):
        factory.override(for: mood) { () throws(Refusal) in try body(nil).get() }
      case (.body(let body), nil): factory.override { () throws(Refusal) in try body(nil).get() }
      }
    }

    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> Token {
      factory.decorate(decoration)
    }

    func reset(_ options: ResetOptions) { factory.reset(options) }
  }

  struct AsyncHandle: Handle {
    let factory: AsyncFactory<Made, Never>

    func resolve(_ choice: Choice) -> Outcome<Made> {
      inTask { .made(await choice.applied(to: factory)()) }
    }

    func register(_ supply: Supply, for mood: Mood?) {
      switch (supply, mood) {
      case (.value(let made), _): factory.register(with: definite(made))
      case (.body(let body), let mood?): factory.register(for: mood) { definite(body(nil).made) }
      case (.body(let body), nil): factory.register { definite(body(nil).made) }
      }
    }

    func override(_ supply: Supply, for mood: Mood?) -> Token {
      switch (supply, mood) {
      case (.value(let made), _): factory.override(with: definite(made))
      case (.body(let body), let mood?): factory.override(for: mood) { definite(body(nil).made) }
      case (.body(let body), nil): factory.override { definite(body(nil).made) }
      }
    }

    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> Token {
      factory.decorate(decoration)
    }

    func reset(_ options: ResetOptions) { factory.reset(options) }
  }

  /// The value of a factory that cannot give nil. Programs never make such a factory give nil.
  static func definite(_ made: Made?) -> Made {
    guard let made else { preconditionFailure("A factory that cannot refuse was to refuse.") }
    return made
  }
}

extension Model.Handle {
  func resolve() -> Model.Outcome<Model.Made> { resolve(.inherited) }
}
