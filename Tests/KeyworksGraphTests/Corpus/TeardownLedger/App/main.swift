// why: a bank closes its container, and with it the branches, but neither the vault nor the process.
import Keyworks
import KeyworksAsync
import Store

func work(in bank: Container) async throws {
  let branch = Branch(bank)
  print(branch.teller().owner, bank.ledger().owner, bank.auditor().owner, bank.receipt().owner)
}

let bank = Container()
let vault = Vault()
print(vault.gold().owner)
do {
  try await work(in: bank)
  try await bank.close()
} catch {
  print(error)
}
