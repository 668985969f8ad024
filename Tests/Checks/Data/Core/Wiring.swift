// What the core calls of the feature of wirings, which prepares a container before it is used.
extension ContainerManager {
  @discardableResult
  func prepare(_ container: any ManagedContainer, asking: Bool = true) -> Bool { false }
  func prepareAgain() {}
  func whyUnregistered(_ layers: Layers) -> String { "" }
}
