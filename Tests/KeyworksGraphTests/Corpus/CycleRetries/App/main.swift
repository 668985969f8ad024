// why: escaping closures that a helper calls, awaits in a task, or hands to another helper.
import Keyworks
import KeyworksAsync
import Patience

extension Container {
  var feed: AsyncFactory<[String], any Error> {  // expect: cycle feed posts
    self.async { try await retrying(3) { try await self.posts() } }
  }
  var posts: AsyncFactory<[String], any Error> { self.async { try await self.feed() } }

  var index: AsyncFactory<Int, any Error> {  // expect: cycle index words
    self.async { try await inTask { try await self.words() } }
  }
  var words: AsyncFactory<Int, any Error> { self.async { try await self.index() } }

  var map: AsyncFactory<Int, any Error> {  // expect: cycle map tiles
    self.async { try await patiently { try await self.tiles() } }
  }
  var tiles: AsyncFactory<Int, any Error> { self.async { try await self.map() } }

  // These two run when the instance has long been built.
  var report: AsyncFactory<Int, any Error> {
    self.async {
      afterwards { _ = try? await self.report() }
      return 1
    }
  }
  var nightly: AsyncFactory<Schedule, any Error> {
    self.async { Schedule { _ = try await self.nightly() } }
  }
}

let app = Container.shared
print(try await app.feed(), try await app.index(), try await app.map(), try await app.report())
try await app.nightly().run()
