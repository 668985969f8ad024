// swift-format-ignore-file
import Keyworks
import Foundation

// The coaching team prefers @DynamicInjected.

final class PlanService {
  private var api: APIClientProtocol { Container.shared.apiClient() }
  private var preferences: PreferencesStore { Container.shared.preferences() }
  private var logger: Logging { Container.shared.logger() }

  func plans() async throws -> [Plan] {
    logger.debug("loading plans")
    return try await api.get("/plans", as: [Plan].self)
  }

  func select(_ plan: Plan) { preferences.set(plan.id.uuidString, forKey: "plan") }
  var selected: String? { preferences.string(forKey: "plan") }
}

final class GoalTracker {
  private var repository: WorkoutRepository { Container.shared.workoutRepository() }
  private var profiles: ProfileServicing { Container.shared.profileService() }
  var clock: DateProviding { Container.shared.clock() }

  func progress() async throws -> Double {
    let goal = try await profiles.load().weeklyGoal
    let week = clock.now().addingTimeInterval(-7 * 86_400)
    let done = repository.recent(100).filter { $0.start > week }.count
    return Double(done) / Double(max(goal, 1))
  }
}

final class AdviceEngine {
  private var goals: GoalTracker { Container.shared.goalTracker() }
  private var plans: PlanService { Container.shared.planService() }
  private var flags: FeatureFlagProviding { Container.shared.featureFlags() }
  private var health: HealthKitBridging { Container.shared.healthKit() }

  func advice() async -> String {
    guard flags.isEnabled("advice") else { return "" }
    let weight = await health.latestWeight() ?? 70
    let progress = (try? await goals.progress()) ?? 0
    if progress >= 1 { return "Well done" }
    return plans.selected == nil ? "Choose a plan" : "Keep going at \(Int(weight)) kg"
  }
}

final class ChallengeService {
  private var api: APIClientProtocol { Container.shared.apiClient() }
  private var analytics: AnalyticsTracking { Container.shared.analytics() }

  func challenges() async throws -> [Challenge] {
    try await api.get("/challenges", as: [Challenge].self)
  }

  func join(_ challenge: Challenge) async throws {
    try await api.post("/challenges/join", ["id": challenge.id])
    analytics.track("challenge_joined")
    // The flags may have changed with the challenge.
    let flags = Container.shared.featureFlags()
    if flags.isEnabled("share") { analytics.track("challenge_share_prompt") }
  }

  private var analyticsFlags: FeatureFlagProviding { Container.shared.featureFlags() }
}
