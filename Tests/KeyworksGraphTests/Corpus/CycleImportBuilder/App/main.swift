// why: a photo importer writes its plan with a result builder, and one line of it needs the plan.
import Formats
import Keyworks

struct Album: Sendable {
  let photos: [String]
}

extension Container {
  var isFast: Factory<Bool> { self { true } }
  var thumbnails: Factory<Step?> { self { self.isFast() ? nil : Step("thumbnails") } }
  var plan: Factory<Plan> {  // expect: cycle plan summary
    self {
      Plan {
        "open"
        for format in self.formats() { Step("read \(format)") }
        if self.isFast() { "skip" }
        self.thumbnails()
        self.summary().step
      }
    }
  }
  var summary: Factory<Summary> { self { Summary(in: self) } }
  var album: Factory<Album> { self { Album(photos: self.plan().steps.map(\.name)) } }
}

struct Summary {
  let step: Step
  init(in container: Container) {
    let names = container.plan().steps.compactMap { $0.name.isEmpty ? nil : $0.name }
    step = Step(names.joined(separator: ", "))
  }
}

print(Container.shared.album().photos)
