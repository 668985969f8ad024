import ClientA
import ClientB
import Declarations
import Keyworks

// Two dynamic libraries hold one declaration; it must be one factory.
func check(_ sentence: String, _ holds: Bool) {
  guard holds else { fatalError("failed: \(sentence)") }
  print("passed:", sentence)
}

check("a program that runs no test is not taken for one", !LaunchContext.current.isTest)

let container = Container()
let kept = ClientA.resolve(container)
check(
  "an instance kept for one library is handed to the other", ClientB.resolve(container) === kept)
check(
  "a singleton is one for both",
  ClientA.resolveGlobal(container) === ClientB.resolveGlobal(Container()))

let token = ClientA.override(container)
check(
  "an override made in one library holds in the other", ClientB.resolve(container).text == "mock")
token.revert()
check("and ends for both", ClientB.resolve(container).text == "definition")
