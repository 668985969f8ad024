/// The library symbols that the verifier knows by name. A test compares them with the recorded
/// interface.
package enum LibraryName: String, CaseIterable {
  case after, async, before, cached, callAsFunction, close, contextValue, contribute, decorate,
    decorated
  case entries, gather, graph, ignoring, mainActor, on, override
  case promised, provider, providers, register, remove, reorder, require, requiring, reset
  case scope, shared, singleton, start, starting, teardown, throwing, timeToLive, under
  case varies, when, with, withContainer, without, withSandbox, withTeardown
  case initializer = "init"
  case `subscript`
}

/// The library types that the verifier knows.
package enum LibraryType: String, CaseIterable {
  case assumedSendable = "AssumedSendable"
  case asyncFactory = "AsyncFactory"
  case asyncMember = "AsyncMember"
  case asyncProvider = "AsyncProvider"
  case autoRegistering = "AutoRegistering"
  case container = "Container"
  case containerManager = "ContainerManager"
  case factory = "Factory"
  case factoryDeclaration = "FactoryDeclaration"
  case injected = "Injected"
  case keptFactory = "KeptFactory"
  case keyedTagList = "KeyedTagList"
  case lazyInjected = "LazyInjected"
  case mainActorFactory = "MainActorFactory"
  case mainActorMember = "MainActorMember"
  case mainActorProvider = "MainActorProvider"
  case managedContainer = "ManagedContainer"
  case parameterFactory = "ParameterFactory"
  case sharedContainer = "SharedContainer"
  case tagged = "Tagged"
  case tagList = "TagList"
  case throwingFactory = "ThrowingFactory"
  case throwingProvider = "ThrowingProvider"

  static let providers: [Self] = [.throwingProvider, .asyncProvider, .mainActorProvider]

  /// The name in demangled form.
  var name: String { "Keyworks." + rawValue }

  /// The name in mangled form.
  var mangled: String { "\(rawValue.utf8.count)\(rawValue)" }

  /// Whether a symbol is this type, a member of it, or a member of one of its extensions.
  func isAround(_ symbol: Symbol) -> Bool { symbol.usr.hasPrefix("s:8Keyworks" + mangled) }
}
