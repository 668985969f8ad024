// why: a factory that was meant to take a depth builds itself.
import Keyworks

indirect enum Tree: Sendable {
  case leaf(String)
  case fork(Tree, Tree)
}

extension Container {
  var bark: Factory<String> { self { "oak" }.cached }
  var leaf: Factory<Tree> { self { .leaf(self.bark()) } }
  var tree: Factory<Tree> {  // expect: cycle tree
    self { .fork(self.leaf(), self.tree()) }
  }
  var hedge: ParameterFactory<Int, Tree> {
    self { depth in
      depth == 0 ? self.leaf() : .fork(self.hedge(depth - 1), self.hedge(depth - 1))
    }
  }
}

let garden = Container()
print(garden.hedge(3))
print(garden.tree())
