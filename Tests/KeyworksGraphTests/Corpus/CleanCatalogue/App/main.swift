import Keyworks

let library = Container()
print(library.loans().left.name, library.returns().left.name)
print(library.store(of: Book.self)() === library.loans().left)
if let book = library.store(of: Book.self)().find(4) { print(book.row) }
print(library.store(of: Reader.self)().find(99) == nil)
