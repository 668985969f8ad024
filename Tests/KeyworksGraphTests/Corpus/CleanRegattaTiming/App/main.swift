// why: finishing closes each heat, and Harness.run tears down the camera.
import Harness
import Keyworks
import KeyworksAsync

func row(_ boats: [String], in heat: Heat) async throws {
  try await heat.finishing { heat in
    heat.gun().fire()
    let camera = try await Container.shared.camera()
    for boat in boats { print(await camera.shoot(boat)) }
  }
}

await Harness.run {
  try await row(["Swan", "Otter"], in: Heat(1))
  try await row(["Heron", "Pike", "Teal"], in: Heat(2))
}
