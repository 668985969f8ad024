import Foundation
import KeyworksGraph
import Testing

@Suite struct `A source text` {
  private func words(_ source: String) -> [String] {
    let text = SourceText(Array(source.utf8))
    return text.tokens.indices.map { text.text($0) }
  }

  @Test func `comments are not tokens`() {
    #expect(words("a // b { \n /* c /* d } */ e */ f") == ["a", "f"])
  }

  @Test func `brackets in a string are ignored except in its interpolations`() {
    #expect(
      words(#"x("{", "a\(b(")"))c\\", y)"#).filter { "xby{}".contains($0) } == ["x", "b", "y"])
    #expect(words("##\"{ \"# \\#(no) \\##(yes) }\"## z").suffix(4) == ["(", "yes", ")", "z"])
    #expect(
      words("\"\"\"\n { \" \\(a) \" }\n\"\"\" b").filter { $0.count == 1 } == ["(", "a", ")", "b"])
  }

  @Test func `regular expressions are distinguished from divisions`() {
    #expect(words("let r = /[{]/ ; a") == ["let", "r", "=", "/[{]/", ";", "a"])
    #expect(words("a / b / {c}") == ["a", "/", "b", "/", "{", "c", "}"])
    #expect(words("x/y/z") == ["x", "/", "y", "/", "z"])
    #expect(words("x!/y/z") == ["x", "!", "/", "y", "/", "z"])
    #expect(words("f(a,/{/, b:/}/)") == ["f", "(", "a", ",", "/{/", ",", "b", ":", "/}/", ")"])
    #expect(words("reduce(1, /) + {a / b}").suffix(5) == ["{", "a", "/", "b", "}"])
    #expect(words("f(#/ { \n } /#) {}").suffix(3) == [")", "{", "}"])
  }

  @Test func `columns are counted in bytes, and backticks belong to a name`() throws {
    let text = SourceText(Array("é.`ö b`(c)".utf8))
    let name = try #require(text.index(at: Position(line: 1, column: 4)))
    #expect(text.text(name) == "`ö b`")
    #expect(text.index(at: Position(line: 1, column: 5)) == nil)
    #expect(text.index(at: Position(line: 1, column: 10)) == name + 1)
  }

  @Test func `brackets are matched, and nested ones are skipped as a whole`() throws {
    let text = SourceText(Array("f(a, [b, {c}], d)".utf8))
    #expect(text.after(1) == text.tokens.count)
    #expect(text.elements(of: 1).map { text.text($0.lowerBound) } == ["a", "[", "d"])
    #expect(text.tokens[6].parent == 4)
  }

  @Test func `a text with unmatched brackets is read to its end`() {
    #expect(words("a ) { ( b") == ["a", ")", "{", "(", "b"])
    #expect(words("\"open \n a").last == "a")
    #expect(words("/* open").isEmpty)
    #expect(words("`open\n b").last == "b")
  }

  @Test func `each bracket in this project's sources has a partner`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for folder in ["Sources", "Tests", "Benchmarks/Sources", "Documentation"] {
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path)
      for file in files where file.hasSuffix(".swift") {
        let text = SourceText(
          Files.read(root.appending(path: folder).appending(path: file).path) ?? [])
        let alone = text.tokens.first {
          ($0.kind == .open || $0.kind == .close) && $0.partner == nil
        }
        #expect(alone == nil, "\(folder)/\(file):\(alone?.position.line ?? 0)")
      }
    }
  }

  @Test func `a text that is cut and shuffled is read to its end`() throws {
    let source = Array(try #require(Files.read(#filePath)))
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<(isFullLength ? 2_000 : 200) {
      var bytes = Array(source[random(source.count)...].prefix(400))
      for _ in 0..<random(20) where !bytes.isEmpty {
        bytes[random(bytes.count)] = source[random(source.count)]
      }
      let text = SourceText(bytes)
      for index in text.tokens.indices {
        #expect(text.after(index) > index)
        _ = text.elements(of: index)
        _ = text.modifiers(ofDeclarationAt: index)
        _ = text.parameters(ofFunctionAt: index)
      }
    }
  }
}
