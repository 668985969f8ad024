import Core
import Keyworks

struct FreeRange: Eggs { let dozen: Int }

struct Sourdough: Bread {
  let loaves: Int
  func slices(for guests: Int) -> Int { min(loaves * 18, guests * 4) }
}

public enum HenHouse: Supplier {
  public static func supply(_ container: Container) {
    container.eggs.register { FreeRange(dozen: 4) }
  }
}

public enum Mill: Supplier {
  public static func supply(_ container: Container) {
    container.register(\.bread) { container in
      Sourdough(loaves: container.loaves())
    }
  }
}

extension Container {
  var loaves: Factory<Int> { self { 5 } }
}
