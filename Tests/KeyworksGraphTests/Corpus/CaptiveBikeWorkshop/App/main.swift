// why: counter (cached) keeps jobSheet (graph), the default argument of Bench.init, in
// CounterModel.bench.
import Keyworks
import KeyworksUI

/// One customer's slip of paper. All parts of one quote write on the same sheet, and the next quote takes a new one.
final class JobSheet {
  private(set) var lines: [(text: String, cents: Int)] = []
  func add(_ text: String, _ cents: Int) { lines.append((text, cents)) }
  var total: Int { lines.reduce(0) { $0 + $1.cents } }
}

struct PriceBook: Sendable {
  private let prices = ["chain": 2_900, "true wheel": 1_800, "hub": 4_200]
  subscript(work: String) -> Int { prices[work, default: 1_000] }
}

/// What everybody at a bench needs, bundled so that initializers stay short.
struct Bench {
  let prices: PriceBook
  let sheet: JobSheet

  init(prices: PriceBook, sheet: JobSheet = Container.shared.jobSheet()) {
    self.prices = prices
    self.sheet = sheet
  }

  func charge(_ work: String) { sheet.add(work, prices[work]) }
}

struct Drivetrain {
  let bench: Bench
  func inspect() { bench.charge("chain") }
}
struct Wheels {
  let bench: Bench
  func inspect() { bench.charge("true wheel"); bench.charge("hub") }
}

@MainActor final class QuoteModel {
  private let parts: (Drivetrain, Wheels)
  private let sheet: JobSheet
  init(_ drivetrain: Drivetrain, _ wheels: Wheels, sheet: JobSheet) { (parts, self.sheet) = ((drivetrain, wheels), sheet) }

  func total() -> Int {
    parts.0.inspect()
    parts.1.inspect()
    return sheet.total
  }
}

/// The counter at the door: quick jobs while the customer waits.
@MainActor final class CounterModel {
  private let bench: Bench
  private var served = 0
  init(bench: Bench) { self.bench = bench }

  func serve(_ work: String) -> String {
    served += 1
    bench.charge(work)
    return "customer \(served) pays \(bench.sheet.total)"
  }
}

extension Container {
  var prices: Factory<PriceBook> { self { PriceBook() }.singleton }
  var jobSheet: Factory<JobSheet> { self { JobSheet() }.graph }
  var drivetrain: Factory<Drivetrain> { self { Drivetrain(bench: Bench(prices: self.prices(), sheet: self.jobSheet())) } }
  var wheels: Factory<Wheels> { self { Wheels(bench: Bench(prices: self.prices(), sheet: self.jobSheet())) } }

  var quote: MainActorFactory<QuoteModel> {
    self.mainActor { QuoteModel(self.drivetrain(), self.wheels(), sheet: self.jobSheet()) }
  }
  var counter: MainActorFactory<CounterModel> {  // expect: captive counter jobSheet
    self.mainActor { CounterModel(bench: Bench(prices: self.prices())) }.cached
  }
}

print(Container.shared.quote().total())
print(Container.shared[\.counter].serve("chain"))
print(Container.shared[\.counter].serve("hub"))
