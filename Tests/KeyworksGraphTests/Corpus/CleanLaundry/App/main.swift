// why: operate closes each Branch on both ways out, and withTeardown tears the meter down.
import Keyworks
import KeyworksAsync

protocol Closable: Sendable {
  func close() async throws
}

actor Meter: Closable {
  private var litres = 0

  func add(_ amount: Int) { litres += amount }
  func close() { print("used", litres, "litres") }
}

actor Machine: Closable {
  private let meter: Meter
  private var isRunning = false

  init(meter: Meter) { self.meter = meter }

  func wash(_ load: String) async throws -> String {
    guard !load.contains("wool") else { throw Refused(load: load) }
    isRunning = true
    await meter.add(55)
    return "\(load) is clean"
  }

  func close() async throws {
    guard isRunning else { return }
    isRunning = false
    await meter.add(3)
  }
}

struct Refused: Error {
  let load: String
}

final class Branch: ManagedContainer {
  let manager = ContainerManager()
  let street: String
  init(in street: String) { self.street = street }
}

extension Branch {
  var sign: Factory<String> { self { "Laundry, \(self.street)" } }

  var machine: AsyncFactory<Machine, any Error> {
    self.async { Machine(meter: Container.shared.meter()) }.cached.teardown(shutDown)
  }
}

extension Container {
  var meter: Factory<Meter> { self { Meter() }.singleton.teardown(shutDown) }
}

@Sendable func shutDown(_ resource: some Closable) async throws { try await resource.close() }

/// Opens a place, works there, and closes it, whatever happened.
func operate<Place: ManagedContainer>(
  _ place: Place, _ work: (Place) async throws -> Void
) async throws {
  do {
    try await work(place)
  } catch {
    try? await place.close(.failed(error), deadline: .seconds(5))
    throw error
  }
  try await place.close(deadline: .seconds(5))
}

try await withTeardown(deadline: .seconds(20)) {
  for street in ["Dyer Lane", "Mill Street"] {
    try await operate(Branch(in: street)) { branch in
      print(branch.sign())
      for load in CommandLine.arguments.dropFirst() {
        print(try await branch.machine().wash(load))
      }
    }
  }
}
