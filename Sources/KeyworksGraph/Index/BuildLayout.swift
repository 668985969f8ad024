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
                  String(name.dropLast(ending.count)),
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
