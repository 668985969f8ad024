/// A word that has no counterpart which a rule could write.
struct Leftover {
  let reason: String
  let section: Remark.Section

  init(_ reason: String, _ section: Remark.Section) {
    (self.reason, self.section) = (reason, section)
  }

  /// Property wrappers.
  static let wrappers = [
    "WeakLazyInjected": Leftover("needs a weak property of your own", .injecting),
    "InjectedType": Leftover("has no counterpart: declare a property", .declaring),
    "InjectedContainer": Leftover("depends on whether a view has it", .injecting),
  ]

  /// Types, which have other names or none.
  static let types = [
    "FactoryContext": Leftover("is the LaunchContext of Keyworks", .registering),
    "FactoryModifying": Leftover("is the FactoryDeclaration of Keyworks", .declaring),
    "ContainerTrait": Leftover("is the SandboxTrait of Keyworks, for all containers", .testing),
    "InjectedObservable": Leftover("wraps a model that is given: use @Bindable", .injecting),
  ]

  /// Members of a container.
  static let containerMembers = [
    "decorator": Leftover("decorates all factories: each property decorates its own", .registering),
    "with": Leftover("puts context values in force: keep the container first", .registering),
  ]

  /// Static members of a container type.
  static let containerTypeMembers = [
    "preview": Leftover("is a trait or a modifier of the preview", .injecting),
    "$shared": Leftover("is no task-local value: use a sandbox", .testing),
  ]

  /// Members of a container's manager.
  static let managerMembers = [
    "defaultScope": Leftover("has no counterpart: each property states its own", .lifetimes),
    "promiseTriggersError": Leftover("has no counterpart: a promise always stops", .declaring),
    "dependencyChainTestMax": Leftover("is not needed: a cycle always stops", .testing),
    "trace": Leftover("is an observer of KeyworksTracing", .testing),
    "logger": Leftover("is an observer of KeyworksTracing", .testing),
    "decorator": Leftover("decorates all factories: each property decorates its own", .registering),
    "push": Leftover("may need a token for each registration", .registering),
    "pop": Leftover("may need a token for each registration", .registering),
  ]

  /// Modifiers of a factory.
  static let modifiers = [
    "onDebug": Leftover("is #if DEBUG in the braces", .registering),
    "onSimulator": Leftover("is #if targetEnvironment(simulator) in the braces", .registering),
    "onDevice": Leftover("is #if !targetEnvironment(simulator) in the braces", .registering),
    "onArgs": Leftover("is .on(.argument(…)) for each argument", .registering),
    "context": Leftover("has several contexts, or one that needs #if", .registering),
    "decorator": Leftover("cannot be decorated like this", .registering),
    "onCreate": Leftover("is .decorated { …; return … }", .registering),
    "resolveOnMainActor": Leftover("is a MainActorFactory", .declaring),
    "resolveOnGlobalActor": Leftover("is an AsyncFactory", .declaring),
  ]

  /// Methods of a wrapper's projected value.
  static let projectionMembers = [
    "resolve": Leftover("resolves anew: an injected value is read-only", .injecting),
    "resolvedOrNil": Leftover("needs a provider and an optional of your own", .injecting),
  ]
}
