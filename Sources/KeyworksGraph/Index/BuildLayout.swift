/// The paths of the files that the verifier reads in addition to the index store.
///
/// The native build system has its store at `debug/index/store`. Swift Build has it at `out`, next
/// to the folders with its intermediate files.
struct BuildLayout {
  /// Whether Swift Build wrote the store.
  private let isSwiftBuild: Bool
  /// The folder with the outputs of a debug build.
  private let folder: String

  init(ofStore path: String) {
    let intermediates = path + "/Intermediates.noindex"
    isSwiftBuild = Files.exists(intermediates)
    folder = isSwiftBuild ? intermediates : Files.folder(of: Files.folder(of: path))
  }

  /// The path of a unit's output. Swift Build records it relative to its own folder, so that the
  /// folder can be moved.
  func output(of unit: Unit) -> String {
    isSwiftBuild && unit.output.hasPrefix("/") && !unit.output.hasPrefix(folder)
      ? folder + unit.output : unit.output
  }

  /// For each module, its sources. A build writes this list before it compiles.
  var sources: [(module: String, files: [String])] {
    isSwiftBuild ? listed : native
  }

  /// The modules of the last build. Nil if the build does not record them. Files of earlier builds
  /// stay in the folder, even if their module was removed.
  var modules: Set<String>? {
    let names = isSwiftBuild ? graphTargets : plannedModules
    return names.isEmpty ? nil : names
  }

  /// When the manifest was last read. Nil if there is no record.
  var planned: FileTime? {
    Files.modificationTime(
      of: isSwiftBuild ? folder + "/XCBuildData/build.db" : folder + "/description.json")
  }

  /// Every build generates its test runners again, and they contain no factories.
  static func isTestRunner(_ file: String) -> Bool {
    file.contains(".derived/") || file.contains(".build/DerivedSources/")
  }

  /// The plan of a build names each module's list of sources: `…/Cart.build/sources`.
  private var plannedModules: Set<String> {
    // Tools that run in plug-ins have a plan of their own, and a different suffix.
    ["description.json", "plugin-tools-description.json"].reduce(into: []) { names, plan in
      let text = Files.read("\(folder)/\(plan)") ?? []
      for end in Files.positions(of: ".build/sources\"", in: text) {
        let start = text[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let name = text[start..<end]
        let module = String(decoding: name, as: UTF8.self)
        names.insert(module.hasSuffix("-tool") ? String(module.dropLast(5)) : module)
      }
    }
  }

  /// `Target 'Cart' in project 'Shop'`, from the last build of all targets, and the tests from the
  /// last build that included them.
  private var graphTargets: Set<String> {
    let builds = folder + "/XCBuildData"
    // A build that reuses a graph does not write it again, but updates the time of its folder.
    let graphs = folders(in: builds, ending: ".xcbuilddata").map { "\(builds)/\($0)" }
      .compactMap { path in Files.modificationTime(of: path).map { (path, $0) } }
      .sorted { $0.1 > $1.1 }
      .lazy.compactMap { Files.text(of: $0.0 + "/target-graph.txt") }
    let newest = graphs.first { $0.contains("'All") }.map(targets) ?? []
    let tests = (graphs.first { $0.contains("'AllIncludingTests'") }.map(targets) ?? [])
      .filter { $0.hasSuffix("-test-runner") }
    return Set(
      newest.map { module(of: $0, without: "-product") }
        + tests.map { module(of: $0, without: "-test-runner") })
  }

  private func targets(of graph: String) -> [String] {
    graph.split(separator: "\n").compactMap { line in
      let words = line.split(separator: "'")
      return line.hasPrefix("Target '") && words.count > 1 ? String(words[1]) : nil
    }
  }

  private func module(of target: String, without ending: String) -> String {
    let name = target.hasSuffix(ending) ? target.dropLast(ending.count) : target[...]
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private var native: [(module: String, files: [String])] {
    folders(in: folder, ending: ".build").map { name in
      (String(name.dropLast(".build".count)), lines(of: "\(folder)/\(name)/sources"))
    }
  }

  /// `Shop.build/Debug-linux/Cart.build/Objects-normal/x86_64/Cart.SwiftFileList`
  private var listed: [(module: String, files: [String])] {
    let ending = ".SwiftFileList"
    func inside(_ folders: [String], _ isMeant: (String) -> Bool = { _ in true }) -> [String] {
      folders.flatMap { folder in
        Files.names(in: folder).filter(isMeant).map { "\(folder)/\($0)" }
      }
    }
    let projects = inside([folder]) { $0.hasSuffix(".build") }
    let configurations = inside(projects) { $0.hasPrefix("Debug") }
    let targets = inside(configurations) { $0.hasSuffix(".build") }
    let architectures = inside(targets.map { $0 + "/Objects-normal" })
    return inside(architectures) { $0.hasSuffix(ending) }.map { list in
      let name = list.split(separator: "/").last.map(String.init) ?? ""
      return (module(of: name, without: ending), lines(of: list))
    }
  }

  private func folders(in folder: String, ending: String) -> [String] {
    Files.names(in: folder).filter { $0.hasSuffix(ending) }
  }

  /// Spaces in paths may be escaped with a backslash.
  private func lines(of path: String) -> [String] {
    (Files.text(of: path) ?? "").split(separator: "\n").map {
      String($0.replacing("\\ ", with: " "))
    }
  }
}
