internal import BenchmarkSupport

/// Something that is done for a number of objects, or once beside them.
struct Act {
  let name: String
  let run: (_ number: Int) async throws -> Void

  /// - Parameter prepare: Prepares the act, which is not counted, and returns the code to count. What
  ///   that code holds is released after the count.
  init(_ name: String, _ prepare: @escaping (_ number: Int) async throws -> () async throws -> Void)
  {
    self.name = name
    run = { number in
      let act = try await prepare(number)
      kb_mark()
      try await act()
      kb_mark()
    }
  }
}
