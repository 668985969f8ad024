// why: CityDesk reads the lazy archive, and calls the closure that resolves complaints, only
// in accept(_:), long after it was built.
import Keyworks

struct Article {
  let headline: String
  let words: Int
}

class Desk {
  let name: String
  init(name: String) { self.name = name }

  func accept(_ article: Article) -> Bool { article.words > 50 }
}

/// Needs the archive, but only once something is published.
final class CityDesk: Desk {
  private let newsroom: Container
  private lazy var archive = newsroom.archive()
  private let onRefusal: (String) -> Void

  init(_ newsroom: Container, onRefusal: @escaping (String) -> Void) {
    self.newsroom = newsroom
    self.onRefusal = onRefusal
    super.init(name: "City")
  }

  override func accept(_ article: Article) -> Bool {
    guard super.accept(article), archive.isNew(article.headline) else {
      onRefusal(article.headline)
      return false
    }
    return true
  }
}

/// What each desk has printed so far.
final class Archive {
  private var printed: [String: [String]] = [:]

  init(for desks: [Desk]) {
    for desk in desks { printed[desk.name] = ["Town hall closed"] }
  }

  func isNew(_ headline: String) -> Bool { !printed.values.joined().contains(headline) }
}

struct Complaints {
  let box: String
  let open: Int
}

extension Container {
  var cityDesk: Factory<CityDesk> {
    self {
      CityDesk(self) { headline in
        let complaints = self.complaints()
        print(headline, "goes to", complaints.box, "with", complaints.open, "others")
      }
    }
  }

  var archive: Factory<Archive> { self { Archive(for: [self.cityDesk()]) } }

  var complaints: Factory<Complaints> {
    self { Complaints(box: "Box of \(self.cityDesk().name)", open: 3) }
  }
}

let desk: Desk = Container.shared.cityDesk()
for article in [Article(headline: "Bridge opened", words: 300), Article(headline: "Rain", words: 4)] {
  print(article.headline, desk.accept(article) ? "is printed" : "is not")
}
