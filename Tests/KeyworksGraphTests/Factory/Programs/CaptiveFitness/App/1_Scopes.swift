// why: The cached coach keeps the recorder of one workout, which has a scope of its own that ends with the workout.
import FactoryKit

extension Scope {
  static let workout = Cached()
}
