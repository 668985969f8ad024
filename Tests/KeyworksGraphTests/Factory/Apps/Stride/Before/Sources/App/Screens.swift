// swift-format-ignore-file
import FactoryKit
import Foundation

@MainActor
final class AppRouter {
  enum Route: Equatable { case login, home, workout(Sport), plan(UUID), settings }
  private(set) var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
  func back() { _ = path.popLast() }
}

@MainActor
final class LoginViewModel {
  @Injected(\.auth) private var auth
  @Injected(\.router) private var router
  var email = ""
  var password = ""
  private(set) var message: String?

  func submit() async {
    do {
      try await auth.signIn(Credentials(email: email, password: password))
      router.show(.home)
    } catch {
      message = "\(error)"
      Container.shared.crashReporter().record(error)
    }
  }
}

@MainActor
final class HomeViewModel {
  private let repository: WorkoutRepository
  private let advice: AdviceEngine
  @Injected(\.goalTracker) private var goals
  private(set) var workouts: [Workout] = []
  private(set) var text = ""
  private(set) var progress = 0.0

  init(
    repository: WorkoutRepository = Container.shared.workoutRepository(),
    advice: AdviceEngine = Container.shared.adviceEngine()
  ) {
    self.repository = repository
    self.advice = advice
  }

  func appear() async {
    workouts = repository.recent()
    text = await advice.advice()
    progress = (try? await goals.progress()) ?? 0
    Container.shared.analytics().track("home")
  }
}

@MainActor
final class WorkoutViewModel {
  private let recorder: WorkoutRecorder
  private let router = Container.shared.router()
  private(set) var last: Workout?

  init(sport: Sport) {
    recorder = Container.shared.workoutRecorder(sport)
  }

  func toggle(_ running: Bool) {
    if running {
      recorder.start()
    } else {
      last = recorder.finish()
      router.back()
    }
  }
}

@MainActor
final class ProfileViewModel {
  @Injected(\.profileService) private var service
  @Injected(\.imageLoader) private var images
  private(set) var profile: Profile?
  private(set) var picture: Data?

  func load() async {
    profile = try? await service.load()
    picture = try? await images.image(at: "/me/picture")
  }

  func signOut() {
    Container.shared.auth().signOut()
    Container.shared.router().show(.login)
  }
}

@MainActor
final class SettingsViewModel {
  @Injected(\.preferences) private var preferences
  @Injected(\.notificationService) private var notifications
  @LazyInjected(\.healthKit) private var health

  var units: String {
    get { preferences.string(forKey: "units") ?? "km" }
    set { preferences.set(newValue, forKey: "units") }
  }

  func connectHealth() async -> Bool { await health.requestAuthorization() }
  func remindTomorrow() { notifications.remind(after: 86_400) }
}

@MainActor
final class PlansViewModel {
  private let service = Container.shared.planService()
  private(set) var plans: [Plan] = []
  func load() async { plans = (try? await service.plans()) ?? [] }
}

@MainActor
final class PlanDetailViewModel {
  let plan: Plan
  private let service: PlanService
  init(plan: Plan, service: PlanService) {
    self.plan = plan
    self.service = service
  }
  func choose() { service.select(plan) }
}

@MainActor
final class ChallengesViewModel {
  private let service = Container.shared.challengeService()
  private(set) var challenges: [Challenge] = []

  func load() async { challenges = (try? await service.challenges()) ?? [] }
  func join(_ index: Int) async {
    do {
      try await service.join(challenges[index])
    } catch {
      Container.shared.crashReporter().record(error)
    }
  }
}

@MainActor
final class StatisticsViewModel {
  @Injected(\.workoutRepository) private var repository
  func total() -> TimeInterval { repository.recent(1000).reduce(0) { $0 + $1.duration } }
}

@MainActor
final class OnboardingViewModel {
  private let preferences = Container.shared.preferences()
  private let flags: FeatureFlagProviding
  init(flags: FeatureFlagProviding) { self.flags = flags }
  var pages: Int { flags.isEnabled("short_onboarding") ? 2 : 4 }
  func finish() { preferences.set("true", forKey: "onboarded") }
}

@MainActor
final class TabBarController {
  let home: HomeViewModel
  let profile: ProfileViewModel
  let plans = Container.shared.plansViewModel()
  let challenges = Container.shared.challengesViewModel()

  init(home: HomeViewModel, profile: ProfileViewModel) {
    self.home = home
    self.profile = profile
  }
}

@MainActor
final class BadgeController {
  @Injected(\.goalTracker) private var goals
  private(set) var badge = 0
  func refresh() async { badge = ((try? await goals.progress()) ?? 0) >= 1 ? 1 : 0 }
}
