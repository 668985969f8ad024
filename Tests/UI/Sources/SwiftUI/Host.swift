/// Shows a view as SwiftUI does, as far as state and environment are concerned: a host keeps the state of
/// each view in the tree, however often the view is initialized.
@MainActor
public final class Host {
  private var storages: [String: AnyObject] = [:]

  /// Creates a host that has shown nothing.
  public init() {}

  /// Evaluates the bodies of a view and of all views below it.
  ///
  /// - Returns: The texts that it shows.
  @discardableResult
  public func show(_ view: some View) -> [String] { show(view, at: "", in: EnvironmentValues()) }

  /// Shows a view in a preview with a trait.
  @discardableResult
  public func show(
    _ view: some View, _ trait: PreviewTrait<Preview.ViewTraits>
  ) -> [String] { show(trait.apply(PreviewModifierContent(content: view))) }

  private func show(
    _ view: some View, at path: String, in environment: EnvironmentValues
  ) -> [String] {
    if let text = view as? Text { return [text.text] }
    if let preview = view as? PreviewModifierContent {
      return show(preview.content, at: path + ".content", in: environment)
    }
    if view is EmptyView { return [] }
    let path = "\(path).\(type(of: view))"
    connect(view, at: path, environment)
    var environment = environment
    (view as? any EnvironmentChange)?.change(&environment)
    return show(view.body, at: path, in: environment)
  }

  /// Gives the properties of a view their state and their environment.
  private func connect(_ value: Any, at path: String, _ environment: EnvironmentValues) {
    for (number, child) in Mirror(reflecting: value).children.enumerated() {
      let path = "\(path)/\(child.label ?? "\(number)")"
      if let state = child.value as? any StateLocation {
        if let known = storages[path] {
          state.anyStorage = known
        } else {
          storages[path] = state.anyStorage
        }
      } else if let location = child.value as? any EnvironmentLocation {
        location.values = environment
      } else if child.value is any DynamicProperty {
        connect(child.value, at: path, environment)
      }
    }
  }
}
