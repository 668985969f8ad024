// The list that each container has.
extension Model.Node {
  /// The factories that programs put into the list.
  static let listable: [Self] = [.shop, .desk, .cart, .flow, .view, .stock, .log, .seed]
  /// The members that the list declares, in order.
  static let listed: [Self] = [.log, .stock, .cart, .seed]

  /// The line of its contribution.
  var line: Int { Self.listable.firstIndex(of: self) ?? 0 }

  /// The position of a factory, the same wherever it is listed, so that two entries never conflict.
  var rank: Model.Rank {
    switch self {
    case .stock: .init(priority: 1, before: .seed)
    case .seed, .shop: .init(priority: 1)
    case .flow: .init(priority: 3, before: .log)
    case .desk: .init(priority: 1, before: .view)
    default: .init(priority: 2)
    }
  }
}

extension Model.Replacement {
  var members: [(node: Model.Node, rank: Model.Rank)] {
    switch self {
    case .nothing: []
    case .few: [(.flow, .init(priority: 0)), (.log, .init(priority: -1))]
    case .many:
      [
        (.desk, .init(priority: 0)), (.cart, .init(priority: 0, before: .seed)),
        (.seed, .init(priority: 0)),
      ]
    }
  }
}

extension Model {
  /// The list of one container in the model: all statements about it that have not been taken
  /// back, in order.
  struct List {
    var statements: [Statement] = []
    var replacements: [ListOverride] = []

    struct Statement {
      let id: Int
      let saying: Saying
      let author: Author?
    }

    struct ListOverride {
      let id: Int
      let number: Int
      let replacement: Replacement
      let author: Author?
    }

    private struct Member {
      let node: Node
      var rank: Rank
      /// Its index in the declared list. Contributions follow the declared members, by line.
      let tie: Int
    }

    /// The members in order.
    var inOrder: [Node] {
      if let other = (replacements.filter(\.isWiring) + replacements.filter(\.isSaid)).last {
        return Self.sort(
          other.replacement.members.enumerated().map { index, member in
            Member(node: member.node, rank: member.rank, tie: index)
          })
      }
      var moves: [Node: Rank] = [:]
      var members = Node.listed.enumerated().map { index, node in
        Member(node: node, rank: node.rank, tie: index)
      }
      // Statements of the wiring come before all others, whenever they were made.
      for statement in statements.filter(\.isWiring) + statements.filter(\.isSaid) {
        Self.follow(statement.saying, &members, &moves)
      }
      return Self.sort(members)
    }

    private static func follow(
      _ saying: Saying, _ members: inout [Member], _ moves: inout [Node: Rank]
    ) {
      switch saying {
      case .contribute(let node) where !members.contains { $0.node == node }:
        members.append(
          Member(node: node, rank: moves[node] ?? node.rank, tie: Node.listed.count + node.line))
      case .contribute: break
      case .remove(let node):
        members.removeAll { $0.node == node }
        moves[node] = nil
      case .reorder(let node, let rank):
        moves[node] = rank
        for index in members.indices where members[index].node == node {
          members[index].rank = rank
        }
      }
    }

    /// Repeatedly takes the lowest of the members that no remaining member has to precede.
    private static func sort(_ members: [Member]) -> [Node] {
      var (rest, sorted) = (members, [Node]())
      while !rest.isEmpty {
        let bound = Set(rest.compactMap(\.rank.before))
        let free = rest.indices.filter { !bound.contains(rest[$0].node) }
        guard
          let next = free.min(by: {
            (rest[$0].rank.priority, rest[$0].tie) < (rest[$1].rank.priority, rest[$1].tie)
          })
        else { preconditionFailure("A program contradicts itself.") }
        sorted.append(rest.remove(at: next).node)
      }
      return sorted
    }
  }
}

extension Model.List.Statement {
  var isWiring: Bool { author != nil }
  var isSaid: Bool { author == nil }
}

extension Model.List.ListOverride {
  var isWiring: Bool { author != nil }
  var isSaid: Bool { author == nil }
}
