// why: a captive through each way to reach a factory for variants or a factory with arguments.
import Keyworks

extension Scope {
  static let visit = Scope("visit")
}

enum Wing: Variant, CaseIterable {
  case east, west
}

struct Room: Sendable {
  let name: String
}

struct Injected1 {
  @Injected(\.room, .east) var room
}

struct Injected2 {
  @Injected(\.bed, .west, 2) var bed
}

struct Injected3 {
  @Injected(\.chair, 4) var chair
}

struct Injected4 {
  @Injected(\.plan) var plan
}

extension Container {
  var guest: Factory<String> { self { "Ada" }.scope(.visit) }
  var room: ParameterFactory<Wing, Room> {
    self { Room(name: "\($0) of \(self.guest())") }
  }
  var bed: ParameterFactory<(Wing, Int), Room> {
    self { Room(name: "\($0) \($1) of \(self.guest())") }
  }
  var chair: ParameterFactory<Int, Room> { self { Room(name: "\($0) of \(self.guest())") } }
  var eastern: Factory<Room> { self { self.room(.east) } }
  var hall: Factory<Room> { self { Room(name: "hall") } }

  static var rooms: Tags<Room> {
    [
      Tagged(\.eastern, under: Wing.east), Tagged(\.hall),
      Tagged(\.eastern, priority: 2, .after(\.hall), under: Wing.west),
    ]
  }
  static var closed: Tags<Room> {
    [
      Tagged(\.eastern, under: Wing.east), Tagged(\.hall),
      Tagged(\.eastern, under: Wing.east),  // expect: member-twice closed eastern
    ]
  }
  static var plan: KeyedTags<Int, Room> { [1: Tagged(\.eastern), 2: Tagged(\.hall)] }
  static var makers: KeyedTags<Int, ParameterProvider<Int, Room>> { [1: Tagged(\.chair)] }
  static var beds: Tags<ParameterProvider<(Wing, Int), Room>> { [Tagged(\.bed)] }
}

extension Container {
  var called: Factory<Room> { self { self.bed(.east, 1) }.cached }  // expect: captive called bed guest
  var byPath: Factory<Room> { self { self[\.bed, .east, 1] }.cached }  // expect: captive byPath bed guest
  var all: Factory<[Room]> {  // expect: captive all bed guest
    self { Wing.allCases.map { self.bed($0, 1) } }.cached
  }
  var under: Factory<Room> { self { self.room.without()(.east) }.cached }  // expect: captive under room guest
  var provided: Factory<Room> { self { self.provider(\.room)(.east) }.cached }  // expect: captive provided room guest
  var gathered: Factory<[Room]> { self { self[\.rooms] }.cached }  // expect: captive gathered eastern room guest
  var filtered: Factory<[Room]> {  // expect: captive filtered eastern room guest
    self { self[\.plan, notIn: \.closed].map(\.value) }.cached
  }
  var made: Factory<[Room]> { self { self[\.makers].map { $0.value(1) } }.cached }  // expect: captive made chair guest
  var bedded: Factory<[Room]> { self { self[\.beds].map { $0(.east, 1) } }.cached }  // expect: captive bedded bed guest
  var injected: Factory<[String]> {  // expect: captive injected room guest
    self { [Injected1().room.name] }.cached
  }
  var injectedBed: Factory<[String]> {  // expect: captive injectedBed bed guest
    self { [Injected2().bed.name] }.cached
  }
  var injectedChair: Factory<[String]> {  // expect: captive injectedChair chair guest
    self { [Injected3().chair.name] }.cached
  }
  var injectedPlan: Factory<[String]> {  // expect: captive injectedPlan eastern room guest
    self { Injected4().plan.map(\.value.name) }.cached
  }
}

let hotel = Container()
print(hotel.called(), hotel.byPath(), hotel.all(), hotel.under())
print(hotel.provided(), hotel.gathered(), hotel.filtered(), hotel.made(), hotel.bedded())
print(hotel.injected(), hotel.injectedBed(), hotel.injectedChair(), hotel.injectedPlan())
