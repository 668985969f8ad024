internal import Foundation

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let suite = Suite(
    // The last two change the process: from the first teardown and the first sandbox on, resolves note more.
    rows: uniqueRows() + keptRows() + waitingRows() + graphRows() + listRows() + injectingRows()
      + firstUseRows() + closingRows() + sandboxRows(),
    growths: containerGrowths() + graphGrowths() + listGrowths())
  startIdleThread()
  exit(try suite.run(options) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
