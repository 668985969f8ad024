import Keyworks

let garden = Container()
buyTools(for: garden)
print(garden[\.beds].filter(\.isRich).count)
print(garden[\.tools, .spade] ?? "no spade", garden[\.tools, .rake(teeth: 12)] ?? "no rake")
