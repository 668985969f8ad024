extension Recording {
  /// `10 resolves in 48.310 ms, 7 built, 3 reused`
  var summary: String {
    let built = resolves.count(where: \.isBuilt)
    let reused = resolves.count { $0.outcome == .reused }
    return "\(counted(resolves.count, "resolve")) in \(milliseconds(end)) ms, \(built) built, "
      + "\(reused) reused"
  }
}

func milliseconds(_ nanoseconds: Int) -> String { ((nanoseconds + 500) / 1000).asThousandths }

func indented(_ depth: Int, _ name: String) -> String { "".padded(to: 2 * depth) + name }
