// why: it has bodies only for variants, but the @LazyInjected of the London diary is created
// outside `with` and resolves it under none.
import Jurisdictions
import Keyworks

struct Claim {
  let parties: String
  let arose: Int
}

/// Answers for one office, and looks the law up when the first claim comes in.
final class Diary {
  @LazyInjected(\.timeBar) private var bar
  private let office: String

  init(office: String) { self.office = office }

  func enter(_ claim: Claim) -> String {
    "\(office): \(claim.parties) by \(claim.arose + bar.years), see \(bar.statute)"
  }
}

/// The same for a letter that is written at once.
struct Letter {
  @Injected(\.timeBar) var bar
  func warning(to client: String) -> String { "Dear \(client), you have \(bar.years) years." }
}

let glasgow = Container.shared.with(Jurisdiction.scotland) { _ in
  Diary(office: "Glasgow")
}
print(glasgow.enter(Claim(parties: "Muir v Baird", arose: 2022)))

let london = Diary(office: "London")
let entries = Container.shared.with(Jurisdiction.england) { _ in
  [Claim(parties: "Hale v Park", arose: 2021), Claim(parties: "Ng v Ross", arose: 2023)].map(london.enter)
}
print(entries)

let letter = Container.shared.with(Jurisdiction.england) { _ in Letter() }
print(letter.warning(to: "Ms Hale"))
