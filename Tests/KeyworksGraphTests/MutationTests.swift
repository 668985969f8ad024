import Foundation
import KeyworksGraph
import Testing

/// Plants defects in clean programs by rules, one at a time. The verifier must find each defect, and
/// nothing else.
@Suite(.onCompilerThreads) struct `A mutation` {
  @Test(.disabled(if: isSanitized))
  func `a defect planted in a clean program causes exactly the expected findings`() async throws {
    let clean = try Corpus.names().filter {
      isFullLength ? $0.hasPrefix("Clean") : Mutations.sample.contains($0)
    }
    let counts = try await withThrowingTaskGroup(of: [String: Int].self) { group in
      for name in clean {
        group.addTask {
          let mutations = try Mutations(of: name)
          defer { try? FileManager.default.removeItem(at: mutations.build) }
          return try mutations.check()
        }
      }
      return try await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    let total = counts.values.reduce(0, +)
    if isFullLength { #expect(total >= 1_500) }
    for kind in Mutation.Kind.allCases { #expect(counts[kind.rawValue, default: 0] > 0) }
  }
}

/// A change to one source, and the findings that must follow.
struct Mutation {
  let kind: Kind
  let title: String
  let file: String
  /// The bytes of the source to replace.
  let range: Range<Int>
  let replacement: String
  let isExpected: (DependencyGraph, Finding) -> Bool
  /// Whether a further finding may follow from the same change.
  var isAllowed: (DependencyGraph, Finding) -> Bool = { _, _ in false }

  enum Kind: String, CaseIterable {
    case edge, lifetime, registration, member, teardown, launch, ending, twice
  }
}

/// All mutations of one program.
private struct Mutations {
  private let program: SampleProgram
  let build: URL
  private let verification: Verification
  private let texts: [String: SourceText]

  /// Programs that together have every kind of mutation.
  static let sample = ["CleanMusic", "CleanShopStarting"]

  /// The most mutations of a kind in one program.
  private static let most = isFullLength ? 20 : 1

  init(of name: String) throws {
    program = SampleProgram(in: Corpus.folder.appending(path: name))
    build = try program.index()
    verification = try program.verified(in: build)
    let sources = try program.modules.flatMap(program.sources)
    texts = Dictionary(
      uniqueKeysWithValues: sources.map { ($0.path, SourceText(Files.read($0.path) ?? [])) })
  }

  /// How many of each kind were checked. A mutation that does not compile does not count.
  func check() throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for (graph, _) in verification.programs {
      for kind in Mutation.Kind.allCases {
        for mutation in mutations(kind, of: graph) {
          if counts[kind.rawValue, default: 0] == Self.most { break }
          if try check(mutation) { counts[kind.rawValue, default: 0] += 1 }
        }
      }
    }
    return counts
  }

  private func check(_ mutation: Mutation) throws -> Bool {
    let copy = FileManager.default.temporaryDirectory.appending(path: "keyworks-\(UUID())")
    try FileManager.default.copyItem(at: program.folder, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    guard let text = texts[mutation.file] else { return false }
    let source = copy.path + mutation.file.dropFirst(program.folder.path.count)
    // The program may have no teardown yet.
    let bytes =
      text.bytes[..<mutation.range.lowerBound] + Array(mutation.replacement.utf8)
      + text.bytes[mutation.range.upperBound...] + Array("\nimport KeyworksAsync\n".utf8)
    try Data(bytes).write(to: URL(filePath: source))

    let found: Verification
    do {
      let module = URL(filePath: mutation.file).deletingLastPathComponent().lastPathComponent
      found = try SampleProgram(in: copy).verified(reusing: build, changed: module)
    } catch is SampleProgram.Failure {
      return false
    }
    var isFound = false
    var others: [String] = []
    for (graph, findings) in found.programs {
      for finding in findings {
        if mutation.isExpected(graph, finding) {
          isFound = true
        } else if !mutation.isAllowed(graph, finding) {
          others.append(finding.message)
        }
      }
    }
    #expect(isFound, "\(program.folder.lastPathComponent): \(mutation.title)")
    #expect(others.isEmpty, "\(program.folder.lastPathComponent): \(mutation.title)")
    return true
  }

  private func mutations(_ kind: Mutation.Kind, of graph: DependencyGraph) -> [Mutation] {
    let numbers = Array(graph.factories.indices)
    return switch kind {
    case .edge: numbers.flatMap { edges(to: $0, in: graph) }
    case .lifetime: numbers.compactMap { lengthened($0, in: graph) }
    case .registration: numbers.compactMap { unregistered($0, in: graph) }
    case .member: numbers.flatMap { doubled($0, in: graph) }
    case .teardown: has(Self.closing) ? [] : numbers.compactMap { unclosed($0, in: graph) }
    case .launch: has(["on"]) ? [] : numbers.compactMap { needsItselfInTests($0, in: graph) }
    case .ending: numbers.compactMap { needsItselfAtTheEnd($0, in: graph) }
    case .twice: numbers.compactMap { registeredTwice($0, in: graph) }
    }
  }

  // MARK: The kinds

  /// A dependency of the factory, or the factory itself, resolves the factory: each new edge closes
  /// a loop.
  private func edges(to start: Int, in graph: DependencyGraph) -> [Mutation] {
    let first = graph.factories[start]
    // If several factories have this name, the new text could mean another one.
    guard first.kind == .factory, !first.hasID,
      graph.factories.count(where: { $0.name == first.name }) == 1
    else { return [] }
    return graph.surelyNeeded(by: start).union([start]).sorted().compactMap { end -> Mutation? in
      let last = graph.factories[end]
      guard last.container == first.container, let body = body(of: last) else { return nil }
      // Three forms of a need, in turn.
      let text = [
        ".decorated { value in _ = self.\(first.written)(); return value }",
        ".decorated { _ = self[\\.\(first.written)]; return $0 }",
        ".decorated { value in [1].forEach { _ in _ = self.\(first.written)() }; return value }",
      ][(start + end) % 3]
      return Mutation(
        kind: .edge, title: "\(last.name) needs \(first.name): \(text)", file: last.place.file,
        range: body..<body, replacement: text,
        isExpected: { $1.check == .cycle && $0.walk(of: $1, has: last.name, first.name) },
        isAllowed: { graph, finding in
          [.captive, .variant, .rules].contains(finding.check)
            && graph.walk(of: finding, has: last.name, first.name)
        })
    }
  }

  /// A cached factory that depends on another cached instance becomes a singleton.
  private func lengthened(_ number: Int, in graph: DependencyGraph) -> Mutation? {
    let factory = graph.factories[number]
    guard factory.lifetime == .cached, let text = texts[factory.place.file],
      graph.surelyNeeded(
        by: number, keeping: true, passing: { graph.factories[$0].lifetime == .unique }
      )
      .contains(where: { ![.unique, .singleton].contains(graph.factories[$0].lifetime) }),
      let name = text.index(at: factory.place.position),
      let getter = text.siblings(from: name).first(where: { text.is($0, "{") }),
      let word = text.siblings(from: getter + 1).filter({ text.is($0, "cached") }).last
    else { return nil }
    return Mutation(
      kind: .lifetime, title: "\(factory.name) is a singleton", file: factory.place.file,
      range: text.tokens[word].bytes, replacement: "singleton",
      isExpected: { graph, finding in
        finding.check == .captive
          && finding.factories.first.map { graph.factories[$0].name } == factory.name
      })
  }

  /// A promise loses the statement that registers it.
  private func unregistered(_ number: Int, in graph: DependencyGraph) -> Mutation? {
    let factory = graph.factories[number]
    let statements = registrations(of: factory)
    guard factory.isPromised, statements.count == 1, let (file, range, _) = statements.first else {
      return nil
    }
    return Mutation(
      kind: .registration, title: "\(factory.name) is not registered", file: file, range: range,
      replacement: "_ = 0",
      isExpected: { graph, finding in
        finding.check == .promise
          && finding.factories.map { graph.factories[$0].name } == [factory.name]
      },
      // Only the registered body needed them.
      isAllowed: { $1.check == .unused })
  }

  /// A registration at the top level of the program is repeated.
  private func registeredTwice(_ number: Int, in graph: DependencyGraph) -> Mutation? {
    let factory = graph.factories[number]
    let statements = registrations(of: factory)
    guard graph.factories.count(where: { $0.name == factory.name }) == 1, factory.isPromised,
      statements.count == 1, let (file, range, isAtTop) = statements.first, isAtTop,
      let text = texts[file]
    else { return nil }
    return Mutation(
      kind: .twice, title: "\(factory.name) is registered twice", file: file,
      range: range.upperBound..<range.upperBound,
      replacement: "\n" + String(decoding: text.bytes[range], as: UTF8.self),
      isExpected: { graph, finding in
        finding.check == .registered
          && finding.factories.map { graph.factories[$0].name } == [factory.name]
      })
  }

  /// The statements `….name.register { … }`, each with its file, from the receiver to the end of the
  /// closure or the parentheses, and whether it is at the top level of a file.
  private func registrations(of factory: Factory) -> [(String, Range<Int>, isAtTop: Bool)] {
    texts.flatMap { file, text in
      text.tokens.indices.filter { index in
        text.is(index, "register") && text.is(index - 1, ".")
          && text.text(index - 2) == factory.name
      }.map { index in
        var start = index - 2
        while text.is(start - 1, ".") { start -= 2 }
        var end = index + 1
        while text.is(end, "(") || text.is(end, "{") { end = text.after(end) }
        let range = text.tokens[start].bytes.lowerBound..<text.tokens[end - 1].bytes.upperBound
        return (file, range, isAtTop: text.tokens[start].parent == nil)
      }
    }
  }

  /// A dependency of the factory resolves the factory in its body for tests.
  private func needsItselfInTests(_ number: Int, in graph: DependencyGraph) -> Mutation? {
    needsItself(number, in: graph) { first, last in
      Mutation(
        kind: .launch, title: "\(last.name) needs \(first.name) in tests", file: last.place.file,
        range: 0..<0, replacement: ".on(.test) { _ = self.\(first.written)(); fatalError() }",
        isExpected: {
          $1.check == .cycle && $1.message.hasPrefix("in tests ")
            && $0.walk(of: $1, has: last.name, first.name)
        },
        isAllowed: { graph, finding in
          [.captive, .variant, .rules].contains(finding.check)
            && graph.walk(of: finding, has: last.name, first.name)
        })
    }
  }

  /// The teardown of a dependency resolves the factory.
  private func needsItselfAtTheEnd(_ number: Int, in graph: DependencyGraph) -> Mutation? {
    needsItself(number, in: graph) { first, last in
      Mutation(
        kind: .ending, title: "the teardown of \(last.name) needs \(first.name)",
        file: last.place.file, range: 0..<0,
        replacement: ".teardown { [self] _ in _ = self.\(first.written)() }",
        isExpected: { graph, finding in
          finding.check == .stops
            && finding.factories.first.map { graph.factories[$0].name } == last.name
        },
        // Perhaps nothing closes its container, or others keep an instance that a child tears down.
        isAllowed: { [.teardown, .captive, .rules].contains($1.check) })
    }
  }

  /// A mutation after the body of the first factory that `start` certainly needs.
  private func needsItself(
    _ start: Int, in graph: DependencyGraph, _ mutation: (Factory, Factory) -> Mutation
  ) -> Mutation? {
    let first = graph.factories[start]
    guard first.kind == .factory, !first.hasID,
      graph.factories.count(where: { $0.name == first.name }) == 1
    else { return nil }
    for end in graph.surelyNeeded(by: start).sorted() {
      let last = graph.factories[end]
      guard last.container == first.container, last.lifetime != .shared, let body = body(of: last)
      else { continue }
      let plan = mutation(first, last)
      return Mutation(
        kind: plan.kind, title: plan.title, file: plan.file, range: body..<body,
        replacement: plan.replacement, isExpected: plan.isExpected, isAllowed: plan.isAllowed)
    }
    return nil
  }

  /// A member of a literal is repeated.
  private func doubled(_ number: Int, in graph: DependencyGraph) -> [Mutation] {
    let list = graph.factories[number]
    guard list.kind == .list, let text = texts[list.place.file],
      let name = text.index(at: list.place.position),
      let getter = text.siblings(from: name).first(where: { text.is($0, "{") }),
      let literal = text.siblings(from: getter + 1).first(where: { text.is($0, "[") })
    else { return [] }
    return text.elements(of: literal).map { element in
      let bytes =
        text.tokens[element.lowerBound].bytes
        .lowerBound..<text.tokens[element.upperBound - 1].bytes.upperBound
      let member = String(decoding: text.bytes[bytes], as: UTF8.self)
      return Mutation(
        kind: .member, title: "\(list.name) has \(member) twice", file: list.place.file,
        range: bytes.upperBound..<bytes.upperBound, replacement: ", \(member)",
        isExpected: { graph, finding in
          finding.check == .tags
            && finding.factories.first.map { graph.factories[$0].name } == list.name
        })
    }
  }

  /// A factory gets a teardown, and nothing closes its container.
  private func unclosed(_ number: Int, in graph: DependencyGraph) -> Mutation? {
    let factory = graph.factories[number]
    guard graph.program.isWhole, graph.reached.contains(number), !factory.ages,
      let body = body(of: factory)
    else { return nil }
    return Mutation(
      kind: .teardown, title: "\(factory.name) has a teardown", file: factory.place.file,
      range: body..<body, replacement: ".teardown { _ in }",
      isExpected: { graph, finding in
        finding.check == .teardown
          && finding.factories.map { graph.factories[$0].name } == [factory.name]
      },
      // Others may keep an instance that a child tears down.
      isAllowed: { $1.check == .captive })
  }

  /// The calls that close containers or drop their instances.
  private static let closing: Set<String> = [
    "close", "reset", "run", "withContainer", "withSandbox", "withTeardown",
  ]

  /// Whether the program contains one of these words.
  private func has(_ words: Set<String>) -> Bool {
    texts.values.contains { text in text.tokens.indices.contains { words.contains(text.text($0)) } }
  }

  /// Where the body of a factory ends, if it is `self { … }`.
  private func body(of factory: Factory) -> Int? {
    guard let text = texts[factory.place.file], factory.kind != .parameter,
      !factory.hasID, !factory.isPromised,
      let name = text.index(at: factory.place.position),
      let getter = text.siblings(from: name).first(where: { text.is($0, "{") }),
      text.is(getter + 1, "self"), text.is(getter + 2, "{"),
      let end = text.tokens[getter + 2].partner
    else { return nil }
    return text.tokens[end].bytes.upperBound
  }
}

extension Factory {
  /// The name as a source may write it.
  fileprivate var written: String { "`\(name)`" }
}

extension DependencyGraph {
  /// What a factory certainly resolves while it is built, directly or through others.
  fileprivate func surelyNeeded(
    by start: Int, keeping: Bool = false, passing isPassed: (Int) -> Bool = { _ in true }
  ) -> Set<Int> {
    var found: Set<Int> = []
    var left = [start]
    while let next = left.popLast() {
      for edge in edges[next]
      where edge.isCertain && edge.target != start && (edge.isKept || !keeping) {
        let target = factories[edge.target]
        if target.isList || target.mayDiffer {
          continue
        }
        if found.insert(edge.target).inserted, isPassed(edge.target) { left.append(edge.target) }
      }
    }
    return found
  }

  /// Whether the second factory follows the first in a finding, or begins a finding that the first
  /// ends. For factories that need each other, only the loop in the message counts.
  fileprivate func walk(of finding: Finding, has one: String, _ other: String) -> Bool {
    if finding.check == .cycle { return "\(finding.message).".contains("\(one) → \(other)") }
    let names = finding.factories.map { factories[$0].name }
    return zip(names, names.dropFirst() + names.prefix(1)).contains { $0 == one && $1 == other }
  }
}

/// Hundreds of compilations reveal no more memory errors, and take long under a sanitizer.
private var isSanitized: Bool {
  #if KEYWORKS_SANITIZED
    true
  #else
    false
  #endif
}
