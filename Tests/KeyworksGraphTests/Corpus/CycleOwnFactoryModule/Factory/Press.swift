// why: A module of the app has the name of another library, and it is checked like any other.
import Keyworks

public final class Press: Sendable {
  public init(mould: Mould) {}
}
public final class Mould: Sendable {
  public init(press: Press) {}
}

extension Container {
  public var press: Factory<Press> { self { Press(mould: self.mould()) }.cached }  // expect: cycle press mould
  public var mould: Factory<Mould> { self { Mould(press: self.press()) }.cached }
}
