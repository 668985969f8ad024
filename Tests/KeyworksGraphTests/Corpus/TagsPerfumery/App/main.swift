// why: accord is listed three times under three moods, ambergris is in no list, and fixative,
// accord, musk satisfies all of before and after.
import Keyworks
import Lab

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { addHouseStyle() }
}

func label(_ drops: some Sequence<Drop>) -> String {
  drops.map(\.description).joined(separator: " · ")
}

let house = Container.shared
print("Signature:", label(house.signature()))
print("Sport:", house[\.samples, .sport]?.description ?? "sold out")
print("All samples:", label(house[\.samples].map(\.value)))
