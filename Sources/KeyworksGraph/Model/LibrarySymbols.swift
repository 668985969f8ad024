/// The library symbols that the verifier knows. A test compares them with the recorded interface.
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

  static let names = Set(allCases.map(\.rawValue))

  /// How the mangled names of the library's types and their members begin.
  static let prefixes = allCases.map(\.prefix)

  fileprivate var prefix: String { "s:\(rawValue.utf8.count)\(rawValue)" }
}

/// The library types that the verifier knows.
package enum LibraryType: String, CaseIterable {
  case assumedSendable = "AssumedSendable"
  case asyncFactory = "BasicAsyncFactory"
  case asyncMember = "AsyncMember"
  case asyncProvider = "AsyncParameterProvider"
  case autoRegistering = "AutoRegistering"
  case basicFactory = "BasicFactory"
  case container = "Container"
  case containerManager = "ContainerManager"
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

  static let providers: [Self] = [.throwingProvider, .asyncProvider, .mainActorProvider]

  package var module: LibraryModule {
    switch self {
    case .asyncFactory, .asyncMember, .asyncProvider: .async
    case .mainActorFactory, .mainActorMember, .mainActorProvider: .ui
    case .wiring: .wiring
    default: .core
    }
  }

  static let names = Set(allCases.map(\.name))

  /// The name in demangled form.
  var name: String { "\(module.rawValue).\(rawValue)" }

  /// Whether a symbol is this type, a member of it, or a member of one of its extensions.
  func isAround(_ symbol: Symbol) -> Bool { symbol.usr.hasPrefix(prefix) }

  /// How its mangled name and its members' begin. `B` is the second word of the module's name.
  package var prefix: String {
    let word = module.rawValue.dropFirst(LibraryModule.core.rawValue.count)
    func counted(_ text: Substring) -> String { text.isEmpty ? "" : "\(text.utf8.count)\(text)" }
    guard !word.isEmpty, let range = rawValue.ranges(of: word).first else {
      return module.prefix + counted(rawValue[...])
    }
    return module.prefix + "0" + counted(rawValue[..<range.lowerBound]) + "B"
      + counted(rawValue[range.upperBound...])
  }
}
