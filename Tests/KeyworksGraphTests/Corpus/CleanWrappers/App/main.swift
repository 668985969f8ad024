// why: wrappers of the library that resolve later, and wrappers of the program.
import Keyworks

let container = Container.shared
let account = container.account()
print(account.owner.account === account, account.statement.lines, account.balance)
var card = account.card
print(card.pin, card.seals, container.badge().isRich.value)
