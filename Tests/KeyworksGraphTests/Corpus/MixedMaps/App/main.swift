// why: a renderer gathers layers, has captives and breaks a rule.
import Keyworks

print(MapContainer.shared.renderer().draw())
