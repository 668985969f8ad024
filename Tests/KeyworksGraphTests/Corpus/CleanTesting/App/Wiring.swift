import Keyworks

extension Container {
  var clock: Factory<any Clock> { self { SystemClock() }.singleton }
  var host: Factory<String> {
    self { "example.org" }.on(.test) { "test.invalid" }.on(.preview) { "preview.invalid" }
  }
  var mailer: Factory<any Mailer> {
    self { LiveMailer(host: self.host(), clock: self.clock()) }.live.singleton
  }
  var greeting: Factory<String> { self { self.clock().hour < 12 ? "Good morning" : "Hello" } }
  var campaign: Factory<Campaign> {
    self { Campaign(mailer: self.mailer(), greeting: self.greeting()) }.cached
  }
  var retries: Factory<Int> { promised() }
  var subscribers: Factory<[String]> { self { ["ada"] }.cached }
  var report: Factory<String> {
    self { "\(self.subscribers().count) after \(self.retries()) retries" }
  }
}
