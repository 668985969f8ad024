import Export
import Keyworks
import Studio

/// Many small photos on one page. Lazily injected, since the exporter has the renderer.
final class ContactSheet: Renderer {
  @LazyInjected(\.exporter) private var exporter
  private var columns = 4

  override init() {
    super.init()
    adjust(toPaperOf: 8)
  }

  func adjust(toPaperOf inches: Int) {
    columns = inches * exporter.dotsPerInch / 600
  }

  override func render(_ photo: Photo) -> String {
    "\(super.render(photo)), one of \(columns) in a row"
  }
}
