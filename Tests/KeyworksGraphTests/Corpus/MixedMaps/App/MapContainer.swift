import Keyworks

extension Scope {
  static let trip = Scope("trip", isWeak: true)
}

final class MapContainer: SharedContainer {
  static let shared = MapContainer()
  let manager = ContainerManager()
}

extension MapContainer {
  var font: Factory<String> { self { "Serif" } }
  var style: Factory<Style> { self { Style(name: self.diskCache()["style"] ?? "plain") }.cached }  // expect: rule labelsLayer style diskCache
  var diskCache: Factory<[String: String]> { self { ["style": "dark"] }.cached }
  var zoom: Factory<Int> { self { 12 }.scope(.trip) }

  var roadsLayer: Factory<any Layer> { self { Roads(name: "roads") } }
  var labelsLayer: Factory<Labels> { self { Labels(in: self) } }
  var reliefLayer: Factory<any Layer> { self { Roads(name: "relief") } }
  var seaLayer: Factory<any Layer> { self { Roads(name: "sea") } }  // expect: unused seaLayer

  static var layers: Tags<any Layer> {  // expect: order-loop layers roadsLayer labelsLayer
    [
      Tagged(\.reliefLayer, priority: -1),
      Tagged(\.roadsLayer, .before(\.labelsLayer)),
      Tagged(\.labelsLayer, .before(\.roadsLayer)) { $0 },
    ]
  }
  var renderer: Factory<Renderer> { self { Renderer() }.singleton }  // expect: captive renderer labelsLayer style; captive renderer zoom
}
