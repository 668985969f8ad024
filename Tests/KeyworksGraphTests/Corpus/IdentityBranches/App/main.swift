// why: a property with two pairs of braces is two factories, and only one of them is overridden.
import Keyworks

let isDemo = CommandLine.arguments.contains("--demo")

extension Container {
  var store: Factory<String> {  // expect: identity store
    if isDemo {
      self { "samples" }.cached
    } else {
      self { "disk" }.cached
    }
  }
  var clock: Factory<Int> { isDemo ? self { 0 } : promised() }  // expect: identity clock; promise clock
  var feed: Factory<String> {  // expect: identity feed
    switch CommandLine.arguments.count {
    case 0: return self { "none" }
    case 1: return self { self.store() }
    default: return self { "\(self.clock())" }
    }
  }
}

print(Container.shared.feed())
