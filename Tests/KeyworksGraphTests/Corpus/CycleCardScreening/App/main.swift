// why: `screening` resolves the keyed list `rules`, whose `velocity` needs `history`, which
// autoRegister builds with `screening`: screening → velocity → history → screening.
// A daemon that decides whether a card payment goes through.
import Fraud
import Keyworks
import Ledger

/// Leaves out what was refused at the time: nobody has paid that.
struct SettledHistory: History {
  let all: [Payment]
  let screening: Screening
  func payments(of card: String) -> [Payment] {
    all.filter { $0.card == card && screening.objections(to: $0).isEmpty }
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Fraud.install(in: self)
    register(\.history) { container in
      SettledHistory(all: container.archive(), screening: container.screening())
    }
  }
}
extension Container {
  var archive: Factory<[Payment]> { self { [Payment(card: "4711", cents: 1250)] }.cached }
}

let container = Container()
while let line = readLine(), let cents = Int(line) {
  let objections = container.screening().objections(to: Payment(card: "4711", cents: cents))
  print(objections.isEmpty ? "accepted" : "refused: \(objections)")
}
