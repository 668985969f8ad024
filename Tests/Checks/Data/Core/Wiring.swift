// The functions of wirings that the core calls: they prepare a container before it is used.
extension ContainerManager {
  @discardableResult
  func prepare(_ container: any ManagedContainer, asking: Bool = true) -> Bool { false }
  func prepareAgain() {}
  func whyUnregistered(_ layers: Layers) -> String { "" }
}
