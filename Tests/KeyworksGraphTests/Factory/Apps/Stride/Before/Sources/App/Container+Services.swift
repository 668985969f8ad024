// swift-format-ignore-file
import FactoryKit
import Foundation

extension Container {
  var configuration: Factory<AppConfiguration> {
    self { .production }
      .onArg("-staging") { .staging }
      .context(.test) { .test }
      .singleton
  }

  var clock: Factory<DateProviding> { self { SystemClock() }.onTest { FixedClock() } }

  var logger: Factory<Logging> {
    self { ConsoleLogger() }
      .context(.test, .preview) { SilentLogger() }
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
    Factory(self) {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      return encoder
    }
  }

  // MARK: Network

  var transport: Factory<HTTPTransport> {
    self { URLSessionTransport() }
      .singleton
      .onTest { MockTransport() }
      .onPreview { MockTransport() }
  }
  var apiClient: Factory<APIClientProtocol> { self { APIClient() }.singleton }
  var reachability: Factory<ReachabilityMonitoring> { self { Reachability() }.singleton }
  var imageCache: Factory<ImageCache> { self { ImageCache() }.cached }
  var imageLoader: Factory<ImageLoader> { self { ImageLoader() } }

  // MARK: Storage

  var preferences: Factory<PreferencesStore> {
    Factory(self) { UserDefaultsStore() }
      .onTest { InMemoryPreferences() }
      .onPreview { InMemoryPreferences() }
      .singleton
  }
  var keychain: Factory<Keychain> { self { SystemKeychain() }.singleton }
  var database: Factory<Database> {
    self { Database(url: FileManager.default.temporaryDirectory.appendingPathComponent("stride.db")) }
      .singleton
  }
  var workoutStore: Factory<WorkoutStoring> {
    self { DatabaseWorkoutStore() }
      .context(.preview) { InMemoryWorkoutStore() }
      .singleton
  }

  // MARK: Account

  var tokenStore: Factory<TokenStore> { self { TokenStore() }.singleton }
  var auth: Factory<AuthServicing> { self { AuthService() }.singleton }
  var profileService: Factory<ProfileServicing> {
    self { ProfileService(api: self.apiClient(), auth: self.auth()) }
      .onPreview { MockProfileService() }
      .cached
  }

  // MARK: Analytics

  var analytics: Factory<AnalyticsTracking> {
    self { AnalyticsTracker() }.onTest { MockAnalytics() }.singleton
  }
  var crashReporter: Factory<CrashReporter> {
    Factory(self) { CrashReporter(logger: self.logger.resolve()) }.singleton
  }
  var featureFlags: Factory<FeatureFlagProviding> {
    self { RemoteFeatureFlags() }.cached
  }
}
