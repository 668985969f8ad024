// swift-format-ignore-file
/// Something in the kitchen. The words Factory(self) and resolve() mean nothing in here.
struct Ingredient: Hashable, Sendable {
  let name: String
  var grams: Int
}

struct Recipe: Hashable, Sendable, Identifiable {
  let id: Int
  let title: String
  let ingredients: [Ingredient]
}

struct User: Sendable {
  let name: String
  static let guest = User(name: "Guest")
}
