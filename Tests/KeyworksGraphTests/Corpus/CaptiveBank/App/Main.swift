import Keyworks
import KeyworksAsync
import KeyworksUI

@main @MainActor enum Branch {
  static func main() async {
    let branch = Container()
    let signed = await branch.ledger().sign(branch.vault().keys.values.map(\.count).reduce(0, +))
    branch.reset(scope: .shift)
    print(signed, branch.teller().ring())
  }
}
