/// The steps of a build, as the layers and the property define them.
struct Recipe {
  private(set) var plan: Plan?
  /// The body that replaces the definition.
  private var body: VariantCase?
  /// Whether an override decides. The decorations of the property do not apply to its value.
  private(set) var isOverridden = false
  /// Whether a layer decides rather than the property.
  private(set) var followsLayer = false

  init() {}

  init(
    _ plan: Plan?, at place: Place, declared: [VariantCase], under variants: VariantsInForce?
  ) {
    if plan == nil, declared.isEmpty { return }
    self.plan = plan
    let values = variants?.values ?? []
    if let override = VariantCase.best(of: plan?.overrides ?? [], under: values) {
      (body, isOverridden, followsLayer) = (override, true, true)
      return
    }
    if place.contextRank > 0 { return }
    let registered = VariantCase.best(of: plan?.registrations ?? [], under: values)
    // If two cases match equally well, the registered one wins.
    if let declared = VariantCase.best(of: declared, under: values),
      declared.variants.count > registered?.variants.count ?? 0
    {
      body = declared
    } else {
      (body, followsLayer) = (registered, registered != nil)
    }
  }

  /// Whether layers influence the build.
  var isLayered: Bool { followsLayer || plan?.decorations.isEmpty == false }

  /// The body of the layer that decides, if there is one.
  var layerBody: AnyBox? { followsLayer ? body?.box : nil }

  var step: Resolution.Step {
    guard let body else { return .define }
    return body.isValue ? .useLayerValue(body.box) : .run(body.box)
  }
}
