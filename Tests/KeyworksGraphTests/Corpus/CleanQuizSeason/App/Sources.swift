import Keyworks
import Quiz

struct Booklet: QuestionSource {
  func questions() async throws -> [Question] { [Question("2 + 2", "4"), Question("3 × 3", "9")] }
}

struct Download: QuestionSource {
  let host: String
  func questions() async throws -> [Question] { [Question("Who runs \(host)?", "we do")] }
}

struct Lenient: Judge {
  func accepts(_ answer: String, for expected: String) -> Bool {
    answer.lowercased() == expected.lowercased()
  }
}

enum Edition {
  case offline, online(host: String)

  init(_ arguments: [String]) {
    self = arguments.contains("--offline") ? .offline : .online(host: "quiz.example.org")
  }

  func install(in container: Container) {
    switch self {
    case .offline:
      container.questionSource.register { Booklet() }
    case .online(let host):
      container.questionSource.register { Download(host: host) }
    }
  }
}
