// swift-format-ignore-file
import FactoryKit
import Foundation

final class TokenStore {
  private let keychain = Container.shared.keychain()
  private let decoder = Container.shared.jsonDecoder()
  private let encoder = Container.shared.jsonEncoder()

  var current: Token? {
    get { keychain.read("token").flatMap { try? decoder.decode(Token.self, from: $0) } }
    set { keychain.write(newValue.flatMap { try? encoder.encode($0) }, for: "token") }
  }
}

protocol AuthServicing: AnyObject {
  var isSignedIn: Bool { get }
  func signIn(_ credentials: Credentials) async throws
  func signOut()
}

final class AuthService: AuthServicing {
  @Injected(\.apiClient) private var api: APIClientProtocol
  @Injected(\.tokenStore) private var tokens
  @Injected(\.analytics) private var analytics
  private let clock = Container.shared.clock()

  var isSignedIn: Bool {
    guard let token = tokens.current else { return false }
    return token.expires > clock.now()
  }

  func signIn(_ credentials: Credentials) async throws {
    try await api.post("/session", credentials)
    tokens.current = try await api.get("/session/token", as: Token.self)
    analytics.track("sign_in")
  }

  func signOut() {
    tokens.current = nil
    analytics.track("sign_out")
    Container.shared.manager.reset(scope: .cached)
    Container.shared.imageCache().clear()
  }
}

final class MockAuthService: AuthServicing {
  var isSignedIn = true
  func signIn(_ credentials: Credentials) async throws { isSignedIn = true }
  func signOut() { isSignedIn = false }
}

protocol ProfileServicing {
  func load() async throws -> Profile
  func update(_ profile: Profile) async throws
}

final class ProfileService: ProfileServicing {
  private let api: APIClientProtocol
  private let auth: AuthServicing
  private var profile: Profile?

  init(api: APIClientProtocol, auth: AuthServicing) {
    self.api = api
    self.auth = auth
  }

  func load() async throws -> Profile {
    guard auth.isSignedIn else { throw StrideError.unauthorized }
    if let profile { return profile }
    let loaded = try await api.get("/me", as: Profile.self)
    profile = loaded
    return loaded
  }

  func update(_ profile: Profile) async throws {
    try await api.post("/me", profile)
    self.profile = profile
    let analytics = Container.shared.analytics()
    analytics.track("profile_update")
  }
}

final class MockProfileService: ProfileServicing {
  var profile = Profile(name: "Ada", email: "ada@example.com", weeklyGoal: 4, weight: 60)
  func load() async throws -> Profile { profile }
  func update(_ profile: Profile) async throws { self.profile = profile }
}
