import Keyworks
import TestSupport

extension World {
  /// Has a namesake of the same type in another file.
  private var named: Factory<String> { self { "elsewhere" } }

  var namedElsewhere: String { named() }
}
