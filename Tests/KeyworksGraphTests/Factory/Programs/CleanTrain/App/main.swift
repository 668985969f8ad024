import FactoryKit

let timetable = Container.shared.timetable()
DelayBoard.current.delay("S7", by: 5)
timetable.depart("S7")
print(Container.shared.ticket((from: "U1", to: "S7")).check())
