// why: autoRegister passes the key paths of both promises to supply, which registers them.
import Chancery
import Keyworks

struct HouseStyle {
  let firm: String
  var plainEnglish = true
}

struct Residue: Precedent {
  let plain: Bool
  func clause(for name: String) -> String {
    plain
      ? "Everything else that \(name) owns goes to the children."
      : "The residuary estate of \(name) shall vest in the issue."
  }
}

struct Attestation: Precedent {
  let firm: String
  func clause(for name: String) -> String { "Signed by \(name) before two partners of \(firm)." }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    let style = HouseStyle(firm: "Birch & Lowe")
    supply(\.residue, from: style) { Residue(plain: $0.plainEnglish) }
    supply(\.attestation, from: style) { style in Attestation(firm: style.firm) }
  }
}

for testator in ["Ida Crane", "Tom Sable"] {
  print(Container.shared[\.will, testator])
}
