// why: list `line`: folding is after trimming (Press), trimming after stapling and stapling
// after folding (setUpBindery), a loop.
import Keyworks
import Press

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { setUpBindery() }
}

let finished = Container.shared[\.line].reduce(Sheet()) { sheet, machine in machine.run(sheet) }
print("A brochure:", finished.marks.joined(separator: ", "))
