import Keyworks

extension Container {
  func openEvening() {
    contribute(Tagged(\.obituaries, priority: 20, .after(\.chess)), to: \.columns)
    contribute(Tagged(\.cartoon, .before(\.weather)) { Column(description: $0.caption) }, to: \.columns)
    contribute(Tagged(\.cartoon) { Column(description: $0.caption) }, for: .back, to: \.pages)
  }
  func openWeekend() {
    contribute(Tagged(\.chess), to: \.supplements)
    contribute(Tagged(\.letters), to: \.specials)
  }
}
