// The declarations of SwiftUI that KeyworksUI uses, implemented as far as its tests need. The signatures
// follow the documentation of the framework, which describes what each means.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Observation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body was asked for its body") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError("an EmptyView has no body") }
}

public struct Text: View {
  public let text: String
  nonisolated public init(_ text: String) { self.text = text }
  public var body: Never { fatalError("a Text has no body") }
}

// MARK: - State

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Where an initialized view finds its storage. A host replaces it with that of an earlier initialization.
  final class Location: StateLocation {
    var storage: Storage
    init(_ value: Value) { storage = Storage(value) }

    var anyStorage: AnyObject {
      get { storage }
      set { if let known = newValue as? Storage { storage = known } }
    }
  }

  let location: Location

  public init(wrappedValue value: Value) { location = Location(value) }

  public var wrappedValue: Value {
    get { location.storage.value }
    nonmutating set { location.storage.value = newValue }
  }
}

protocol StateLocation: AnyObject {
  var anyStorage: AnyObject { get set }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public let wrappedValue: Value

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public subscript<Subject>(
    dynamicMember member: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let value = wrappedValue
    return Binding {
      value[keyPath: member]
    } set: {
      value[keyPath: member] = $0
    }
  }
}

public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(_ get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

// MARK: - The environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  final class Location: EnvironmentLocation {
    var values = EnvironmentValues()
  }

  let location = Location()
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  public var wrappedValue: Value { location.values[keyPath: path] }
}

protocol EnvironmentLocation: AnyObject {
  var values: EnvironmentValues { get set }
}

extension View {
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: { transform(&$0[keyPath: path]) })
  }
}

struct EnvironmentView<Content: View>: View, EnvironmentChange {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  var body: Content { content }
}

@MainActor protocol EnvironmentChange {
  var change: (inout EnvironmentValues) -> Void { get }
}

// MARK: - Previews

@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

public struct PreviewModifierContent: View {
  let content: any View
  public var body: Never { fatalError("only the host knows the content of a preview") }
}

public enum Preview {
  public struct ViewTraits {}
}

public struct PreviewTrait<T>: Sendable {
  let apply: @MainActor @Sendable (PreviewModifierContent) -> any View
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor @preconcurrency
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait<T>
  where Modifier.Context == Void {
    PreviewTrait { modifier.body(content: $0, context: ()) }
  }
}
