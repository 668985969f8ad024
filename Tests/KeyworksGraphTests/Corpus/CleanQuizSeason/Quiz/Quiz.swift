import Keyworks

public struct Question: Sendable {
  let text: String
  let answer: String
  public init(_ text: String, _ answer: String) {
    self.text = text
    self.answer = answer
  }
}

public protocol QuestionSource: Sendable {
  func questions() async throws -> [Question]
}

public protocol Judge: Sendable {
  func accepts(_ answer: String, for expected: String) -> Bool
}

public struct Round: Sendable {
  let source: any QuestionSource
  let judge: any Judge

  public func play(_ answer: @Sendable (String) -> String) async throws -> Int {
    var points = 0
    for question in try await source.questions()
    where judge.accepts(answer(question.text), for: question.answer) {
      points += 1
    }
    return points
  }
}

extension Container {
  public var questionSource: Factory<any QuestionSource> { promised() }
  public var judge: Factory<any Judge> { promised() }
  public var round: Factory<Round> {
    self { Round(source: self.questionSource(), judge: self.judge()) }
  }
}
