// why: one renderer gathers layers, keeps what it should not, and breaks a rule besides.
import Keyworks

print(MapContainer.shared.renderer().draw())
