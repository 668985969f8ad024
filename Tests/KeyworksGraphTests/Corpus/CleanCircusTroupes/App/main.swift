// why: autoRegister hires both troupes, and their move(into:with:), which Troupe.arrive(at:)
// calls, registers ringmaster and music.
import Acts
import Keyworks
import Tent

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    hire(Family.self, Band.self)
  }
}

for act in ["The tightrope", "The clowns"] { print(Container.shared.opening(act)) }
