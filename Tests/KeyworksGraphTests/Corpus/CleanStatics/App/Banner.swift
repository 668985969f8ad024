import Keyworks

struct Banner: Sendable {
  static let preview = Container.shared.banner()
  static var current: Banner { Container.shared[\.banner] }
  static func make(text: String) -> Banner { Banner(text: text) }
  let text: String
  let size: Int

  init(text: String, size: Int = 12) { (self.text, self.size) = (text, size) }
  init(from source: String = Container.shared.bannerSource(), size: Int) {
    self.init(text: source, size: size)
  }
}

let firstBanner = Container.shared.banner()

enum Sizes {
  static let small = 8
  static let large = Container.shared.largeSize()
  case none
}

struct Poster: Sendable {
  let banner: Banner
  static let wall = Container.shared.wall()
}

func hang(_ poster: Poster, on wall: String = Container.shared.wall().name) -> String {
  "\(poster.banner.text) on \(wall)"
}

struct Wall: Sendable {
  let name: String
  let posters: Int
}
