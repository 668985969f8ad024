/// A library whose factories the verifier understands: which of its symbols mean what.
package struct Library: Sendable {
  let modules: Set<String>
  /// What its types are, by their qualified names.
  let types: [String: LibraryType]
  /// What members do whose own names do not say it. A name may have labels, and the type before it.
  let members: [String: Member]
  /// The modifiers that add a body for one launch, and that launch.
  let launches: [String: String]
  /// The wrappers of properties that resolve at the first read or later.
  let lateWrappers: Set<String>
  let offers: Offers

  enum Member: Sendable {
    case like(LibraryName, of: LibraryType? = nil)
    case nothing
  }

  /// In what libraries differ.
  package struct Offers: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Values that resolve a factory when they are called.
    static let providers = Self(rawValue: 1)
    /// Factories that only the main actor resolves.
    static let mainActorFactories = Self(rawValue: 2)
    /// An `id:` that tells the factories of a function apart.
    static let ids = Self(rawValue: 4)
    /// Registered bodies that are given their container.
    static let bodiesWithContainer = Self(rawValue: 8)
    /// The braces identify a factory, and not the name of its property.
    static let identityByPlace = Self(rawValue: 16)
    /// A registration is for good, and tests write something else.
    static let overrides = Self(rawValue: 32)
  }

  package static let all = [keyworks, factory]

  static let keyworks = Library(
    modules: Set(LibraryModule.allCases.map(\.rawValue)),
    types: Dictionary(uniqueKeysWithValues: LibraryType.ofKeyworks.map { ($0.name, $0) }),
    members: [:], launches: [:], lateWrappers: ["LazyInjected"],
    offers: [
      .providers, .mainActorFactories, .ids, .bodiesWithContainer, .identityByPlace, .overrides,
    ])

  /// Factory, whose module was called `Factory` before it was called `FactoryKit`.
  static let factory = Library(
    modules: ["FactoryKit", "Factory", "FactoryTesting"],
    types: ["FactoryKit", "Factory"].reduce(into: [:]) { types, module in
      for (name, type) in factoryTypes { types["\(module).\(name)"] = type }
    },
    members: [
      "Factory.init": .like(.callAsFunction, of: .managedContainer),
      "ParameterFactory.init": .like(.callAsFunction, of: .managedContainer),
      "callAsFunction(factory:)": .like(.register), "resolve": .like(.callAsFunction),
      "dependency": .like(.injected), "decorator": .like(.decorated),
      "context": .like(.on), "onArg": .like(.on), "onArgs": .like(.on), "onDebug": .like(.on),
      "onDevice": .like(.on), "onPreview": .like(.on), "onSimulator": .like(.on),
      "onTest": .like(.on),
      // It runs its closure at once. Resetting is not counted as the end of instances.
      "with": .nothing, "reset": .nothing,
    ],
    launches: [
      "onDebug": ".debug", "onDevice": ".device", "onPreview": ".preview",
      "onSimulator": ".simulator", "onTest": ".test",
    ],
    lateWrappers: ["LazyInjected", "WeakLazyInjected", "DynamicInjected"], offers: [])

  private static let factoryTypes: [String: LibraryType] = [
    "AutoRegistering": .autoRegistering, "Container": .container,
    "ContainerManager": .containerManager, "DynamicInjected": .dynamicInjected,
    "Factory": .factory, "FactoryModifying": .keptFactory, "Injected": .injected,
    "InjectedObject": .injected, "InjectedObservable": .injected, "LazyInjected": .lazyInjected,
    "ManagedContainer": .managedContainer, "ParameterFactory": .basicFactory,
    "SharedContainer": .sharedContainer, "WeakLazyInjected": .dynamicInjected,
  ]

  // MARK: All libraries

  static let moduleNames = Set(all.flatMap(\.modules))
  /// How the mangled names of a library's symbols begin. Each symbol of a program is compared with
  /// them.
  static let prefixes = all.flatMap { library in
    library.modules.map { (prefix: "s:\($0.utf8.count)\($0)", library: library) }
  }
  static let typeNames = Set(all.flatMap(\.types.keys))
  static let lateWrappers = Set(all.flatMap(\.lateWrappers))

  /// The library that declares a type, such as `Keyworks.Factory<App.Store>`.
  static func declaring(_ type: Substring) -> Library? {
    let module = type.prefix { $0 != "." }
    return all.first { $0.modules.contains(String(module)) }
  }

  /// The qualified names of the types with a meaning.
  static func names(of type: LibraryType) -> [String] {
    all.flatMap { library in library.types.filter { $0.value == type }.map(\.key).sorted() }
  }
}

/// What the verifier knows of one symbol of a library.
struct LibrarySymbol {
  let name: LibraryName?
  /// The type that it is, or that it is a member of.
  let type: LibraryType?
  /// The launch that a modifier names by its own name.
  let launch: String?
  let offers: Library.Offers

  /// Nil if the symbol is of no library.
  init?(_ symbol: Symbol) {
    guard
      let library = Library.prefixes.first(where: { symbol.usr.hasPrefix($0.prefix) })?.library
    else { return nil }
    offers = library.offers
    let owner = Self.owner(of: symbol)
    let base = String(symbol.name.prefix { $0 != "(" })
    launch = library.launches[base]
    let keys = [owner.map { "\($0.split(separator: ".").last ?? "").\(base)" }, symbol.name, base]
    switch keys.lazy.compactMap({ $0 }).compactMap({ library.members[$0] }).first {
    case .like(let name, let type):
      self.name = name
      self.type = type ?? owner.flatMap { library.types[$0] }
    case .nothing:
      (name, type) = (nil, nil)
    case nil:
      name = LibraryName(rawValue: base)
      type = owner.flatMap { library.types[$0] }
    }
  }

  /// `Keyworks.ManagedContainer` of a member of it, also in an extension.
  private static func owner(of symbol: Symbol) -> String? {
    guard var text = DeclaredType.demangled("$s" + symbol.usr.dropFirst(2))?[...] else {
      return nil
    }
    text = text.trimmingPrefix("static ")
    if text.hasPrefix("(extension in "), let end = text.firstRange(of: "):") {
      text = text[end.upperBound...]
    }
    let path = text.prefix { !" <(:".contains($0) }.split(separator: ".")
    return path.count < 2 ? nil : path.prefix(2).joined(separator: ".")
  }
}
