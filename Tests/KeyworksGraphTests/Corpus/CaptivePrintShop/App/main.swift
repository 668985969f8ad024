// why: foreman (cached) keeps ticket (graph) in the machines that Machine.assembled(in:)
// makes.
import Keyworks

// A print shop: whatever is built for one customer's request shares one ticket, so that the parts bill to it.

final class JobTicket: Sendable {
  let number = Int.random(in: 1000...9999)
}

protocol Printing: Sendable {
  func run(_ pages: Int) -> String
}

struct Offset: Printing {
  let sheets: Int
  let ticket: JobTicket
  func run(_ pages: Int) -> String { "#\(ticket.number): \((pages + sheets - 1) / sheets) plates" }
}

struct Letterpress: Printing {
  let ticket: JobTicket
  func run(_ pages: Int) -> String { "#\(ticket.number): \(pages) pages by hand" }
}

enum Machine: Sendable {
  case offset(sheets: Int)
  case letterpress

  func assembled(in shop: Container) -> any Printing {
    let ticket = shop.ticket()
    return switch self {
    case .offset(let sheets): Offset(sheets: sheets, ticket: ticket)
    case .letterpress: Letterpress(ticket: ticket)
    }
  }
}

actor Foreman {
  private let large: any Printing
  private let small: any Printing
  private var done = 0

  init(large: any Printing, small: any Printing) {
    (self.large, self.small) = (large, small)
  }

  func run(_ pages: Int) -> String {
    done += pages
    return (pages > 50 ? large : small).run(pages)
  }
  var total: Int { done }
}

struct Counter {
  let ticket: JobTicket
  let foreman: Foreman

  func order(_ pages: Int) async {
    print("ticket #\(ticket.number)", await foreman.run(pages))
  }
}

extension Container {
  var ticket: Factory<JobTicket> { self { JobTicket() }.graph }
  var foreman: Factory<Foreman> {  // expect: captive foreman ticket
    self {
      Foreman(
        large: Machine.offset(sheets: 16).assembled(in: self), small: Machine.letterpress.assembled(in: self))
    }.cached
  }
  var counter: Factory<Counter> { self { Counter(ticket: self.ticket(), foreman: self.foreman()) } }
}

await Container.shared.counter().order(200)
await Container.shared.counter().order(12)
print(await Container.shared.foreman().total, "pages")
