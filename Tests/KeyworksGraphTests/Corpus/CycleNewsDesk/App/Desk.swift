import Editorial
import Keyworks

struct CaptionWriter {
  let lead: String
  func caption(_ photo: String) -> String { "\(photo) – see also: \(lead)" }
}

struct PhotoDesk {
  private let captions: CaptionWriter
  init(captions: CaptionWriter = Container.shared.captions()) { self.captions = captions }
  func picture(_ name: String) -> String { captions.caption(name) }
}

final class Column: Piece {
  @FromDesk(\.photoDesk) private var photos
  override var body: String { "\(headline)\n[\(photos.picture("harbour.jpg"))]" }
}

struct FrontPage {
  let column: Column
  var teaser: String { "Today: \(column.headline)" }
}

extension Container {
  var photoDesk: Factory<PhotoDesk> {  // expect: cycle photoDesk captions frontPage column
    self { PhotoDesk() }
  }
  var captions: Factory<CaptionWriter> { self { CaptionWriter(lead: self.frontPage().teaser) } }
  var frontPage: Factory<FrontPage> { self { FrontPage(column: self.column()) } }
  var column: Factory<Column> { self { Column(working: "the ferry is back") } }
}
