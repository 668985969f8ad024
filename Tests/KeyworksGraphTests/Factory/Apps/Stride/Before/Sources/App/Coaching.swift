// swift-format-ignore-file
import FactoryKit
import Foundation

// The coaching team prefers @DynamicInjected.

final class PlanService {
  @DynamicInjected(\.apiClient) private var api
  @DynamicInjected(\.preferences) private var preferences
  @DynamicInjected(\.logger) private var logger

  func plans() async throws -> [Plan] {
    logger.debug("loading plans")
    return try await api.get("/plans", as: [Plan].self)
  }

  func select(_ plan: Plan) { preferences.set(plan.id.uuidString, forKey: "plan") }
  var selected: String? { preferences.string(forKey: "plan") }
}

final class GoalTracker {
  @DynamicInjected(\.workoutRepository) private var repository
  @DynamicInjected(\.profileService) private var profiles
  @DynamicInjected(\.clock) var clock

  func progress() async throws -> Double {
    let goal = try await profiles.load().weeklyGoal
    let week = clock.now().addingTimeInterval(-7 * 86_400)
    let done = repository.recent(100).filter { $0.start > week }.count
    return Double(done) / Double(max(goal, 1))
  }
}

final class AdviceEngine {
  @DynamicInjected(\.goalTracker) private var goals: GoalTracker
  @DynamicInjected(\.planService) private var plans: PlanService
  @DynamicInjected(\.featureFlags) private var flags: FeatureFlagProviding
  @DynamicInjected(\.healthKit) private var health: HealthKitBridging

  func advice() async -> String {
    guard flags.isEnabled("advice") else { return "" }
    let weight = await health.latestWeight() ?? 70
    let progress = (try? await goals.progress()) ?? 0
    if progress >= 1 { return "Well done" }
    return plans.selected == nil ? "Choose a plan" : "Keep going at \(Int(weight)) kg"
  }
}

final class ChallengeService {
  @DynamicInjected(\.apiClient) private var api
  @DynamicInjected(\.analytics) private var analytics

  func challenges() async throws -> [Challenge] {
    try await api.get("/challenges", as: [Challenge].self)
  }

  func join(_ challenge: Challenge) async throws {
    try await api.post("/challenges/join", ["id": challenge.id])
    analytics.track("challenge_joined")
    // The flags may have changed with the challenge.
    let flags = $analyticsFlags.resolve()
    if flags.isEnabled("share") { analytics.track("challenge_share_prompt") }
  }

  @DynamicInjected(\.featureFlags) private var analyticsFlags
}
