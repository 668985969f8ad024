internal import BenchmarkSupport
internal import Foundation

let options = try Options(CommandLine.arguments.dropFirst())
let suite = Suite(
  rows: uniqueRows() + keptRows() + graphRows() + firstUseRows(),
  growths: containerGrowths() + graphGrowths())
startIdleThread()
exit(try suite.run(options) ? 0 : 1)
