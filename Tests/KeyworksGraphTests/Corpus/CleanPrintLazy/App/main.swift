// why: a printer, its tray and its spool refer to each other lazily, and live equally long.
import Keyworks
import Queue

final class DiskSpool: Spool, @unchecked Sendable {
  let waiting = 2
  @LazyInjected(\.tray) var tray
  var isEmpty: Bool { tray.sheets == 0 && tray.printer.status().isEmpty }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { spool.register { DiskSpool() } }
}

let office = Container.shared
print(office.printer().status(), office.tray().printer.status())
