import Keyworks

struct Play: ContextValue { let title: String }
struct Seat: ContextValue {
  let row: Int
  let number: Int
}
struct Discount: ContextValue { let percent: Int }

final class Poster: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
}

extension Container {
  var title: Factory<String> { self { self.require(Play.self).title } }
  var place: Factory<String> {
    self {
      let seat = self.require(Seat.self)
      return "row \(seat.row), seat \(seat.number)"
    }
  }
  var price: Factory<Int> {
    self { 40 - 40 * (self.contextValue(of: Discount.self)?.percent ?? 0) / 100 }
  }
  var ticket: Factory<String> { self { "\(self.title()), \(self.place()), \(self.price()) crowns" } }
  // Cached, with a play of its own.
  var poster: Factory<Poster> {
    self { self.with(Play(title: "Hamlet")) { Poster("tonight: " + $0[\.title]) } }.cached
  }
}

struct Evening {
  let container: Container
  let play: Play
  func sell<T>(row: Int, _ number: Int, _ work: (Container) -> T) -> T {
    container.with(play, Seat(row: row, number: number), work: work)
  }
}
