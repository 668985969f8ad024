import ClinicCore
import Keyworks

struct Tomograph: Imager {
  let slices: Int
  func image(of part: String) -> String { "\(slices) slices of the \(part)" }
}

public enum Radiology: Feature {
  public static let settings = 64

  public static func install(_ slices: Int, in container: Container) {
    container.imager.register { Tomograph(slices: slices) }
  }
}
