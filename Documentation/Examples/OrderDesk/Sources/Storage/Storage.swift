import Domain
import Keyworks
import KeyworksAsync

/// Keeps orders in a database.
public enum Storage {
  /// Registers the store of the program.
  public static func register(in container: Container) {
    container.register(\.orderStore) { OrderTable(connection: try await $0.connection()) }
  }
}
