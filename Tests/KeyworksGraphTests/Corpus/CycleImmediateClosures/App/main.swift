// why: closures that are called at once while a body runs are part of its construction.
import Keyworks

struct Song: Sendable {
  let title: String
}

struct Album: Sendable {
  let songs: [Song]
}

struct Cover: Sendable {
  let text: String
}

struct Label: Sendable {
  let name: String
}

struct Chart: Sendable {
  let places: [Int]
}

struct Ranking: Sendable {
  let first: Int
}

struct Tour: Sendable {
  let cities: [String]
}

struct Stage: Sendable {
  let city: String
}

func measured<Value>(_ work: () -> Value) -> Value { work() }

extension Container {
  var titles: Factory<[String]> { self { ["Dawn", "Noon", "Dusk"] } }

  // `map`
  var album: Factory<Album> {  // expect: cycle album song
    self { Album(songs: self.titles().map { _ in self.song() }) }
  }
  var song: Factory<Song> { self { Song(title: self.album().songs.first?.title ?? "") } }

  // A closure that is called where it is written.
  var cover: Factory<Cover> {  // expect: cycle cover label
    self {
      let name: String = {
        let label = self.label()
        return label.name.uppercased()
      }()
      return Cover(text: name)
    }
  }
  var label: Factory<Label> { self { Label(name: self.cover().text) } }

  // The right side of `??`.
  var chart: Factory<Chart> {  // expect: cycle chart ranking
    self {
      let known = [Int]().first
      return Chart(places: [known ?? self.ranking().first])
    }
  }
  var ranking: Factory<Ranking> {
    self { Ranking(first: self.chart().places.reduce(0) { $0 + $1 }) }
  }

  // A function of the program's own that calls what it is given.
  var tour: Factory<Tour> {  // expect: cycle tour stage
    self { Tour(cities: measured { [self.stage().city] }) }
  }
  var stage: Factory<Stage> { self { Stage(city: self.tour().cities.first ?? "") } }
}

let container = Container()
switch CommandLine.arguments.dropFirst().first {
case "cover": print(container.cover().text)
case "chart": print(container.chart().places)
case "tour": print(container.tour().cities)
default: print(container.album().songs)
}
