import Keyworks
import Passes

public struct Turnstile: Sendable {
  public let lift: String
  private let quote: Provider<Quote>

  init(_ lift: String, quote: Provider<Quote>) {
    self.lift = lift
    self.quote = quote
  }

  public func charge() -> String { "\(lift): \(quote().family(41, 39, 8))" }
}

extension Container {
  public var liftTurnstile: ParameterFactory<String, Turnstile> {
    self { Turnstile($0, quote: self.provider(\.passQuote)) }
  }
}
