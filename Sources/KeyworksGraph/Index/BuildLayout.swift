/// Where a build system leaves what is read beside the index store.
///
/// The native one has its store at `debug/index/store`; Swift Build has it at `out`, beside the
/// folders of its intermediate files.
struct BuildLayout {
  /// The store belongs to Swift Build.
  private let isSwiftBuild: Bool
  /// What the outputs of a debug build are in.
  private let folder: String

  init(ofStore path: String) {
    let intermediates = path + "/Intermediates.noindex"
    isSwiftBuild = Files.exists(intermediates)
    folder = isSwiftBuild ? intermediates : Files.folder(of: Files.folder(of: path))
  }

  /// The path of a unit's output. Swift Build gives units the paths of objects in its own folder, so
  /// that one can be moved.
  func output(of unit: Unit) -> String {
    isSwiftBuild && unit.output.hasPrefix("/") && !unit.output.hasPrefix(folder)
      ? folder + unit.output : unit.output
  }

  /// For each module that is built the sources of it. A build writes them before it compiles.
  var sources: [(module: String, files: [String])] {
    isSwiftBuild ? listed : native
  }

  /// The modules that the last build knew; nil if it does not say. What earlier builds left of others
  /// is still there.
  var modules: Set<String>? {
    let names = isSwiftBuild ? graphTargets : plannedModules
    return names.isEmpty ? nil : names
  }

  /// When the manifest was read for the last time; nil if nothing says so.
  var planned: FileTime? {
    Files.modificationTime(
      of: isSwiftBuild ? folder + "/XCBuildData/build.db" : folder + "/description.json")
  }

  /// Test runners are written anew by each build, and say nothing about factories.
  static func isTestRunner(_ file: String) -> Bool {
    file.contains(".derived/") || file.contains(".build/DerivedSources/")
  }

  /// The plan of a build names the list of sources of each module: `…/Cart.build/sources`.
  private var plannedModules: Set<String> {
    // What plug-ins run is in a plan of its own, with another ending.
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

  /// `Target 'Cart' in project 'Shop'`, of the last build of all targets, and the tests of the last
  /// build of all tests.
  private var graphTargets: Set<String> {
    let builds = folder + "/XCBuildData"
    // A graph that is used again is not written again; its folder gets the time.
    let graphs = folders(in: builds, ending: ".xcbuilddata").map { "\(builds)/\($0)" }
      .compactMap { path in Files.modificationTime(of: path).map { (path, $0) } }
      .sorted { $0.1 > $1.1 }
      .lazy.compactMap { Files.text(of: $0.0 + "/target-graph.txt") }
    let newest = graphs.first { $0.contains("'All") }.map(targets) ?? []
    let tests = graphs.first { $0.contains("'AllIncludingTests'") }.map(targets) ?? []
    return Set(newest.map { module(of: $0, without: "-product") })
      .union(
        tests.filter { $0.hasSuffix("-test-runner") }.map {
          module(of: $0, without: "-test-runner")
        })
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
    var lists: [(module: String, files: [String])] = []
    for project in folders(in: folder, ending: ".build") {
      for configuration in Files.names(in: "\(folder)/\(project)")
      where configuration.hasPrefix("Debug") {
        for target in folders(in: "\(folder)/\(project)/\(configuration)", ending: ".build") {
          let objects = "\(folder)/\(project)/\(configuration)/\(target)/Objects-normal"
          for architecture in Files.names(in: objects) {
            for name in folders(in: "\(objects)/\(architecture)", ending: ending) {
              lists.append(
                (
                  module(of: name, without: ending),
                  lines(of: "\(objects)/\(architecture)/\(name)")
                ))
            }
          }
        }
      }
    }
    return lists
  }

  private func folders(in folder: String, ending: String) -> [String] {
    Files.names(in: folder).filter { $0.hasSuffix(ending) }
  }

  /// Blanks in paths may have a backslash before them.
  private func lines(of path: String) -> [String] {
    (Files.text(of: path) ?? "").split(separator: "\n").map {
      String($0.replacing("\\ ", with: " "))
    }
  }
}
