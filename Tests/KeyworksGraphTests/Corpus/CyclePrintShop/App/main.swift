// why: the initializer of ContactSheet calls adjust, which reads the lazy exporter: exporter →
// renderer → exporter.
import Export
import Keyworks
import Studio

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    renderer.register { ContactSheet() }
  }
}

let wedding = [Photo("The rings", megapixels: 24), Photo("The cake", megapixels: 12)]
let sharp = wedding.filter { $0.megapixels > 16 }
print(Container.shared.exporter().export(sharp))
