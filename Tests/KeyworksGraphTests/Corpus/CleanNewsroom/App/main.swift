import Keyworks

let paper = Container()
paper.openEvening()
paper.openWeekend()
print(paper[\.columns])
paper.remove(\.cartoon, from: \.columns)
paper.contribute(Tagged(\.cartoon, .before(\.weather)) { Column(description: $0.caption) }, to: \.columns)
print(paper[\.columns], paper[\.supplements], paper[\.specials])
print(paper[\.pages, .back] as Any, paper[\.pages].map(\.key))
