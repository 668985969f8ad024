// why: autoRegister registers `invoiceNumbers` twice: Archive.prepare, and Billing.prepare
// through numberByYear, which replaces the first.
import Archive
import Billing
import Keyworks
import KeyworksAsync

// Bills the customers that are named on the command line.

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Archive.prepare(self)
    Billing.prepare(self)
  }
}

try await withContainer(Container()) { office in
  let clerk = try await office.clerk()
  var last = 0
  for customer in CommandLine.arguments.dropFirst() {
    last = await clerk.bill(customer, after: last)
  }
}
