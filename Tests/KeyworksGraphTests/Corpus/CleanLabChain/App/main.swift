// why: paper has bodies only for the shops, but whoever resolves poster chooses a shop.
import Keyworks
import KeyworksUI
import Prints

@MainActor class StepModel {
  private(set) var isDone = false
  func finish() -> String {
    isDone = true
    return ""
  }
}

final class PosterStep: StepModel {
  @Injected(\.poster, 50, under: Shop.oldTown) private var poster

  override func finish() -> String { super.finish() + "poster of \(poster.grams) g" }
}

final class PostageStep: StepModel {
  private let weights: [Int]
  init(weights: [Int]) { self.weights = weights }

  override func finish() -> String {
    super.finish() + (weights.reduce(0, +) > 100 ? "parcel" : "letter")
  }
}

@MainActor final class OrderCoordinator {
  private let steps: [StepModel]
  init(_ steps: StepModel...) { self.steps = steps }

  func walk() -> [String] {
    steps.filter { !$0.isDone }.map { $0.finish() }
  }
}

extension Container {
  var posterStep: MainActorFactory<PosterStep> { self.mainActor { PosterStep() } }
  var postageStep: MainActorFactory<PostageStep> {
    self.mainActor {
      let sizes = [20, 30].map { self.poster.under(Shop.airport)($0) }
      return PostageStep(weights: sizes.map(\.grams))
    }
  }
  var order: MainActorFactory<OrderCoordinator> {
    self.mainActor { OrderCoordinator(self.posterStep(), self.postageStep()) }
  }
}

print(Container.shared.order().walk())
