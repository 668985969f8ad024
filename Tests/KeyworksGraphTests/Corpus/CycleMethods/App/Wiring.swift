import Keyworks

extension Container {
  // Through a method that the initialiser calls, and a computed property that this reads.
  var station: Factory<Station> { self { Station(container: self) } }  // expect: cycle station timetable
  var timetable: Factory<Timetable> { self { Timetable(rows: self.station().trains) } }

  // No cycle: only a method asks for it, later.
  var loudspeaker: Factory<Loudspeaker> {
    self { Loudspeaker(text: self.station().trains.joined()) }
  }

  // Through a method that the body calls on what it has built.
  var signal: Factory<Signal> {  // expect: cycle signal track
    self {
      var signal = Signal()
      signal.connect(to: self)
      return signal
    }
  }
  var track: Factory<Track> { self { Track(length: self.signal().distance + 10) } }
}
