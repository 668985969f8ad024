import Keyworks
import Tent

struct Host: Ringmaster {
  let hat: String
  func announce(_ act: String) -> String { "Lifts the \(hat): \(act)!" }
}

struct Brass: Music {
  let tune: String
}

public enum Family: Troupe {
  public static var star: String { "top hat" }

  public static func move(into tent: Container, with hat: String) {
    tent.ringmaster.register { Host(hat: hat) }
  }
}

public enum Band: Troupe {
  public static var star: [String] { ["gladiators", "waltz"] }

  public static func move(into tent: Container, with tunes: [String]) {
    func play(_ tune: String) {
      tent.music.register { Brass(tune: tune) }
    }
    play(tunes.joined(separator: " and "))
  }
}
