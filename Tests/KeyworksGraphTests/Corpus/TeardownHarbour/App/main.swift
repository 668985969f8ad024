// At run time: the crane is never lowered (its port is not closed), the lighthouse is never switched off (no withTeardown), resolving the buoy stops the program.
import Keyworks
import KeyworksAsync

final class Port: ManagedContainer {
  let manager = ContainerManager()
}

actor Crane {
  private(set) var load = 0
  func lift(_ tons: Int) -> Int {
    load += tons
    return load
  }
  func lower() { load = 0 }
}

struct Lighthouse: Sendable {
  let colour: String
  func off() { print(colour, "off") }
}

final class Buoy: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
  func sink() { print("buoy", number) }
}

extension Port {
  var crane: Factory<Crane> {  // expect: teardown crane
    self { Crane() }.cached.teardown { await $0.lower() }
  }

  var lighthouse: Factory<Lighthouse> {  // expect: teardown lighthouse
    self { Lighthouse(colour: "red") }
      .singleton
      .teardown { light in light.off() }
  }

  var buoy: Factory<Buoy> {  // expect: teardown buoy
    self { Buoy(7) }.shared.teardown { $0.sink() }
  }
}

@MainActor
func unload(_ ships: [Int], in port: Port) async {
  for tons in ships where tons > 0 {
    print(await port.crane().lift(tons))
  }
  print(port.lighthouse().colour, port.buoy().number)
}

await unload([3, 0, 5], in: Port())
