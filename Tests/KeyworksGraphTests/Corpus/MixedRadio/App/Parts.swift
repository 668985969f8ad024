// At run time: the receiver of the process goes on using the antenna of the first studio; the jingle is never played.
final class Antenna: Sendable {
  let height: Int
  init(height: Int) { self.height = height }
}

enum Input: Sendable {
  case air(Antenna)
  case cable(port: Int)
}

struct Tuner: Sendable {
  let input: Input
  let steps: [Int]
}

final class Receiver: Sendable {
  private let tuner: Tuner

  init(_ make: () -> Tuner) {
    tuner = make()
  }

  var reach: Int {
    switch tuner.input {
    case .air(let antenna): antenna.height * tuner.steps.count
    case .cable(let port): port
    }
  }
}
