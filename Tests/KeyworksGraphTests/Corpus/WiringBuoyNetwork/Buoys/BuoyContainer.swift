import Keyworks
import Sensors

struct FirstOfJanuary: Calendar {
  let dayOfYear = 1
}

extension Container {
  public var calendar: Factory<any Calendar> { self { FirstOfJanuary() }.cached }
}

/// Each buoy has its own container, below that of the network.
public final class BuoyContainer: ManagedContainer {
  public let manager = ContainerManager()
  let parent: Container  // expect: wiring
  let position: Int

  public init(_ position: Int, parent: Container) {
    self.position = position
    self.parent = parent
  }
}

public final class Recorder: Sendable {
  private let calendar = Container.injected(\.calendar)
  private let thermistor: Thermistor

  init(_ thermistor: Thermistor) { self.thermistor = thermistor }
  public var report: String { "day \(calendar.dayOfYear): \(thermistor.celsius(on: calendar.dayOfYear)) °C" }
}

extension BuoyContainer {
  var thermistor: Factory<Thermistor> { self { Thermistor(offset: Double(self.position) / 10) }.cached }
  public var recorder: Factory<Recorder> { self { Recorder(self.thermistor()) }.cached }
}
