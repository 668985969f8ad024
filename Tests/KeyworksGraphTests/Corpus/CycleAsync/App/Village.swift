import Keyworks
import KeyworksAsync

struct Drought: Error {}

struct Well: Sendable {
  let depth: Int
}

struct Bucket: Sendable {
  let size: Int

  static func carve(in village: Container) async throws(Drought) -> Bucket {
    let well = try await village.well()
    return Bucket(size: well.depth / 2)
  }
}

struct Mill: Sendable {
  let stones: Int
}

extension Container {
  var rope: Factory<Int> { self { 12 } }

  // One helper awaits what the other builds.
  var well: AsyncFactory<Well, Drought> {  // expect: cycle well bucket
    self.async { () async throws(Drought) in
      let bucket = try await self.bucket()
      return Well(depth: self.rope() + bucket.size)
    }.singleton
  }
  var bucket: AsyncFactory<Bucket, Drought> {
    self.async { () async throws(Drought) in try await Bucket.carve(in: self) }.singleton
  }

  // A child task belongs to the body.
  var mill: AsyncFactory<Mill, any Error> {  // expect: cycle mill grain
    self.async {
      async let grain = self.grain()
      return Mill(stones: try await grain)
    }.cached
  }
  var grain: AsyncFactory<Int, any Error> {
    self.async {
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<2 { group.addTask { try await self[\.mill].stones } }
        return try await group.reduce(0, +)
      }
    }.cached
  }

  // So does a task whose value is awaited.
  var kiln: AsyncFactory<Int, Never> {  // expect: cycle kiln coal
    self.async { await Task { await self[\.coal] }.value }.cached
  }
  var coal: AsyncFactory<Int, Never> {
    self.async {
      let digging: Task<Int, Never> = Task.detached { await self.kiln() }
      return await digging.value
    }
  }

  // Nothing leaves a group before its tasks have ended, also if it discards what they give.
  var ford: AsyncFactory<Int, any Error> {  // expect: cycle ford ferry
    self.async {
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask { print(await self.ferry()) }
      }
      return 1
    }.cached
  }
  var ferry: AsyncFactory<Int, Never> {
    self.async {
      await withDiscardingTaskGroup { group in
        _ = group.addTaskUnlessCancelled { print((try? await self.ford()) ?? 0) }
      }
      return 1
    }
  }

  var dam: AsyncFactory<Int, any Error> {  // expect: cycle dam lake
    self.async { try await self.provider(\.lake)() }
  }
  var lake: AsyncFactory<Int, any Error> {
    self.async {
      try await withTaskCancellationHandler {
        try await self.dam()
      } onCancel: {
        print("dry")
      }
    }
  }
}
