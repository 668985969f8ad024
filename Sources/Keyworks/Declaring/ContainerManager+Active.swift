internal import KeyworksThreads

extension ManagedContainer {
  /// The manager that is active where this is called. Inside a sandbox, it is the sandbox's.
  /// Elsewhere, it is that of the sandbox in which the container was made, if there was one.
  ///
  /// It is retained, because a caller may have nothing but a weak reference to the container, and
  /// may release the container before it uses the manager.
  package var activeManager: ContainerManager {
    withExtendedLifetime(self) { _manager.active(for: self).object }
  }
}

// SAFETY: a sandbox holds the substitute of a manager until that manager is released. The caller
// that resolves holds the container. It runs inside the sandbox, or the container's manager holds
// the sandbox.
extension Borrowed<ContainerManager> {
  /// Until the first sandbox begins, this costs one relaxed load.
  @inline(__always)
  package func active(for container: (any ManagedContainer)?) -> Self {
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
