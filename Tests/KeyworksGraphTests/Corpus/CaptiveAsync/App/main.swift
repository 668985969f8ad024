// why: what is built by waiting is kept longer than what it was built from.
import Keyworks

let container = Container()
print(try await container.gateway().account.name, await container.board())
print(try await container.digest().count, await container.desk().account)
container.reset(scope: .session)
