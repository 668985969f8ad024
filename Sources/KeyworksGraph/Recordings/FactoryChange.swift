/// How the time of a factory differs between two recordings.
struct FactoryChange {
  let name: String
  /// How long it was being resolved.
  let total: Change
  /// The part of the total in which it waited for no other factory.
  let own: Change

  /// Nanoseconds. Nil if the recording lacks the factory.
  struct Change {
    let before: Int?
    let after: Int?

    var growth: Int { (after ?? 0) - (before ?? 0) }
    /// A smaller change is taken for noise.
    var matters: Bool { abs(growth) > max(100_000, (before ?? 0) / 10) }
  }

  var isAdded: Bool { total.before == nil }
  var isRemoved: Bool { total.after == nil }
  var isListed: Bool { total.matters || own.matters || isAdded || isRemoved }

  /// The size of the change. The own time decides, because a slow factory also makes the total of
  /// every factory that needs it grow.
  var size: (own: Int, total: Int) { (own.matters ? abs(own.growth) : 0, abs(total.growth)) }

  /// The factories of both recordings, the largest change first.
  ///
  /// The graph cannot find the factories of an earlier recording, because lines have moved since.
  /// So a factory is known by its module and name.
  static func all(from old: Recording, to new: Recording) -> [Self] {
    let (before, after) = (old.times, new.times)
    return Set(before.keys).union(after.keys).map { name in
      Self(
        name: name, total: Change(before: before[name]?.total, after: after[name]?.total),
        own: Change(before: before[name]?.own, after: after[name]?.own))
    }.sorted { ($1.size.own, $1.size.total, $0.name) < ($0.size.own, $0.size.total, $1.name) }
  }
}

extension Recording {
  /// The times of each factory. Handing out existing instances counts as no time.
  fileprivate var times: [String: (total: Int, own: Int)] {
    Dictionary(grouping: resolves.indices) { resolves[$0].origin.title }.mapValues { all in
      let some = all.filter { !resolves[$0].isHit }
      return (time(of: some), ownTime(of: some))
    }
  }
}

extension Recording.Origin {
  /// `Shop.cart`
  var title: String { "\(file.prefix { $0 != "/" }).\(name)" }
}
