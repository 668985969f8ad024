import FactoryKit

func train(_ moves: [String]) {
  let container = Container.shared
  container.manager.push()
  defer { container.manager.pop() }
  container.engine.register { RandomEngine() }
  for move in moves {
    print("training:", container.match().play(move))
  }
}

Container.shared.engine.register { RandomEngine() }
Container.shared.engine.register {
  DeepEngine(book: Container.shared.openingBook(), level: 9)
}

train(["e4", "d4"])
let match = Container.shared.match()
print(match.play("e4"))
Container.shared.match.reset(.scope)
print(Container.shared.match().play("d4"))
