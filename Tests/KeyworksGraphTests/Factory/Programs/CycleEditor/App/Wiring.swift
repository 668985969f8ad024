import FactoryKit

extension Container {
  var spellChecker: Factory<SpellChecker> {
    self { SpellChecker() }
  }

  var snapshotter: Factory<Snapshotter> {  // expect: cycle snapshotter document undoStack
    self { Snapshotter() }
  }

  var document: Factory<Document> {
    self { Document(text: "") }
      .cached
  }

  var undoStack: Factory<UndoStack> {
    self { UndoStack(snapshotter: self.snapshotter.resolve()) }
      .cached
  }
}
