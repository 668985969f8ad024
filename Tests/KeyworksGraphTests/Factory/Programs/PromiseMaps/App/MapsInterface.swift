// why: Three promises, and autoRegister keeps two of them: nobody ever registers the geocoder.
import FactoryKit

public protocol TileProviding { func tile(x: Int, y: Int) -> String }
public protocol Geocoding { func locate(_ place: String) -> (Int, Int)? }
public protocol Directions { func steps(from: String, to: String) -> [String] }

extension Container {
  public var tiles: Factory<TileProviding?> { promised() }
  public var geocoder: Factory<Geocoding?> { promised() }  // expect: promise geocoder
  public var directions: Factory<Directions?> { promised() }
}
