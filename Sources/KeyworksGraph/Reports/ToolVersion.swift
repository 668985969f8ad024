/// The version of the verifier, which is that of the package. A test compares it with the newest heading of
/// the change log; `-dev` is for what is not released.
package enum ToolVersion {
  package static let text = "0.2.0-dev"
}
