// why: floorPlan → labels (the factory is handed to Draughtsman.draw, then to caption, which
// calls it) → onDisplay → floorPlan.
import Keyworks

struct Exhibit: Sendable {
  let room: Int
  let title: String
}

struct LabelPrinter: Sendable {
  let exhibits: [Exhibit]

  func caption(forRoom room: Int) -> String {
    let titles = exhibits.filter { $0.room == room }.map(\.title)
    return titles.isEmpty ? "Room \(room) is being rehung" : titles.joined(separator: " · ")
  }
}

final class FloorPlan: Sendable {
  let captions: [Int: String]
  init(captions: [Int: String]) { self.captions = captions }

  func isOpen(_ room: Int) -> Bool { captions[room] != nil }
}

/// Draws the plan that hangs next to the cloakroom.
enum Draughtsman {
  static func draw(rooms: ClosedRange<Int>, labels: Factory<LabelPrinter>) -> FloorPlan {
    var captions: [Int: String] = [:]
    for room in rooms {
      captions[room] = caption(of: room, from: labels)
    }
    return FloorPlan(captions: captions)
  }

  private static func caption(of room: Int, from labels: Factory<LabelPrinter>) -> String {
    labels().caption(forRoom: room)
  }
}

extension Container {
  var collection: Factory<[Exhibit]> {
    self {
      [
        Exhibit(room: 1, title: "Still life with lemons"),
        Exhibit(room: 2, title: "The ferry at dusk"),
        Exhibit(room: 2, title: "Portrait of a glazier"),
      ]
    }.singleton
  }

  /// What visitors can see today: nothing in a room that the plan does not show.
  var onDisplay: Factory<[Exhibit]> {  // expect: cycle onDisplay floorPlan labels
    self {
      let plan = self.floorPlan()
      return self.collection().filter { plan.isOpen($0.room) }
    }
  }

  var labels: Factory<LabelPrinter> { self { LabelPrinter(exhibits: self.onDisplay()) } }

  var floorPlan: Factory<FloorPlan> {
    self { Draughtsman.draw(rooms: 1...3, labels: self.labels) }.cached
  }
}

let museum = Container.shared
for (room, caption) in museum.floorPlan().captions.sorted(by: { $0.key < $1.key }) {
  print(room, caption)
}
