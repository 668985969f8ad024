// why: autoRegister installs both features, and each of them registers one of the promises.
import ClinicCore
import Keyworks
import Radiology

struct Resident: Reader {
  let isThorough: Bool
  func findings(in image: String) -> [String] {
    isThorough ? ["nothing unusual in \(image)", "second look advised"] : ["looks fine"]
  }
}

struct ReadingRoom: Feature {
  struct Settings { var isNight = false }
  static var settings: Settings { Settings(isNight: true) }

  static func install(_ settings: Settings, in container: Container) {
    let isThorough = !settings.isNight
    container.reader.register { Resident(isThorough: isThorough) }
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    let install = Suite(in: self)
    install(Radiology.self, ReadingRoom.self)
  }
}

let diagnosis = Container.shared.diagnosis()
for part in ["knee", "wrist"] { print(part, "–", diagnosis.diagnose(part)) }
