import Keyworks

/// Keeps what it is told to do.
struct Button {
  let title: String
  let action: () -> Void
  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

struct Dialog {
  let button: Button
  let text: String
}

struct Car {
  var engine: (() -> Engine)?
  let seats: Int
}

struct Engine {
  let power: Int
}

final class Poller: Sendable {
  init(_ container: Container) {
    Task {
      let feed = container.feed()
      precondition(feed.count == 2)
    }
  }
}

func later(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void { work }
