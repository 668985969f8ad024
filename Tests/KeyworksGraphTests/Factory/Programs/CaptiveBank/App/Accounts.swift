// why: The transfer center lives as long as the app and keeps, inside its request signer, the user session of whoever logged in first.
import FactoryKit

final class UserSession {
  let token: String
  let customer: Int
  init(token: String, customer: Int) {
    self.token = token
    self.customer = customer
  }
}

struct RequestSigner {
  let session: UserSession
  func sign(_ path: String) -> String { "\(path)?t=\(session.token)" }
}

final class TransferCenter {
  private let signer: RequestSigner
  private let network: Networking
  init(signer: RequestSigner, network: Networking) {
    self.signer = signer
    self.network = network
  }
  func transfer(_ cents: Int) {
    network.send(signer.sign("/transfer/\(cents)"))
  }
}

protocol Networking { func send(_ path: String) }
struct URLNetwork: Networking { func send(_ path: String) { print("GET", path) } }
struct SilentNetwork: Networking { func send(_ path: String) {} }
