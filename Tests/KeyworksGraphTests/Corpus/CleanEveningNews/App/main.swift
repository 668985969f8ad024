// why: a segment resolves its autocue and its rundown when it is read, and the factories only
// build segments.
import Keyworks

class Segment {
  @LazyInjected(\.autocue) private var autocue
  let slug: String
  let seconds: Int

  init(_ slug: String, seconds: Int) { (self.slug, self.seconds) = (slug, seconds) }

  func read() -> String { autocue.scroll(slug) }
}

final class Interview: Segment {
  private let rundown: Provider<Rundown>

  init(guest: String, rundown: Provider<Rundown>) {
    self.rundown = rundown
    super.init("a talk with \(guest)", seconds: 240)
  }

  override func read() -> String {
    let over = rundown().length - 300
    return super.read() + (over > 0 ? " (wrap up, \(over) s over)" : "")
  }
}

struct Rundown {
  let segments: [Segment]
  var length: Int { segments.map(\.seconds).reduce(0, +) }
}

struct Autocue {
  let speed: Double
  let rundown: Rundown

  func scroll(_ slug: String) -> String {
    let place = rundown.segments.firstIndex { $0.slug == slug }.map { $0 + 1 } ?? 0
    return "\(place)/\(rundown.segments.count) \(slug) at \(speed)"
  }
}

extension Container {
  var headlines: Factory<Segment> { self { Segment("headlines", seconds: 90) } }
  var interview: Factory<Interview> {
    self { Interview(guest: "the mayor", rundown: self.later.rundown) }
  }
  var rundown: Factory<Rundown> { self { Rundown(segments: [self.headlines(), self.interview()]) } }
  var autocue: Factory<Autocue> { self { Autocue(speed: 1.2, rundown: self.rundown()) } }
}

for segment in Container.shared.rundown().segments { print(segment.read()) }
