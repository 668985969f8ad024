import Keyworks

public protocol Step: Sendable {
  func run(_ text: String) -> String
}

public struct Append: Step {
  let suffix: String
  public init(_ suffix: String) { self.suffix = suffix }
  public func run(_ text: String) -> String { text + suffix }
}

public enum Quality: Variant {
  case draft, print
}

public struct Report: Sendable {
  public let text: String
}

extension Container {
  public var trim: Factory<any Step> { self { Append("t") } }
  public var dash: Factory<Append> { self { Append("-") }.cached }
  public var smooth: Factory<any Step> {
    self { Append("s") }.when(Quality.draft) { Append("d") }.when(Quality.print) { Append("p") }
  }

  public static var steps: Tags<any Step> {
    [
      Tagged(\.trim, priority: -10),
      Tagged(\.dash, .after(\.trim)) { $0 },
      // One factory under two variants is two members.
      Tagged(\.smooth, under: Quality.draft),
      Tagged(\.smooth, priority: 4, .after(\.smooth, under: Quality.draft), under: Quality.print),
    ]
  }
  public static var shortSteps: Tags<any Step> { [Tagged(\.dash) { $0 }, Tagged(\.trim)] }

  public var pipeline: ParameterFactory<String, Report> {
    self { text in Report(text: self[\.steps].reduce(text) { $1.run($0) }) }
  }
  public static var formats: Tags<ParameterProvider<Int, String>> {
    [Tagged(\.wide), Tagged(\.narrow)]
  }
  var wide: ParameterFactory<Int, String> { self { String(repeating: "=", count: $0 * 2) } }
  var narrow: ParameterFactory<Int, String> { self { String(repeating: "-", count: $0) } }
}
