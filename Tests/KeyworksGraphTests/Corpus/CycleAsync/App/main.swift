// why: async factories need each other: directly, in child tasks and in a task that is awaited.
import Keyworks
import KeyworksAsync

let container = Container()
print(try await container.well().depth, container.rope())
print(try await container.mill().stones, await container[\.kiln], try await container.dam())
print(try await container.ford())
