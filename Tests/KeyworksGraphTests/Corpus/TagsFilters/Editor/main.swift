// why: a constant holds the member that is contributed.
import Filters
import Keyworks
import KeyworksAsync
import Pipeline

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { Filters.install(in: self) }
}
try await withTeardown {
  let result = Container.shared[\.stages].reduce([0, 128, 250]) { pixels, stage in stage(pixels) }
  print(result)
}
