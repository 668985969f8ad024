#if canImport(SwiftUI)
  public import Keyworks
  public import SwiftUI

  extension View {
    /// Overrides factories for as long as the view is there, as in one preview.
    ///
    /// ```swift
    /// #Preview {
    ///   PriceView().overriding { container in
    ///     container.currency.override { .euro }
    ///     container.prices.override { PricesMock() }
    ///   }
    /// }
    /// ```
    ///
    /// The overrides are made when the view first appears, before the views below inject anything, and
    /// reverted when SwiftUI forgets its state. An ``Keyworks/Injected`` property of `PriceView` itself would
    /// come too early: it is resolved when the view is initialized.
    ///
    /// - Parameter overrides: Is handed the nearest ``Keyworks/Container`` of the environment, or the shared
    ///   one.
    public func overriding(
      @OverrideBuilder _ overrides: @escaping @MainActor (Container) -> [LayerToken]
    ) -> some View { overriding(Container.self, overrides) }

    /// Overrides factories of another container for as long as the view is there.
    public func overriding<Root: SharedContainer>(
      _ root: Root.Type, @OverrideBuilder _ overrides: @escaping @MainActor (Root) -> [LayerToken]
    ) -> some View { OverridingView(override: overrides, content: self) }
  }

  extension PreviewTrait where T == Preview.ViewTraits {
    /// Overrides factories for one preview, as ``SwiftUICore/View/overriding(_:)`` does:
    /// `#Preview(traits: .overriding { $0.currency.override { .euro } }) { … }`.
    @MainActor
    public static func overriding(
      @OverrideBuilder _ overrides: @escaping @MainActor (Container) -> [LayerToken]
    ) -> PreviewTrait<T> { overriding(Container.self, overrides) }

    /// Overrides factories of another container for one preview.
    @MainActor
    public static func overriding<Root: SharedContainer>(
      _ root: Root.Type, @OverrideBuilder _ overrides: @escaping @MainActor (Root) -> [LayerToken]
    ) -> PreviewTrait<T> { .modifier(OverridingPreview(override: overrides)) }
  }

  /// Collects the tokens of overrides.
  @resultBuilder
  public enum OverrideBuilder {
    /// The token of one statement.
    public static func buildExpression(_ token: LayerToken) -> [LayerToken] { [token] }

    /// Other statements, which nobody reverts.
    public static func buildExpression(_: Void) -> [LayerToken] { [] }

    /// The tokens of all statements.
    public static func buildBlock(_ tokens: [LayerToken]...) -> [LayerToken] {
      tokens.flatMap(\.self)
    }

    /// The tokens of a loop.
    public static func buildArray(_ tokens: [[LayerToken]]) -> [LayerToken] {
      tokens.flatMap(\.self)
    }

    /// The tokens of an `if`.
    public static func buildOptional(_ tokens: [LayerToken]?) -> [LayerToken] { tokens ?? [] }

    /// The tokens of one branch.
    public static func buildEither(first tokens: [LayerToken]) -> [LayerToken] { tokens }

    /// The tokens of the other branch.
    public static func buildEither(second tokens: [LayerToken]) -> [LayerToken] { tokens }
  }

  private struct OverridingPreview<Root: SharedContainer>: PreviewModifier {
    let override: @MainActor (Root) -> [LayerToken]

    func body(content: Content, context: Void) -> some View {
      content.overriding(Root.self, override)
    }
  }

  private struct OverridingView<Root: SharedContainer, Content: View>: View {
    @Environment(\.containers) private var containers
    @State private var overrides = ViewOwned<RevertedAtEnd>()
    let override: @MainActor (Root) -> [LayerToken]
    let content: Content

    init(override: @escaping @MainActor (Root) -> [LayerToken], content: Content) {
      (self.override, self.content) = (override, content)
    }

    var body: some View {
      _ = overrides.value { RevertedAtEnd(override(containers.nearest(Root.self))) }
      return content
    }
  }

  /// Overrides that are reverted when they are let go.
  private final class RevertedAtEnd: Sendable {
    private let tokens: [LayerToken]

    init(_ tokens: [LayerToken]) { self.tokens = tokens }

    deinit { for token in tokens.reversed() { token.revert() } }
  }
#endif
