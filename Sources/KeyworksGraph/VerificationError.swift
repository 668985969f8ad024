/// The reason why nothing could be verified. Each kind has its own exit status.
package struct VerificationError: Error, CustomStringConvertible {
  package let status: Int32
  package let description: String

  package static func usage(_ text: String) -> Self { Self(status: 2, description: text) }
  package static func noLibrary(_ text: String) -> Self { Self(status: 3, description: text) }
  package static func noIndex(_ text: String) -> Self { Self(status: 4, description: text) }
  package static func otherToolchain(_ text: String) -> Self { Self(status: 5, description: text) }
  package static func stale(_ text: String) -> Self { Self(status: 6, description: text) }
  package static func incomplete(_ text: String) -> Self { Self(status: 7, description: text) }
  package static func inaccessible(_ text: String) -> Self { Self(status: 8, description: text) }
  package static func nothing(_ text: String) -> Self { Self(status: 9, description: text) }
}
