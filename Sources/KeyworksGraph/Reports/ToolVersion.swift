/// The version of the verifier, which is also that of the package. A test compares it with the
/// newest heading of the change log. `-dev` marks unreleased changes.
package enum ToolVersion {
  package static let text = "0.2.0-dev"
}
