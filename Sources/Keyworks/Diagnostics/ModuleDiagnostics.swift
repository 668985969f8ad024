// Messages for a missing import of a module: see `Diagnostics.swift`. With the import, the compiler
// takes the declaration that is available.
//
// For members such as `close`, `activate` and `AsyncTags`, the compiler names the import itself
// once another file or an imported module has it (with `MemberImportVisibility`; without, no import
// is needed). So only what comes first has a message.

/// Unavailable: an asynchronous factory without `import KeyworksAsync`.
@available(
  *, unavailable,
  message: "Write 'import KeyworksAsync', and add the product KeyworksAsync to the target."
)
public struct AsyncFactory<Value, Failure> {}

/// Unavailable: a factory of the main actor without `import KeyworksUI`.
@available(
  *, unavailable,
  message: "Write 'import KeyworksUI', and add the product KeyworksUI to the target."
)
public struct MainActorFactory<Value> {}

/// Unavailable: a wiring without `import KeyworksWiring`.
@available(
  *, unavailable,
  message: "Write 'import KeyworksWiring', and add the product KeyworksWiring to the target."
)
public struct Wiring<Root> {}
