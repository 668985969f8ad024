// why: the child's cached appointment keeps cached instances of its parent, which live longer;
// the parent's audit log keeps only text.
// At a bank's counter: the branch's container lives all day, each customer's as long as the appointment.
import Keyworks
import Synchronization

final class BranchContainer: SharedContainer {
  static let shared = BranchContainer()
  let manager = ContainerManager()
}

final class AppointmentContainer: ManagedContainer {
  let manager: ContainerManager
  let branch: BranchContainer
  let customer: String

  init(in branch: BranchContainer, customer: String) {
    self.branch = branch
    self.customer = customer
    manager = ContainerManager(parent: branch)
  }
}

final class AuditLog: Sendable {
  private let entries = Mutex<[String]>([])
  func append(_ entry: String) { entries.withLock { $0.append(entry) } }
  var pages: [String] { entries.withLock { $0 } }
}

final class Vault: Sendable {
  private let audit = BranchContainer.injected(\.audit)
  private let cash = Mutex(5_000)

  func take(_ amount: Int, for name: String) -> Bool {
    audit.append("\(name) asks for \(amount)")
    return cash.withLock { cash in
      guard cash >= amount else { return false }
      cash -= amount
      return true
    }
  }
}

struct Counter: Sendable {
  let vault: Vault
  let audit: AuditLog
}

extension BranchContainer {
  var audit: Factory<AuditLog> { self { AuditLog() }.cached }
  var vault: Factory<Vault> { self { Vault() }.cached }
  var counter: Factory<Counter> { self { Counter(vault: self.vault(), audit: self.audit()) } }
}

final class Appointment: Sendable {
  private let counter: Counter
  private let customer: Customer

  init(_ customer: Customer, at counter: Counter) {
    self.customer = customer
    self.counter = counter
    customer.greet(writingTo: counter.audit)
  }

  func withdraw(_ amount: Int) -> String {
    counter.vault.take(amount, for: customer.name) ? "here you are, \(customer.name)" : "sorry, \(customer.name)"
  }
}

final class Customer: Sendable {
  let name: String
  init(name: String) { self.name = name }
  func greet(writingTo log: AuditLog) { log.append("welcome, \(name)") }
}

extension AppointmentContainer {
  var client: Factory<Customer> { self { Customer(name: self.customer) }.cached }
  var appointment: Factory<Appointment> { self { Appointment(self.client(), at: self.branch.counter()) }.cached }
}

for (name, amount) in [("Ruth", 4_000), ("Sam", 1_500)] {
  let visit = AppointmentContainer(in: .shared, customer: name)
  print(visit.appointment().withdraw(amount))
}
print(BranchContainer.shared.audit().pages)
