// why: the witnesses of a module's needs are in other extensions than the conformance.
import Accounts
import Keyworks

extension Container: @retroactive AccountNeeds {}

print(Container.shared.welcome())
