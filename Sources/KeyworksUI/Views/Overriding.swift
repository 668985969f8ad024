#if canImport(SwiftUI)
  public import Keyworks
  public import SwiftUI

  extension View {
    /// Overrides factories for as long as the view exists, as in one preview.
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
    /// The overrides take effect when the view first appears, before the views below inject
    /// anything. They are reverted when SwiftUI discards the view's state. They come too late for
    /// an ``Keyworks/Injected`` property of `PriceView` itself, which is resolved when the view is
    /// initialized.
    ///
    /// - Parameter overrides: Makes the overrides. It receives the nearest ``Keyworks/Container``
    ///   of the environment, or the shared one.
    public func overriding(
      @OverrideBuilder _ overrides: @escaping @MainActor (Container) -> [Token]
    ) -> some View { overriding(Container.self, overrides) }

    /// Overrides factories of another container for as long as the view exists.
    public func overriding<Root: SharedContainer>(
      _ root: Root.Type, @OverrideBuilder _ overrides: @escaping @MainActor (Root) -> [Token]
    ) -> some View { OverridingView(override: overrides, content: self) }
  }

  extension PreviewTrait where T == Preview.ViewTraits {
    /// Overrides factories for one preview, as ``SwiftUICore/View/overriding(_:)`` does:
    /// `#Preview(traits: .overriding { $0.currency.override { .euro } }) { … }`.
    @MainActor
    public static func overriding(
      @OverrideBuilder _ overrides: @escaping @MainActor (Container) -> [Token]
    ) -> PreviewTrait<T> { overriding(Container.self, overrides) }

    /// Overrides factories of another container for one preview.
    @MainActor
    public static func overriding<Root: SharedContainer>(
      _ root: Root.Type, @OverrideBuilder _ overrides: @escaping @MainActor (Root) -> [Token]
    ) -> PreviewTrait<T> { .modifier(OverridingPreview(override: overrides)) }
  }

  /// Collects the tokens of overrides.
  @resultBuilder
  public enum OverrideBuilder {
    /// Returns the token of one statement.
    public static func buildExpression(_ token: Token) -> [Token] { [token] }

    /// Returns no token for a statement that is not an override. Nothing reverts it.
    public static func buildExpression(_: Void) -> [Token] { [] }

    /// Returns the tokens of all statements.
    public static func buildBlock(_ tokens: [Token]...) -> [Token] {
      tokens.flatMap(\.self)
    }

    /// Returns the tokens of a loop.
    public static func buildArray(_ tokens: [[Token]]) -> [Token] {
      tokens.flatMap(\.self)
    }

    /// Returns the tokens of an `if` without `else`.
    public static func buildOptional(_ tokens: [Token]?) -> [Token] { tokens ?? [] }

    /// Returns the tokens of the first branch.
    public static func buildEither(first tokens: [Token]) -> [Token] { tokens }

    /// Returns the tokens of the second branch.
    public static func buildEither(second tokens: [Token]) -> [Token] { tokens }
  }

  private struct OverridingPreview<Root: SharedContainer>: PreviewModifier {
    let override: @MainActor (Root) -> [Token]

    func body(content: Content, context: Void) -> some View {
      content.overriding(Root.self, override)
    }
  }

  private struct OverridingView<Root: SharedContainer, Content: View>: View {
    @Environment(\.containers) private var containers
    @State private var overrides = ViewOwned<RevertedAtEnd>()
    let override: @MainActor (Root) -> [Token]
    let content: Content

    init(override: @escaping @MainActor (Root) -> [Token], content: Content) {
      (self.override, self.content) = (override, content)
    }

    var body: some View {
      _ = overrides.value { RevertedAtEnd(override(containers.nearest(Root.self))) }
      return content
    }
  }

  /// Overrides that are reverted when this object is released.
  private final class RevertedAtEnd: Sendable {
    private let tokens: [Token]

    init(_ tokens: [Token]) { self.tokens = tokens }

    deinit { for token in tokens.reversed() { token.revert() } }
  }
#endif
