// why: a module contributes a member that awaits the factory that gathers the list.
import Keyworks
import KeyworksAsync
import Reporting
import Serving

let container = Container()
container.addReports()
print(try await container.server(), try await container.queue())
