internal import Foundation

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let suite = Suite(
    // The last three change the process: from the first asynchronous resolve, teardown and sandbox on,
    // resolves look at more.
    rows: uniqueRows() + keptRows() + graphRows() + listRows() + injectingRows() + firstUseRows()
      + waitingRows() + closingRows() + sandboxRows(),
    growths: containerGrowths() + graphGrowths() + listGrowths())
  startIdleThread()
  exit(try suite.run(options) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
