// why: what meets the needs of a module is in other extensions than the conformance.
import Accounts
import Keyworks

extension Container: @retroactive AccountNeeds {}

print(Container.shared.welcome())
