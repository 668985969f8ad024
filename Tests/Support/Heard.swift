package import Keyworks
internal import KeyworksTracing

extension ManagedContainer {
  /// Returns a diary of the events to come. Each has two words, such as "clock built".
  package func heard() -> Diary {
    let diary = Diary()
    observe { event in
      diary.note("\(event.factory.name) " + "\(event.kind)".prefix(while: \.isLetter))
    }
    return diary
  }
}
