import Keyworks

/// What a demo and the tests use in place of the world.
extension Container {
  var journal: Factory<Journal> { self { Journal(name: self.journalName()) }.cached }
  var journalName: Factory<String> { self { "journal" } }
  var fakeHour: Factory<Int> { self { 20 } }
}

func useFakes(in container: Container) -> [Token] {
  [
    container.mailer.override { FakeMailer(journal: container.journal()) },
    container.clock.override { FixedClock(hour: container.fakeHour()) },
    container.subscribers.override(with: []),
    container.greeting.override { "Fake \(container.host())" },
  ]
}

func inSandbox() -> String {
  withSandbox {
    let container = Container.shared
    container.retries.register(with: 0)
    return container.clock.override {
      FixedClock(hour: 3)
    }.during {
      "\(container.greeting()), \(container.report())"
    }
  }
}
