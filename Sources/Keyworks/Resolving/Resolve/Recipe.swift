/// The steps of a build, as the layers and the property define them.
struct Recipe {
  private(set) var plan: Plan?
  /// The body that replaces the definition.
  private var body: LayerBody?
  /// Whether an override decides. Its value is used unchanged.
  private(set) var isOverridden = false
  /// Whether a layer decides rather than the property.
  private var followsLayer = false

  init() {}

  init(
    _ plan: Plan?, at place: Place, declared: [VariantCase], under variants: VariantsInForce?
  ) {
    self.plan = plan
    isOverridden = plan?.isOverride == true
    if place.contextRank == 0 || isOverridden { follow(plan?.body) }
    guard let values = variants?.values else { return }
    if let override = VariantCase.best(of: plan?.overridingCases ?? [], under: values) {
      isOverridden = true
      follow(override.body)
      return
    }
    guard !isOverridden, place.contextRank == 0 else { return }
    let registered = VariantCase.best(of: plan?.registeredCases ?? [], under: values)
    // If two cases match equally well, the registered one wins.
    if let declared = VariantCase.best(of: declared, under: values),
      declared.variants.count > registered?.variants.count ?? 0
    {
      (body, followsLayer) = (declared.body, false)
    } else {
      follow(registered?.body)
    }
  }

  private mutating func follow(_ layer: LayerBody?) {
    guard let layer else { return }
    (body, followsLayer) = (layer, true)
  }

  /// Whether layers influence the build.
  var isLayered: Bool { followsLayer || plan?.decorations.isEmpty == false }

  /// The body of the layer that decides, if there is one.
  var layerBody: AnyBox? { followsLayer ? body?.box : nil }

  var step: Resolution.Step {
    guard let body else { return .define }
    return body.isValue ? .useLayerValue(body.box) : .run(body.box)
  }

  /// The layer that decides, for observers.
  func layer(at place: Place) -> ResolutionEvent.Layer {
    if isOverridden { return .override }
    if place.contextRank > 0 { return .context }
    return followsLayer ? .registration : .definition
  }
}
