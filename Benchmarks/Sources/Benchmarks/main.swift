internal import Foundation

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let suite = Suite(
    rows: uniqueRows() + keptRows() + waitingRows() + closingRows() + graphRows() + listRows()
      + injectingRows()
      + firstUseRows() + sandboxRows(),
    growths: containerGrowths() + graphGrowths() + listGrowths())
  startIdleThread()
  exit(try suite.run(options) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
