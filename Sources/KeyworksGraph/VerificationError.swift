/// The reason why nothing could be verified. Each kind has its own exit status.
package struct VerificationError: Error, CustomStringConvertible {
  package let status: Int32
  package let description: String

  private init(_ status: Int32, _ description: String) {
    self.status = status
    self.description = description
  }

  package static func usage(_ text: String) -> Self { .init(2, text) }
  package static func noLibrary(_ text: String) -> Self { .init(3, text) }
  package static func noIndex(_ text: String) -> Self { .init(4, text) }
  package static func otherToolchain(_ text: String) -> Self { .init(5, text) }
  package static func stale(_ text: String) -> Self { .init(6, text) }
  package static func incomplete(_ text: String) -> Self { .init(7, text) }
  package static func inaccessible(_ text: String) -> Self { .init(8, text) }
  package static func nothing(_ text: String) -> Self { .init(9, text) }
}
