// why: a member is contributed again after it was removed.
import Keyworks

SignatureFeature.add(to: .shared)
let pipeline = Chain(steps: Container.shared[\.steps])
print(Container.shared.providers(\.steps).count, "steps")
Container.shared.remove(\.shout, from: \.steps)
print(Chain(steps: Container.shared[\.steps])("teh quiet , end"))
Container.shared.contribute(Tagged(\.shout, priority: 10, .after(\.typos)) { $0 }, to: \.steps)
print(Chain(steps: Container.shared[\.steps])("teh loud end"))
print(pipeline("teh  end , of it!!"))
