import Keyworks

struct Board: Sendable {
  let size: Int
}

struct SaveError: Error {}

struct Save: Sendable {
  let name: String
}

extension Container {
  var board: ParameterFactory<Int, Board> { promised() }
  var opening: ParameterFactory<(Int, String), Board> { promised().cached }  // expect: promise opening
  var save: ThrowingFactory<Save, SaveError> { promised() }  // expect: promise save
  var lastSave: ThrowingFactory<Save, SaveError> {
    self.throwing { () throws(SaveError) in try self.save() }
  }
  var score: ThrowingFactory<Int, SaveError> { promised() }
  var game: Factory<Board> { self { self.board(8) } }
}
