import Keyworks
import Testing

@Suite struct `The property that is injected` {
  @Test func `a factory can read the type and line of its injection site`() {
    let room = Room()
    #expect(room.now.description == "Room (InjectionSiteTests.swift:\(Room.line + 1))")
    #expect(room.chosen.description == "Room (InjectionSiteTests.swift:\(Room.line + 2))")
    #expect(room.counted.description == "Room (InjectionSiteTests.swift:\(Room.line + 3))")
    #expect(room.all.map(\.description) == ["Room (InjectionSiteTests.swift:\(Room.line + 4))"])
    #expect(room.now.module == "KeyworksTests")
    #expect(room.now.name == "Room")
  }

  @Test func `a lazy property in a class reports its name and the class of its object`() {
    let room = Room()
    #expect(room.later.description == "Room.later (InjectionSiteTests.swift:\(Room.line + 5))")
    #expect(
      Penthouse().later.description == "Penthouse.later (InjectionSiteTests.swift:\(Room.line + 5))"
    )
    #expect(room.laterCounted.name == "Room.laterCounted")
    #expect(room.laterAll.map(\.name) == ["Room.laterAll"])
    var tent = Tent()
    #expect(tent.later.name == "Tent")
  }

  @Test func `the injection site is known when a container builds the object`() {
    let hotel = Hotel()
    #expect(hotel.room().now.name == "Room")
    #expect(hotel.room().later.name == "Room.later")
  }

  @Test func `the injection site is nil for dependencies and outside of property wrappers`() {
    #expect(Hotel.shared.site() == nil)
    #expect(Guest().inner == nil)
    #expect(Guest().provided == nil)
    #expect(ResolutionContext.current?.property == nil)
  }

  @Test func `the injection site is restored after a nested object is injected`() {
    #expect(Nested().around == ["Nested", "Guest", "Nested"])
  }

  @Test func `a task started by a factory does not see the injection site`() async {
    #expect(await Starting().task.value == nil)
  }

  @Test func `a property of another object can read its injection site`() {
    #expect(Settings().site.value == "Settings")
  }
}

private class Room {
  static let line = Int(#line)
  @Injected(\Hotel.required) var now
  @Injected(\Hotel.required, under: Season.summer) var chosen
  @Injected(\Hotel.counted, 3) var counted
  @Injected(\Hotel.Type.sites) var all
  @LazyInjected(\Hotel.required) var later
  @LazyInjected(\Hotel.counted, 4) var laterCounted
  @LazyInjected(\Hotel.Type.sites) var laterAll
}

private final class Penthouse: Room {}

private struct Tent {
  @LazyInjected(\Hotel.required) var later
}

private struct Guest {
  @Injected(\Hotel.inner) var inner
  @Injected(\Hotel.provided) var provided
  @Injected(\Hotel.required) var required
}

private struct Nested {
  @Injected(\Hotel.around) var around
}

private struct Starting {
  @Injected(\Hotel.starting) var task
}

private struct Settings {
  @Injected(\Hotel.setting) var site
}

private final class Hotel: SharedContainer {
  static let shared = Hotel()
  let manager = ContainerManager()

  var site: Factory<Origin?> { self { ResolutionContext.current?.property } }
  var required: Factory<Origin> {
    self { ResolutionContext.current?.property ?? { fatalError("no wrapper asks") }() }
  }
  var counted: ParameterFactory<Int, Origin> {
    self { _ in ResolutionContext.current?.property ?? { fatalError("no wrapper asks") }() }
  }
  static var sites: Tags<Origin> { [Tagged(\.required)] }
  var room: Factory<Room> { self { Room() } }
  var inner: Factory<Origin?> { self { self.site() } }
  var provided: Factory<Origin?> {
    self {
      let provider = self.provider(\.site)
      return provider()
    }
  }
  var around: Factory<[String]> {
    self {
      func type() -> String { ResolutionContext.current?.property?.name ?? "none" }
      return [type(), Guest().required.name, type()]
    }
  }
  var starting: Factory<Task<Origin?, Never>> {
    self { Task { ResolutionContext.current?.property } }
  }
  var setting: Factory<Property<String>> {
    self {
      let type = ResolutionContext.current?.property?.name ?? "none"
      return Property {
        type
      } set: { _ in
      }
    }
  }
}

private enum Season: Variant { case summer }
