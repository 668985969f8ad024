import TestSupport
import Testing

@Suite struct `A stop` {
  @Test(arguments: Stop.all.keys.sorted())
  func `a misuse stops the program and says what to do`(misuse: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in try await Stop.all[misuse]?.use() }
    Stop.all[misuse]?.check(result)
  }
}

extension Stop {
  fileprivate static let all = bySentence(ofUnkeptPromises, ofWirings, ofRenewals)
}
