public struct Window<Clerk: Sendable, Press: Sendable>: Sendable {
  public let number: Int
  public let clerk: Clerk
  public let press: Press

  public init(_ number: Int, clerk: Clerk, press: Press) {
    (self.number, self.clerk, self.press) = (number, clerk, press)
  }
}

public final class Hall<Clerk: Sendable, Press: Sendable>: Sendable {
  public let windows: [Window<Clerk, Press>]

  public init(windows count: Int, fitOut: (Int) -> Window<Clerk, Press>) {
    windows = (1...count).map(fitOut)
  }

  public subscript(number: Int) -> Window<Clerk, Press> { windows[number - 1] }
}
