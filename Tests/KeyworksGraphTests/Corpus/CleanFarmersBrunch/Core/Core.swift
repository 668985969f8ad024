import Keyworks

public protocol Eggs: Sendable { var dozen: Int { get } }
public protocol Bread: Sendable { func slices(for guests: Int) -> Int }

public struct Brunch {
  let eggs: any Eggs
  let bread: any Bread

  public func plan(for guests: Int) -> String {
    "\(eggs.dozen * 12 / guests) eggs and \(bread.slices(for: guests) / guests) slices for each of \(guests)"
  }
}

extension Container {
  public var eggs: Factory<any Eggs> { promised() }
  public var bread: Factory<any Bread> { promised() }
  public var brunch: Factory<Brunch> { self { Brunch(eggs: self.eggs(), bread: self.bread()) } }
}

/// Somebody who brings something.
public protocol Supplier {
  static func supply(_ container: Container)
}
