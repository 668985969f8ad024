internal import KeyworksIndexStore

/// An open index store, with the compilers' units and records.
final class IndexStore {
  private let library: IndexLibrary
  private let store: KWIndexObject
  let path: String

  init(at path: String, with library: IndexLibrary) throws(VerificationError) {
    var error: KWIndexError?
    guard let store = library.functions.store_create(path, &error) else {
      throw .noIndex("The index store '\(path)' cannot be opened: \(library.text(of: error)).")
    }
    self.path = path
    self.store = store
    self.library = library
  }

  deinit { library.functions.store_dispose(store) }

  /// The names of all units, sorted.
  func unitNames() -> [String] {
    // SAFETY: as in `visit`.
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = library.functions.store_units_apply(store, 1, names) { names, name in
        names.assumingMemoryBound(to: [String].self).pointee.append(name.string)
        return true
      }
    }
    return names
  }

  /// The kinds of a unit's dependencies.
  private static let unitKind: UInt32 = 1
  private static let recordKind: UInt32 = 2

  /// The unit of one compilation of one file. Nil if the file is not a Swift source.
  func unit(named name: String) throws(VerificationError) -> Unit? {
    let functions = library.functions
    var error: KWIndexError?
    guard let reader = functions.unit_create(store, name, &error) else {
      throw unreadable(error)
    }
    defer { functions.unit_dispose(reader) }

    let file = functions.unit_main_file(reader).string
    guard file.hasSuffix(".swift") else { return nil }
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
    functions.unit_modification_time(reader, &seconds, &nanoseconds)

    var unit = Unit(
      file: file, module: functions.unit_module_name(reader).string,
      output: functions.unit_output_file(reader).string,
      time: .seconds(seconds) + .nanoseconds(nanoseconds))
    visit({ functions.unit_dependencies_apply(reader, $0, $1) }) { dependency in
      switch functions.dependency_kind(dependency) {
      case Self.unitKind: unit.imports.insert(functions.dependency_module_name(dependency).string)
      case Self.recordKind where functions.dependency_file_path(dependency).string == file:
        unit.record = functions.dependency_name(dependency).string
      default: break
      }
    }
    return unit
  }

  /// The occurrences in a unit's record. Adds their symbols to the table.
  func occurrences(in record: String, _ symbols: inout SymbolTable) throws(VerificationError)
    -> [Occurrence]
  {
    let functions = library.functions
    var error: KWIndexError?
    guard let reader = functions.record_create(store, record, &error) else {
      throw unreadable(error)
    }
    defer { functions.record_dispose(reader) }

    // The reader creates one object for each symbol and keeps it, so the texts of a symbol are
    // copied only once.
    var known: [KWIndexObject: Symbol.ID] = [:]
    func identity(_ symbol: KWIndexObject) -> Symbol.ID {
      if let id = known[symbol] { return id }
      let id = symbols.identity(usr: functions.symbol_usr(symbol).string) { usr in
        Symbol(
          usr: usr, name: functions.symbol_name(symbol).string,
          kind: Symbol.Kind(rawValue: functions.symbol_kind(symbol)) ?? .other,
          subkind: Symbol.Subkind(rawValue: functions.symbol_subkind(symbol)) ?? .other)
      }
      known[symbol] = id
      return id
    }

    var occurrences: [Occurrence] = []
    // An occurrence is valid only during the callback.
    visit({ functions.record_occurrences_apply(reader, $0, $1) }) { occurrence in
      var line: UInt32 = 0
      var column: UInt32 = 0
      functions.occurrence_line_column(occurrence, &line, &column)
      var relations: [Occurrence.Relation] = []
      visit({ functions.occurrence_relations_apply(occurrence, $0, $1) }) { relation in
        let symbol = identity(functions.relation_symbol(relation))
        let roles = Roles(rawValue: functions.relation_roles(relation))
        relations.append(.init(symbol: symbol, roles: roles))
      }
      occurrences.append(
        Occurrence(
          symbol: identity(functions.occurrence_symbol(occurrence)),
          place: Position(line: Int(line), column: Int(column)),
          roles: Roles(rawValue: functions.occurrence_roles(occurrence)), relations: relations))
    }
    return occurrences.sorted { $0.place < $1.place }
  }

  private func unreadable(_ error: KWIndexError?) -> VerificationError {
    .inaccessible(
      "Part of the index '\(path)' is unreadable: \(library.text(of: error)). "
        + "Remove the build directory and build again.")
  }

  /// Calls `body` for each object that the library passes to its callback.
  private func visit(
    _ apply: (UnsafeMutableRawPointer, @escaping KWIndexVisit) -> Bool,
    each body: (KWIndexObject) -> Void
  ) {
    // SAFETY: the library calls back before `apply` returns and keeps neither pointer.
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { body in
        _ = apply(body) { body, object in
          body.assumingMemoryBound(to: ((KWIndexObject) -> Void).self).pointee(object)
          return true
        }
      }
    }
  }
}
