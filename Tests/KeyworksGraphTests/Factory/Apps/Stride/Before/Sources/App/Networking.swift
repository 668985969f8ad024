// swift-format-ignore-file
import FactoryKit
import Foundation

struct Endpoint {
  var path: String
  var method = "GET"
  var body: Data?
}

protocol HTTPTransport {
  func send(_ request: Endpoint, headers: [String: String]) async throws -> Data
}

final class URLSessionTransport: HTTPTransport {
  private let configuration: AppConfiguration

  init(configuration: AppConfiguration = Container.shared.configuration()) {
    self.configuration = configuration
  }

  func send(_ request: Endpoint, headers: [String: String]) async throws -> Data {
    _ = configuration.baseURL.appendingPathComponent(request.path)
    throw StrideError.offline
  }
}

final class MockTransport: HTTPTransport {
  var responses: [String: Data] = [:]
  private(set) var requests: [Endpoint] = []

  func send(_ request: Endpoint, headers: [String: String]) async throws -> Data {
    requests.append(request)
    guard let data = responses[request.path] else { throw StrideError.notFound }
    return data
  }
}

protocol APIClientProtocol {
  func get<T: Decodable>(_ path: String, as type: T.Type) async throws -> T
  func post<T: Encodable>(_ path: String, _ value: T) async throws
}

final class APIClient: APIClientProtocol {
  @Injected(\.transport) private var transport
  @Injected(\.jsonDecoder) private var decoder
  @Injected(\.jsonEncoder) private var encoder
  @LazyInjected(\.tokenStore) private var tokens
  private let logger: Logging

  init(logger: Logging = Container.shared.logger()) {
    self.logger = logger
  }

  func get<T: Decodable>(_ path: String, as type: T.Type) async throws -> T {
    let data = try await transport.send(Endpoint(path: path), headers: headers())
    do {
      return try decoder.decode(type, from: data)
    } catch {
      logger.error("decoding \(path): \(error)")
      throw StrideError.decoding(path)
    }
  }

  func post<T: Encodable>(_ path: String, _ value: T) async throws {
    let body = try encoder.encode(value)
    _ = try await transport.send(
      Endpoint(path: path, method: "POST", body: body), headers: headers())
  }

  private func headers() -> [String: String] {
    guard let token = tokens.current else { return [:] }
    return ["Authorization": "Bearer " + token.value]
  }
}

protocol ReachabilityMonitoring: AnyObject {
  var isOnline: Bool { get }
}

final class Reachability: ReachabilityMonitoring {
  private(set) var isOnline = true
  func update(_ online: Bool) { isOnline = online }
}

final class ImageLoader {
  private let transport = Container.shared.transport()
  private let cache = Container.shared.imageCache()

  func image(at path: String) async throws -> Data {
    if let data = cache.data(for: path) { return data }
    let data = try await transport.send(Endpoint(path: path), headers: [:])
    cache.store(data, for: path)
    return data
  }
}

final class ImageCache {
  private var images: [String: Data] = [:]
  func data(for key: String) -> Data? { images[key] }
  func store(_ data: Data, for key: String) { images[key] = data }
  func clear() { images.removeAll() }
}
