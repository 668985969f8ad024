/// Finds what belongs to an argument value without running a user's `==` while a
/// lock is held: whoever searches takes the head of a chain under the lock, walks
/// the immutable chain without it, and adds only if the head is still the same.
struct ArgumentMap<Payload: AnyObject> {
  /// A link of a chain; all links of one chain have arguments with the same hash.
  final class Link {
    let arguments: any Arguments
    let payload: Payload
    private(set) var next: Link?

    init(_ arguments: any Arguments, _ payload: Payload, next: Link?) {
      self.arguments = arguments
      self.payload = payload
      self.next = next
    }

    /// Lets a long chain go link by link: one inside the other would need stack.
    deinit {
      var rest = next.take()
      while isKnownUniquelyReferenced(&rest) {
        rest = rest?.next.take()
      }
    }

    /// What the chain that starts here leads to.
    var payloads: [Payload] { sequence(first: self, next: \.next).map(\.payload) }

    /// Searches the chain that starts here, among the payloads that `isWanted`.
    /// Runs user code.
    func find(_ wanted: any Arguments, where isWanted: (Payload) -> Bool) -> Payload? {
      sequence(first: self, next: \.next)
        .first { isWanted($0.payload) && $0.arguments.equals(wanted) }?.payload
    }
  }

  private var chains: [Int: Link] = [:]
  private(set) var count = 0

  func head(for hash: Int) -> Link? { chains[hash] }

  mutating func add(_ arguments: any Arguments, _ payload: Payload) {
    chains[arguments.hash] = Link(arguments, payload, next: chains[arguments.hash])
    count += 1
  }

  /// Forgets one payload. The links before it are made anew, so that a thread which
  /// walks the old chain is not disturbed.
  mutating func remove(_ arguments: any Arguments, where isIt: (Payload) -> Bool) {
    var kept: [Link] = []
    var link = chains[arguments.hash]
    while let here = link, !isIt(here.payload) {
      kept.append(here)
      link = here.next
    }
    guard let found = link else { return }
    chains[arguments.hash] = kept.reversed().reduce(found.next) { next, old in
      Link(old.arguments, old.payload, next: next)
    }
    count -= 1
  }

  var payloads: [Payload] {
    chains.values.flatMap(\.payloads)
  }
}
