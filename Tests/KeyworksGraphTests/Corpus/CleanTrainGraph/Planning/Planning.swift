public protocol Draft: AnyObject, Sendable {
  var clashes: [String] { get }
}

/// Something that may be used only after a draft was looked through.
open class CheckedPlan: @unchecked Sendable {
  private let title: String

  public init(_ title: String, checking draft: any Draft) {
    precondition(draft.clashes.isEmpty, "a plan must not be built on clashes")
    self.title = title
  }

  open func describe() -> String { title }
}
