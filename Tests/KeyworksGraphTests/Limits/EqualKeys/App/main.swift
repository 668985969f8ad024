// missed: Equal keys that are not literals
import Keyworks

let name = "title"
let other = "title"  // It should be "date".

extension Container {
  var text: Factory<String> { self { "a line" } }
  var date: Factory<String> { self { "a calendar" } }

  static var fields: KeyedTags<String, String> { [name: Tagged(\.text), other: Tagged(\.date)] }
}

// The list has two members with the key "title".
print(Container.shared[\.fields, name] ?? "none")
