// swift-format-ignore-file
import Keyworks
import XCTest

@testable import App

final class AccountTests: XCTestCase {
  override func setUp() {
    super.setUp()
    Container.shared.reset()
    Container.shared.transport.override { MockTransport() }
  }

  func testSignOutForgetsTheToken() {
    let tokens = Container.shared.tokenStore()
    tokens.current = Token(value: "x", expires: .distantFuture)
    let auth = Container.shared.auth()
    auth.signOut()
    XCTAssertNil(tokens.current)
  }

  func testTracksSignOut() {
    let analytics = MockAnalytics()
    Container.shared.analytics.override { analytics }
    Container.shared.auth().signOut()
    XCTAssertEqual(analytics.events, ["sign_out"])
  }

  @MainActor
  func testProfileLoads() async {
    Container.shared.profileService.override { MockProfileService() }
    let model = Container.shared.profileViewModel()
    await model.load()
    XCTAssertEqual(model.profile?.name, "Ada")
  }

  @MainActor
  func testLoginShowsHome() async {
    Container.shared.auth.override { MockAuthService() }
    let model = Container.shared.loginViewModel()
    await model.submit()
    XCTAssertEqual(Container.shared.router().path, [.home])
  }
}
