// why: station (cached) keeps soil (scope crop), which the module Irrigation contributes to
// the list probes.
import Climate
import Irrigation
import Keyworks

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { Irrigation.register(in: self) }
}

for crop in ["tomatoes", "lettuce"] {
  print(crop, Container.shared.station().report(), separator: ": ")
  Container.shared.reset(scope: .crop)
}
