import FactoryKit

let document = Container.shared.document()
document.type("Hello")
document.type(" world")
Container.shared.undoStack().checkpoint()
print(document.text)
