internal import KeyworksThreads

extension ManagedContainer {
  /// What the container keeps where this is called: in a sandbox that is the sandbox's,
  /// and if it was made in one, that one's where there is no other.
  var activeManager: Borrowed<ContainerManager> { _manager.active(for: self) }
}

// SAFETY: a sandbox holds what stands for a manager until that manager goes. Whoever resolves
// holds the container, and runs inside the sandbox or the container's manager holds it.
extension Borrowed<ContainerManager> {
  /// Until the first sandbox begins this costs one relaxed load.
  @inline(__always)
  func active(for container: (any ManagedContainer)?) -> Self {
    kw_sandbox_has_begun() ? sandboxed(container) : self
  }

  @inline(never)
  private func sandboxed(_ container: (any ManagedContainer)?) -> Self {
    with { original in
      let state = SandboxState.current ?? original.owningSandbox(of: container)
      return state.map { $0.manager(for: original) } ?? self
    }
  }
}
