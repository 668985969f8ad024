// why: a module contributes a member that waits for what gathers the list.
import Keyworks
import Reporting
import Serving

let container = Container()
container.addReports()
print(try await container.server(), try await container.queue())
