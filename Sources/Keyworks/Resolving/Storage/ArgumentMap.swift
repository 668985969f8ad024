/// Finds what belongs to argument values without running a user's `==` while a lock is held:
/// whoever searches takes a bucket under the lock, looks through it without, and adds only if
/// it is still the same.
struct ArgumentMap<Payload: AnyObject> {
  /// What belongs to arguments with one hash. It is replaced and never changed, since somebody may be
  /// reading it.
  typealias Bucket = [(arguments: any Arguments, payload: Payload)]

  private var buckets: [Int: Bucket] = [:]
  private(set) var count = 0

  func bucket(for hash: Int) -> Bucket { buckets[hash] ?? [] }

  /// Adds to a bucket, if that is as it was seen.
  mutating func add(
    _ payload: Payload, for arguments: any Arguments, ifStill seen: Bucket
  ) -> Bool {
    let bucket = bucket(for: arguments.hash)
    // Payloads are added at the end, and one that was removed never comes back. So a bucket of the
    // same length with the same last payload is the same.
    guard bucket.count == seen.count, bucket.last?.payload === seen.last?.payload else {
      return false
    }
    buckets[arguments.hash] = bucket + [(arguments, payload)]
    count += 1
    return true
  }

  mutating func remove(_ payload: Payload, for arguments: any Arguments) {
    let bucket = bucket(for: arguments.hash)
    let others = bucket.filter { $0.payload !== payload }
    buckets[arguments.hash] = others.isEmpty ? nil : others
    count -= bucket.count - others.count
  }

  var payloads: [Payload] { buckets.values.flatMap { $0.map(\.payload) } }
}
