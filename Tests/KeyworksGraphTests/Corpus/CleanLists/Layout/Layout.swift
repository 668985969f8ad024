import Keyworks
import Pipeline
import Spelling

extension Container {
  var columns: Factory<Append> { self { Append("c") }.cached }
  var margin: Factory<any Step> { self { Append("m") } }
  var seldom: Factory<any Step> { self { Append("n") } }
  var free: ParameterFactory<Int, String> { self { "\($0)" } }
  static var decorations: KeyedTags<String, any Step> {
    [
      // One factory for two keys.
      "left": Tagged(\.margin), "right": Tagged(\.margin),
    ]
  }
}

public enum LayoutModule {
  public static func register(in container: Container) {
    // The same as the module before, in the same words.
    container.contribute(Tagged(\.spelling, priority: 5, .before(\.dash), .after(\.trim)), to: \.steps)
    container.contribute(Tagged(\.columns, priority: 5, .after(\.dash)) { $0 }, to: \.steps)
    container.contribute(Tagged(\.columns, priority: 9) { $0 }, to: \.shortSteps)
    container.contribute(Tagged(\.seldom, .before(\.columns)), to: \.shortSteps)
    container.remove(\.seldom, from: \.shortSteps)
    container.contribute(Tagged(\.free, priority: -1), to: \.formats)
    container.contribute(Tagged(\.columns) { $0 }, for: "middle", to: \.decorations)
  }
  public static func arrange(_ container: Container) -> Int {
    container.reorder(\.columns, priority: 1, .before(\.spelling), in: \.steps)
    container.remove(\.smooth, under: Quality.print, from: \.steps)
    return container[\.decorations].count
  }
}
