extension Model {
  /// A sandbox in the model, or the process outside every sandbox: its layers, statements and
  /// cached values. A sandbox lasts until it has ended and the last container made in it is gone.
  final class Realm {
    let number: Int
    /// The layers of the factories of each container.
    var layers: [Keeper: Layers] = [:]
    /// The statements about the list of each container.
    var lists: [Int: List] = [:]
    /// The cached values, by their inputs.
    var kept: [Keeper: [Inputs: Kept]] = [:]
    /// The number of changes that made the values of a factory obsolete. A value whose build such a
    /// change overtakes is not cached.
    var drops: [Keeper: Int] = [:]
    /// The progress of the `autoRegister` of each container.
    var phases: [Int: Phase] = [:]

    enum Phase {
      case due, running, done
    }

    init(_ number: Int) { self.number = number }

    /// Drops the cached values of a factory for all inputs.
    func drop(_ keeper: Keeper) {
      kept[keeper] = nil
      drops[keeper, default: 0] += 1
    }

    /// Forgets a container: its layers, cached values and list.
    func forget(_ home: Int) {
      layers = layers.filter { $0.key.home != home }
      kept = kept.filter { $0.key.home != home }
      (lists[home], phases[home]) = (nil, nil)
    }
  }

  /// The container whose `autoRegister` makes a statement.
  struct Author: Hashable {
    let realm: Int
    let home: Int
  }
}

extension Model.ReferenceModel {
  /// The realm of a container that is used now: the active sandbox, or else the one in which it was
  /// made.
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

  /// The second container that the `autoRegister` of a container wires.
  private func beside(_ home: Int) -> Int? {
    let other = home == 1 ? 0 : 1
    return homes.contains(other) ? other : nil
  }

  /// Takes back the statements of an earlier run, in every realm.
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
