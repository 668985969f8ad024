// why: a factory gathers a whole map, and one member of the map builds that factory.
import Keyworks

enum Field: Sendable {
  case name, photo
}

protocol FieldView: Sendable {
  var height: Int { get }
}

struct TextView: FieldView {
  let height = 20
}

struct PhotoView: FieldView {
  let height: Int
}

struct Form: Sendable {
  let height: Int
}

extension Container {
  var nameField: Factory<TextView> { self { TextView() } }
  var photoField: Factory<any FieldView> {  // expect: cycle photoField form
    self { PhotoView(height: self.form().height / 2) }
  }
  static var fields: KeyedTags<Field, any FieldView> {
    [.name: Tagged(\.nameField) { $0 }, .photo: Tagged(\.photoField)]
  }
  var form: Factory<Form> {
    self { Form(height: self[\.fields].reduce(0) { $0 + $1.value.height }) }
  }
}

print(Container.shared.form().height)
