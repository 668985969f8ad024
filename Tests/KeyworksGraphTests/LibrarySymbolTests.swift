import Foundation
import Keyworks
import KeyworksAsync
import KeyworksGraph
import KeyworksUI
import Testing

/// Compares the names that the verifier knows with the recorded public interface.
@Suite struct `A name of the library that the verifier knows` {
  private static let interface = Result {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/PublicInterface.txt"),
      encoding: .utf8)
  }

  /// Whether the interface declares a name after one of these words.
  private func declares(_ name: String, after words: [String]) throws -> Bool {
    let text = try Self.interface.get()
    return words.contains { word in
      text.ranges(of: "\(word)\(name)").contains { range in
        let next = text[range.upperBound...].first ?? "\n"
        return !next.isLetter && !next.isNumber && next != "_"
      }
    }
  }

  @Test(arguments: LibraryName.allCases)
  func `each member that the verifier knows is in the public interface`(name: LibraryName) throws {
    let isNamed = try declares(name.rawValue, after: ["func ", "func `", "var ", "var `"])
    #expect(try isNamed || declares(name.rawValue, after: ["public ", "public static "]))
  }

  @Test(arguments: LibraryType.ofKeyworks)
  func `each type that the verifier knows is in the public interface`(type: LibraryType) throws {
    #expect(try declares(type.rawValue, after: ["struct ", "class ", "protocol ", "enum "]))
  }

  @Test(arguments: LibraryType.ofKeyworks)
  func `the public interface names no type as one of another module`(type: LibraryType) throws {
    for module in LibraryModule.allCases where module != type.module {
      #expect(try !declares(type.rawValue, after: ["\(module.rawValue)."]))
    }
  }

  @Test func `types have the qualified names that the verifier expects`() {
    let types: [(LibraryType, Any.Type)] = [
      (.asyncMember, (any AsyncMember).self), (.asyncProvider, AsyncProvider<Int, Never>.self),
      (.keptFactory, (any KeptFactory).self), (.mainActorProvider, MainActorProvider<Int>.self),
      (.managedContainer, (any ManagedContainer).self), (.tagged, Tagged<Container, Int>.self),
    ]
    for (type, metatype) in types {
      #expect(String(reflecting: metatype).contains(type.name))
    }
  }

  @Test func `a name that merely resembles a public one is not in the public interface`() throws {
    #expect(try !declares("shared2", after: ["func ", "var "]))
    #expect(try !declares("Fact", after: ["struct "]))
  }
}
