import ClientA
import ClientB
import Declarations
import Keyworks

// Two dynamic libraries contain the same declaration, which must be one factory.
func check(_ sentence: String, _ holds: Bool) {
  guard holds else { fatalError("failed: \(sentence)") }
  print("passed:", sentence)
}

check(
  "a program that runs no tests is not a test run",
  !LaunchContext.current.conditions.contains(.test))

let container = Container()
let kept = ClientA.resolve(container)
check(
  "both libraries receive the same cached instance", ClientB.resolve(container) === kept)
check(
  "both libraries receive the same singleton",
  ClientA.resolveGlobal(container) === ClientB.resolveGlobal(Container()))

let opened = await ClientA.resolveOpened(container)
check(
  "both libraries receive the same asynchronous instance",
  await ClientB.resolveOpened(container) === opened)

let token = ClientA.override(container)
check(
  "an override in one library applies in the other", ClientB.resolve(container).text == "mock")
token.revert()
check(
  "a reverted override ends for both libraries",
  ClientB.resolve(container).text == "definition")

withSandbox {
  _ = ClientA.override(Container.shared)
  check(
    "an override in a sandbox applies in the other library",
    ClientB.resolve(Container.shared).text == "mock")
}
check(
  "a sandbox ends for both libraries", ClientB.resolve(Container.shared).text == "definition")
