import Keyworks
import KeyworksAsync
import Synchronization

public protocol Closing: Sendable { func close() async }

extension FactoryDeclaration where Value: Closing {
  /// Closes the value when its container, or the program, ends.
  public var closing: Self { teardown { await $0.close() } }
}

/// The list of the reels that are out of the vault. It is written to disk at the end.
public final class LoanBook: Closing {
  private let loans = Mutex<[String: String]>([:])

  public func lend(_ reel: String, to cinema: String) { loans.withLock { $0[reel] = cinema } }
  public func giveBack(_ reel: String) { loans.withLock { $0[reel] = nil } }
  public func close() async { print("writing", loans.withLock { $0.count }, "loans") }
}

public actor Scanner: Closing {
  private let book: LoanBook
  init(book: LoanBook) { self.book = book }

  public func scan(_ reel: String) -> String {
    defer { book.giveBack(reel) }
    book.lend(reel, to: "scanner")
    return "\(reel).dpx"
  }
  public func close() { print("lamp off") }
}

extension Container {
  public var loanBook: Factory<LoanBook> {  // expect: teardown loanBook
    self { LoanBook() }.singleton.closing
  }
  public var scanner: AsyncFactory<Scanner, any Error> {
    self.async { Scanner(book: self.loanBook()) }.cached.closing
  }
}
