// swift-format-ignore-file
import Keyworks
import Foundation

extension Container {
  var workoutRepository: Factory<WorkoutRepository> { self { WorkoutRepository() }.shared }
  var healthKit: Factory<HealthKitBridging> {
    self { HealthKitBridge() }.shared
      .onSimulator { MockHealthKit() }
      .on(.test) { MockHealthKit() }
  }
  var locationService: Factory<LocationServicing> {
    self { LocationService() }.on(.test) { FakeLocation() }.shared
  }
  var calorieCalculator: ParameterFactory<Double, CalorieCalculator> {
    self { CalorieCalculator(weight: $0) }
  }
  var workoutRecorder: ParameterFactory<Sport, WorkoutRecorder> {
    self { WorkoutRecorder(sport: $0) }
  }

  var syncQueue: Factory<SyncQueue> { self { SyncQueue() }.singleton }
  var syncEngine: Factory<SyncEngine> { self { SyncEngine() }.singleton }
  var backgroundScheduler: Factory<BackgroundScheduler> { self { BackgroundScheduler() } }
  var notificationService: Factory<NotificationService> { self { NotificationService() } }

  var planService: Factory<PlanService> { self { PlanService() }.cached }
  var goalTracker: Factory<GoalTracker> { self { GoalTracker() }.shared }
  var adviceEngine: Factory<AdviceEngine> { self { AdviceEngine() } }
  var challengeService: Factory<ChallengeService> { self { ChallengeService() } }
}

extension Container {
  @MainActor var router: Factory<AppRouter> { self { @MainActor in AppRouter() }.singleton }
  @MainActor var loginViewModel: Factory<LoginViewModel> {
    self { @MainActor in LoginViewModel() }
  }
  @MainActor var homeViewModel: Factory<HomeViewModel> {
    self { @MainActor in HomeViewModel() }
  }
  @MainActor var workoutViewModel: ParameterFactory<Sport, WorkoutViewModel> {
    self { @MainActor in WorkoutViewModel(sport: $0) }
  }
  @MainActor var profileViewModel: Factory<ProfileViewModel> {
    self { @MainActor in ProfileViewModel() }.shared
  }
  @MainActor var settingsViewModel: Factory<SettingsViewModel> {
    self { @MainActor in SettingsViewModel() }
  }
  @MainActor var plansViewModel: Factory<PlansViewModel> {
    self { @MainActor in PlansViewModel() }
  }
  @MainActor var planDetailViewModel: ParameterFactory<Plan, PlanDetailViewModel> {
    self { @MainActor plan in PlanDetailViewModel(plan: plan, service: self.planService()) }
  }
  @MainActor var challengesViewModel: Factory<ChallengesViewModel> {
    self { @MainActor in ChallengesViewModel() }
  }
  @MainActor var statisticsViewModel: Factory<StatisticsViewModel> {
    self { @MainActor in StatisticsViewModel() }
  }
  @MainActor var onboardingViewModel: Factory<OnboardingViewModel> {
    self { @MainActor in OnboardingViewModel(flags: self.featureFlags()) }
  }
  @MainActor var tabBar: Factory<TabBarController> {
    self { @MainActor in
      TabBarController(home: self.homeViewModel(), profile: self.profileViewModel())
    }
  }
  @MainActor var badgeController: Factory<BadgeController> {
    self { @MainActor in BadgeController() }.cached
  }
}
