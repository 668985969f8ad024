// swift-format-ignore-file
import Keyworks
import KeyworksTesting
import Foundation
import Testing

@testable import App

@Suite(.sandboxed) struct CoachingTests {
  @Test func goalIsReached() async throws {
    let store = InMemoryWorkoutStore()
    for start in 0..<4 { store.save(.sample(start: 1_700_000_000 - Double(start))) }
    Container.shared.workoutStore.override { store }
    Container.shared.profileService.override { MockProfileService() }
    let progress = try await Container.shared.goalTracker().progress()
    #expect(progress == 1)
  }

  @Test func noAdviceWithoutFlag() async {
    let advice = await Container.shared.adviceEngine().advice()
    #expect(advice == "")
  }

  @Test(.sandboxed {
    $0.preferences.override { InMemoryPreferences() }
    $0.analytics.override { MockAnalytics() }
  })
  func selectsAPlan() {
    let plan = Plan(title: "5k", weeks: 6, sports: [.running])
    Container.shared.planService().select(plan)
    #expect(Container.shared.planService().selected == plan.id.uuidString)
  }
}

@Suite(.sandboxed) @MainActor struct ScreenTests {
  @Test func onboardingIsShort() {
    let flags = StubFeatureFlags()
    flags.enabled = ["short_onboarding"]
    Container.shared.featureFlags.override { flags }
    #expect(Container.shared.onboardingViewModel().pages == 2)
  }

  @Test func statisticsAddUp() {
    let store = InMemoryWorkoutStore()
    store.save(.sample(start: 1))
    store.save(.sample(start: 2))
    Container.shared.workoutStore.override { store }
    #expect(Container.shared.statisticsViewModel().total() == 120)
  }
}
