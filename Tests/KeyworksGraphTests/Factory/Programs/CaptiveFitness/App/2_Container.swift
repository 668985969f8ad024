import FactoryKit

extension Container {
  var heartRate: Factory<HeartRateMonitor> {
    Factory(self) { BluetoothMonitor() }
      .context(.simulator, .preview) { FakeMonitor(bpm: 120) }
      .singleton
  }

  var recorder: Factory<WorkoutRecorder> {
    Factory(self) { WorkoutRecorder(monitor: self.heartRate()) }
      .scope(.workout)
  }

  var coach: Factory<Coach> {  // expect: captive coach recorder
    Factory(self) { Coach() }
      .cached
  }

  var summary: Factory<SummaryBuilder> {
    Factory(self) { SummaryBuilder() }
  }
}
