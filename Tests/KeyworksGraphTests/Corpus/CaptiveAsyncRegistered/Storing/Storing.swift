import Keyworks
import KeyworksAsync

public protocol Database: Sendable {
  var name: String { get }
}

public struct Repository: Sendable {
  let database: any Database
  public var title: String { database.name }
}

extension Container {
  public var database: AsyncFactory<any Database, any Error> { promised().singleton }  // expect: captive database login
  public var replica: AsyncParameterFactory<Int, any Database, any Error> { promised().cached }
  public var backup: AsyncFactory<any Database, Never> { promised() }  // expect: promise backup
  public var repository: AsyncFactory<Repository, any Error> {
    self.async { Repository(database: try await self.database()) }
  }
}
