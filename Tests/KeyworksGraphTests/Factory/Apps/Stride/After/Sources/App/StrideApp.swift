// swift-format-ignore-file
import Keyworks
import Foundation

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    #if DEBUG
      manager.trace = ProcessInfo.processInfo.arguments.contains("-trace")
    #endif
    if LaunchContext.current.conditions.contains(.test) { featureFlags.register { StubFeatureFlags() } }
    if LaunchContext.current.conditions.contains(.preview) { auth.register { MockAuthService() } }
    if ProcessInfo.processInfo.environment["STRIDE_MEMORY_STORE"] != nil {
      workoutStore.register { InMemoryWorkoutStore() }
    }
  }
}

@main
@MainActor
final class StrideApp {
  @Injected(\.crashReporter) private var crashReporter
  @Injected(\.router) private var router
  private let scheduler = Container.shared.backgroundScheduler()

  static func main() async {
    let app = StrideApp()
    await app.launch()
  }

  func launch() async {
    crashReporter.start()
    scheduler.schedule()
    if Container.shared.auth().isSignedIn {
      router.show(.home)
      await Container.shared.tabBar().home.appear()
    } else {
      router.show(.login)
      let onboarding = Container.shared.onboardingViewModel()
      print(onboarding.pages)
      await Container.shared.loginViewModel().submit()
    }
    await Container.shared.badgeController().refresh()
  }

  func open(_ route: AppRouter.Route, plans: [Plan]) {
    switch route {
    case .settings: _ = Container.shared.settingsViewModel().units
    case .workout(let sport): Container.shared.workoutViewModel(sport).toggle(true)
    case .plan(let id):
      guard let plan = plans.first(where: { $0.id == id }) else { return }
      Container.shared.planDetailViewModel(plan).choose()
    case .home: print(Container.shared.statisticsViewModel().total())
    case .login: break
    }
    router.show(route)
  }
}
