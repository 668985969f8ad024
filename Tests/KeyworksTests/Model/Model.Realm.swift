extension Model {
  /// A sandbox, or the process outside of all, as the model has it: what is said and kept
  /// there. It lasts until it has ended and the last container that was made in it is gone.
  final class Realm {
    let number: Int
    /// What verbs made of the factories of each container.
    var layers: [Keeper: Layers] = [:]
    /// What was said about the list of each container.
    var lists: [Int: List] = [:]
    /// What is kept, by what tells instances apart.
    var kept: [Keeper: [Inputs: Kept]] = [:]
    /// Counts what made the values of a factory obsolete, so that one which was being
    /// built meanwhile is not kept.
    var drops: [Keeper: Int] = [:]
    /// How far the `autoRegister` of each container has come.
    var phases: [Int: Phase] = [:]

    enum Phase {
      case due, running, done
    }

    init(_ number: Int) { self.number = number }

    /// Forgets what is kept for a factory: for all inputs.
    func drop(_ keeper: Keeper) {
      kept[keeper] = nil
      drops[keeper, default: 0] += 1
    }

    /// Forgets everything that a container said, kept and is.
    func forget(_ home: Int) {
      layers = layers.filter { $0.key.home != home }
      kept = kept.filter { $0.key.home != home }
      (lists[home], phases[home]) = (nil, nil)
    }
  }

  /// Whose `autoRegister` says something.
  struct Author: Hashable {
    let realm: Int
    let home: Int
  }
}

extension Model.ReferenceModel {
  /// Where a container is when it is used now: in the sandbox that is active, else in the one
  /// that it was made in.
  func realm(of home: Int) -> Model.Realm { active ?? birthplaces[home] ?? process }

  /// Runs the `autoRegister` of a container if it is due.
  mutating func prepare(_ home: Int) {
    let realm = realm(of: home)
    guard realm.phases[home, default: .due] == .due else { return }
    realm.phases[home] = .running
    noteWiring(of: home)
    let author = Model.Author(realm: realm.number, home: home)
    takeBack(author)
    let (authorBefore, moodBefore) = (self.author, mood)
    (self.author, mood) = (author, nil)
    for statement in nextWiring(of: home) {
      guard let target = statement.isForOther ? beside(home) : home else { continue }
      change(statement.step, in: target)
    }
    (self.author, mood) = (authorBefore, moodBefore)
    realm.phases[home] = .done
    coverage.formUnion(authorBefore == nil ? .wired : .wiredWithinWiring)
  }

  /// The container that the `autoRegister` of another one wires too.
  private func beside(_ home: Int) -> Int? {
    let other = home == 1 ? 0 : 1
    return homes.contains(other) ? other : nil
  }

  /// Takes back what an earlier run said, wherever that was.
  private mutating func takeBack(_ author: Model.Author) {
    for realm in realms {
      for (keeper, old) in realm.layers {
        let mine = old.all.filter { $0.author == author }
        if !mine.isEmpty { coverage.formUnion(.wiredAnew) }
        for layer in mine.sorted(by: { $0.id < $1.id }) { take(out: layer, keeper, realm) }
      }
      for home in realm.lists.keys {
        realm.lists[home]?.statements.removeAll { $0.author == author }
        realm.lists[home]?.replacements.removeAll { $0.author == author }
      }
    }
  }
}
