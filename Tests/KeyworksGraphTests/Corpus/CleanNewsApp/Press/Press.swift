import Feed
import Keyworks

struct Agency: Source {
  let edition: String
  func headlines() -> [String] { ["\(edition): rain", "\(edition): sun", "\(edition): wind"] }
}

public enum Press: FeedModule {
  public static func install(in container: Container) {
    container.register(\.source) { Agency(edition: $0.edition()) }
    numbers(container)
  }
  private static func numbers(_ container: Container) {
    func limits() { container.limit.register { 2 } }
    limits()
    container.footer.register { "page \($0)" }
  }
}
