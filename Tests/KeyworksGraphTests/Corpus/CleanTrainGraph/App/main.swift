// why: tokenPlan (singleton) gets draft (graph) in its initializer, but CheckedPlan.init only
// checks it and nobody keeps it.
import Keyworks
import Planning

struct Path: Sendable {
  let train: String
  let enters: Int
  let leaves: Int
  var minutes: Range<Int> { enters..<leaves }
}

/// Belongs to one outermost resolve, in which several plans are made.
final class SingleLineDraft: Draft {
  private let paths: [Path]

  init(paths: [Path]) { self.paths = paths }

  var clashes: [String] {
    zip(paths, paths.dropFirst())
      .filter { $0.minutes.overlaps($1.minutes) }
      .map { "\($0.train) meets \($1.train)" }
  }
}

struct Tokens: Sendable {
  let machines: [String]
}

final class TokenPlan: CheckedPlan, @unchecked Sendable {
  private let tokens: Tokens

  init(tokens: Tokens, draft: SingleLineDraft) {
    self.tokens = tokens
    super.init("Token working", checking: draft)
  }

  override func describe() -> String {
    super.describe() + " with machines at " + tokens.machines.formatted
  }
}

extension [String] {
  fileprivate var formatted: String { joined(separator: " and ") }
}

extension Container {
  var paths: Factory<[Path]> {
    self {
      [
        Path(train: "2M04", enters: 610, leaves: 622), Path(train: "6X11", enters: 625, leaves: 650),
      ]
    }
  }
  var draft: Factory<SingleLineDraft> { self { SingleLineDraft(paths: self.paths()) }.graph }
  var tokens: Factory<Tokens> { self { Tokens(machines: ["Llandovery", "Cynghordy"]) }.singleton }
  var tokenPlan: Factory<TokenPlan> {  // limit: captive tokenPlan draft
    self { TokenPlan(tokens: self.tokens(), draft: self.draft()) }.singleton
  }
}

print(Container.shared.tokenPlan().describe())
