// why: members of a map ask it for other keys than their own: enumeration cases, numbers and strings.
import Keyworks
import Stock

let stock = Container()
print(stock[\.crates, .sold]?.weight ?? 0, stock[\.shelves].map(\.value), stock[\.gates, "south"] ?? 0)
