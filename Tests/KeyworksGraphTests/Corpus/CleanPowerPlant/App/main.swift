import Keyworks

let plant = Container()
for gauge in Board.analog + [\.voltage] {
  let reading = plant[gauge]
  print(plant[Board.needles(reading.unit), reading.value], reading.unit.rawValue)
}
print(Board.alarms.filter { plant[keyPath: $0.factory]() }.map(\.name))
