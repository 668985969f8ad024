// why: the columns of a table are contributed in loops, from arrays of key paths.
import Keyworks
import Tables

let table = Container()
addColumns([\.title, \.author], to: table)
print(table[\.columns].map(\.text), table[\.widths, "date"] ?? 0)
