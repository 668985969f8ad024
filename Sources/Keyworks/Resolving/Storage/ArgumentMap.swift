/// Maps argument values to payloads without running a user's `==` under a lock. A caller fetches a
/// bucket under the lock, searches it without the lock, and adds to it only if it has not changed.
struct ArgumentMap<Payload: AnyObject> {
  /// The payloads of arguments with the same hash. A bucket is replaced and never changed, because
  /// another thread may be reading it.
  typealias Bucket = [(arguments: any Arguments, payload: Payload)]

  /// Nil before the first one: without optimization, an empty dictionary of a generic type takes
  /// thousands of instructions.
  private var buckets: [Int: Bucket]?
  private(set) var count = 0

  func bucket(for hash: Int) -> Bucket { buckets?[hash] ?? [] }

  /// Adds to a bucket, if the bucket is still the one that the caller saw.
  mutating func add(
    _ payload: Payload, for arguments: any Arguments, ifStill seen: Bucket
  ) -> Bool {
    let bucket = bucket(for: arguments.hash)
    // Payloads are added at the end, and a removed payload never comes back. So a bucket with the
    // same length and the same last payload is unchanged.
    guard bucket.count == seen.count, bucket.last?.payload === seen.last?.payload else {
      return false
    }
    if buckets == nil { buckets = [:] }
    buckets?[arguments.hash] = bucket + [(arguments, payload)]
    count += 1
    return true
  }

  mutating func remove(_ payload: Payload, for arguments: any Arguments) {
    let bucket = bucket(for: arguments.hash)
    let others = bucket.filter { $0.payload !== payload }
    buckets?[arguments.hash] = others.isEmpty ? nil : others
    count -= bucket.count - others.count
  }

  var payloads: [Payload] { buckets?.values.flatMap { $0.map(\.payload) } ?? [] }
}
