// missed: Factories that are registered and resolved by type
import FactoryKit

final class Clock { init(calendar: Calendar?) {} }
final class Calendar { let clock = Container.shared.resolve(Clock.self) }

func start() {
  Container.shared.register(Clock.self) { Clock(calendar: Container.shared.resolve(Calendar.self)) }
  Container.shared.register(Calendar.self) { Calendar() }
}

extension Container {
  var title: Factory<String> { self { "Today" } }
}

start()
print(Container.shared.title(), Container.shared.resolve(Clock.self) as Any)
