/// The condition of a wiring: `Wiring { … }.enabled { $0.session().isPremium }`.
struct WiringCondition {
  let code: Code.ID
  /// From the start of the wiring to its condition.
  let wiring: Range<Place>
  let closure: Range<Place>
}

extension MentionReader {
  /// Notes the condition that a mention of `enabled` sets.
  func readCondition(_ mention: Mention) {
    func place(_ token: Int) -> Place { Place(in: file, at: text.tokens[token].position) }
    guard let start = chain(before: mention.token).first,
      let open = closure(ofCallAt: mention.token) ?? argument(ofCallAt: mention.token),
      let end = text.tokens[open].partner
    else { return }
    model.conditions.append(
      WiringCondition(
        code: mention.owner, wiring: place(start)..<mention.place,
        closure: place(open)..<place(end)))
    model.codes[mention.owner].condition = condition(in: open)
  }

  /// The brackets of `enabled(isOpen)`, or the closure in `enabled(onMainActor: { … })`.
  private func argument(ofCallAt token: Int) -> Int? {
    guard text.is(token + 1, "(") else { return nil }
    return text.is(token + 3, ":") && text.is(token + 4, "{") ? token + 4 : token + 1
  }
}

extension DependencyGraph {
  /// The conditions that certainly read what their wirings change, which stops the program.
  func flaws(
    of conditions: [WiringCondition], _ wirings: [Wiring], _ walk: Walk, _ running: Running
  ) -> [Flaw] {
    let model = walk.model
    return conditions.compactMap { condition in
      let uses = model.codes[condition.code].uses
      let helpers = uses.filter { condition.wiring.contains($0.place) }.map(\.target)
        .filter { model.factories[$0] == nil }
      let run = running.reached(from: helpers)
      let changed = wirings.filter {
        condition.wiring.contains($0.step.place) || run.contains($0.code)
      }
      .compactMap { $0.kind == .contribution ? $0.list : $0.factory }
      for use in uses
      where condition.closure.contains(use.place) && !use.traits.contains(.isDynamic) {
        if let number = firstRead(from: use.target, among: Set(changed), walk) {
          return Flaw(
            kind: .conditionReadsResult, name: factories[number].name,
            factory: factories[number].code, place: use.place)
        }
      }
      return nil
    }
  }

  /// The first of some factories and lists that is certainly read if a piece of code runs.
  private func firstRead(from code: Code.ID, among wanted: Set<Int>, _ walk: Walk) -> Int? {
    func now(_ edges: [Edge]) -> [Int] { edges.filter(\.isCertain).map(\.target) }
    var left = numbers[code].map { [$0] } ?? now(walk.edges(from: code) { numbers[$0] }.needs)
    var seen = Set(left)
    while let next = left.popLast() {
      if wanted.contains(next) { return next }
      // An instance that is cached may have been built before.
      if factories[next].isKept { continue }
      left += now(needs(of: next)).filter { seen.insert($0).inserted }
    }
    return nil
  }
}
