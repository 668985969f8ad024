// why: Both containers have a logger and a crew, each of the app's builds on the game's, and an overridden setup never reaches the bridge.
import FactoryKit

final class GameContainer: SharedContainer, @unchecked Sendable {
  static let shared = GameContainer()
  let manager = ContainerManager()

  var logger: Factory<Logger> {
    self { FileLogger(file: "game.log") }.singleton
  }
  var crew: Factory<Crew> {
    self { Crew(members: ["Ada", "Yuri"]) }.cached
  }
}

extension Container {
  var logger: Factory<Logger> {
    self { PrefixLogger(prefix: "app", next: GameContainer.shared.logger()) }.singleton
  }
  var crew: Factory<Crew> {
    self { Crew(members: GameContainer.shared.crew().members + ["Guest"]) }.cached
  }
  var bridge: Factory<Bridge> {  // limit: cycle bridge drive
    self { Bridge(drive: self.drive(), crew: self.crew()) }.cached
  }
  var drive: Factory<Drive> {
    self { WarpDrive() }
  }
}
