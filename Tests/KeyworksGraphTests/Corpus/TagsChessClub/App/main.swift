// why: list `advice`: Classics contributes giuocoPiano and Gambits contributes evansGambit for
// the same key .italian.
import Board
import Classics
import Gambits
import Keyworks

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Classics.teach(self)
    teachGambits()
  }
}

let trainer = Trainer(.shared)
print(trainer.reply(in: .spanish, to: "a6"))
print(trainer.reply(in: .kings, to: "exf4"))
print(trainer.reply(in: .slav, to: "dxc4"))
