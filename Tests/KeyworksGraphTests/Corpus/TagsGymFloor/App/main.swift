// why: roller is before warmUp and after intervals, and intervals is after warmUp: a loop in
// the list hour.
import Cardio
import Keyworks
import KeyworksUI
import Mobility
import Training

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Cardio.register(in: self)
    Mobility.register(in: self)
  }
}

@MainActor final class HourModel {
  private let blocks: [Block]
  init(blocks: [Block]) { self.blocks = blocks }

  var plan: [String] {
    var minute = 0
    return blocks.map { block in
      defer { minute += block.minutes }
      return "\(minute): \(block.name)"
    }
  }
}

extension Container {
  var hourModel: MainActorFactory<HourModel> {
    self.mainActor { HourModel(blocks: self[\.hour]) }
  }
}

print(Container.shared.hourModel().plan)
