// missed: Factories that the decorator of a container or manager resolves
import FactoryKit

final class Log { func note(_ thing: Any) {} }

extension Container {
  var log: Factory<Log> { self { Log() } }
}

Container.shared.manager.decorator = { Container.shared.log().note($0) }
_ = Container.shared.log()
