// why: look has bodies only for a Chain, but AppCoordinator.launch resolves splash, whose
// Screen injects look, under none.
import Keyworks
import KeyworksUI

@MainActor struct AppCoordinator {
  let container: Container
  let chain: Chain

  func launch() -> [String] { [container.splash().text(), evening()] }

  private func evening() -> String {
    container.programme.under(chain)(["Vertigo", "Playtime"]).text()
  }
}

for chain in Chain.allCases {
  AppCoordinator(container: Container(), chain: chain).launch().forEach { print($0) }
}
