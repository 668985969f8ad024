/// The members that the verifier knows, by their names in Keyworks. Another library's may have
/// other names. A test compares them with the recorded interface.
package enum LibraryName: String, CaseIterable {
  case after, async, before, cached, callAsFunction, close, contextValue, contribute, decorate,
    decorated
  case enabled, entries, gather, graph, ignoring, injected, mainActor, on, override
  case promised, provider, providers, register, remove, reorder, require, requiring, reset
  case scope, shared, singleton, start, starting, teardown, throwing, timeToLive, under
  case varies, when, with, withContainer, without, withSandbox, withTeardown
  case initializer = "init"
  case `subscript`
}

/// The modules of the library.
package enum LibraryModule: String, CaseIterable {
  case core = "Keyworks"
  case async = "KeyworksAsync"
  case testing = "KeyworksTesting"
  case tracing = "KeyworksTracing"
  case ui = "KeyworksUI"
  case wiring = "KeyworksWiring"
}

/// The types that the verifier knows, by their names in Keyworks.
package enum LibraryType: String, CaseIterable {
  case assumedSendable = "AssumedSendable"
  case asyncFactory = "BasicAsyncFactory"
  case asyncMember = "AsyncMember"
  case asyncProvider = "AsyncParameterProvider"
  case autoRegistering = "AutoRegistering"
  case basicFactory = "BasicFactory"
  case container = "Container"
  case containerManager = "ContainerManager"
  /// Resolves at each read. Keyworks has no such wrapper.
  case dynamicInjected = "DynamicInjected"
  case factory = "Factory"
  case factoryDeclaration = "FactoryDeclaration"
  case injected = "Injected"
  case keptFactory = "KeptFactory"
  case keyedTagList = "KeyedTagList"
  case lazyInjected = "LazyInjected"
  case mainActorFactory = "BasicMainActorFactory"
  case mainActorMember = "MainActorMember"
  case mainActorProvider = "MainActorParameterProvider"
  case managedContainer = "ManagedContainer"
  case sharedContainer = "SharedContainer"
  case tagged = "Tagged"
  case tagList = "TagList"
  case throwingProvider = "ThrowingParameterProvider"
  case wiring = "Wiring"

  package static let ofKeyworks = allCases.filter { $0 != .dynamicInjected }

  package var module: LibraryModule {
    switch self {
    case .asyncFactory, .asyncMember, .asyncProvider: .async
    case .mainActorFactory, .mainActorMember, .mainActorProvider: .ui
    case .wiring: .wiring
    default: .core
    }
  }

  /// The name in demangled form.
  package var name: String { "\(module.rawValue).\(rawValue)" }
}
