// why: generic containers have their own promises, and one is filled with the count of another.
import Keyworks
import Shelving

let numbers = Shelf<Int>(label: "numbers")
let words = Shelf<String>(label: "words")
numbers.stock.register { [1, 2, 3] }
words.stock.register { [1, 2].map { "\($0)" } }

struct Summary<First: Sendable, Second: Sendable> {
  let first: Crate<First>
  let second: Crate<Second>
  init(_ one: Shelf<First>, _ two: Shelf<Second>) {
    first = one.crate()
    second = two.crate()
  }
}

let summary = Summary(numbers, words)
print(summary.first.items, summary.second.items, numbers.total(), words.list())
