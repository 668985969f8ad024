// swift-format-ignore-file
import Keyworks
import Foundation

extension Container {
  var configuration: Factory<AppConfiguration> {
    self { .production }
      .on(.argument("-staging")) { .staging }
      .on(.test) { .test }
      .singleton
  }

  var clock: Factory<DateProviding> { self { SystemClock() }.on(.test) { FixedClock() } }

  var logger: Factory<Logging> {
    self { ConsoleLogger() }
      .on(.test) { SilentLogger() }.on(.preview) { SilentLogger() }
      .singleton
  }

  var jsonDecoder: Factory<JSONDecoder> {
    self {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return decoder
    }
  }

  var jsonEncoder: Factory<JSONEncoder> {
    self {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      return encoder
    }
  }

  // MARK: Network

  var transport: Factory<HTTPTransport> {
    self { URLSessionTransport() }
      .singleton
      .on(.test) { MockTransport() }
      .on(.preview) { MockTransport() }
  }
  var apiClient: Factory<APIClientProtocol> { self { APIClient() }.singleton }
  var reachability: Factory<ReachabilityMonitoring> { self { Reachability() }.singleton }
  var imageCache: Factory<ImageCache> { self { ImageCache() }.cached }
  var imageLoader: Factory<ImageLoader> { self { ImageLoader() } }

  // MARK: Storage

  var preferences: Factory<PreferencesStore> {
    self { UserDefaultsStore() }
      .on(.test) { InMemoryPreferences() }
      .on(.preview) { InMemoryPreferences() }
      .singleton
  }
  var keychain: Factory<Keychain> { self { SystemKeychain() }.singleton }
  var database: Factory<Database> {
    self { Database(url: FileManager.default.temporaryDirectory.appendingPathComponent("stride.db")) }
      .singleton
  }
  var workoutStore: Factory<WorkoutStoring> {
    self { DatabaseWorkoutStore() }
      .on(.preview) { InMemoryWorkoutStore() }
      .singleton
  }

  // MARK: Account

  var tokenStore: Factory<TokenStore> { self { TokenStore() }.singleton }
  var auth: Factory<AuthServicing> { self { AuthService() }.singleton }
  var profileService: Factory<ProfileServicing> {
    self { ProfileService(api: self.apiClient(), auth: self.auth()) }
      .on(.preview) { MockProfileService() }
      .cached
  }

  // MARK: Analytics

  var analytics: Factory<AnalyticsTracking> {
    self { AnalyticsTracker() }.on(.test) { MockAnalytics() }.singleton
  }
  var crashReporter: Factory<CrashReporter> {
    self { CrashReporter(logger: self.logger()) }.singleton
  }
  var featureFlags: Factory<FeatureFlagProviding> {
    self { RemoteFeatureFlags() }.cached
  }
}
