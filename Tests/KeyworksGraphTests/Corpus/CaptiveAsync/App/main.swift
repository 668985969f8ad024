// why: async instances are cached longer than the instances that they are built from.
import Keyworks
import KeyworksAsync

let container = Container()
print(try await container.gateway().account.name, await container.board())
print(try await container.digest().count, await container.desk().account)
container.reset(scope: .session)
