// swift-format-ignore-file
import FactoryKit
import FactoryTesting
import Foundation
import Testing

@testable import App

@Suite(.container) struct CoachingTests {
  @Test func goalIsReached() async throws {
    let store = InMemoryWorkoutStore()
    for start in 0..<4 { store.save(.sample(start: 1_700_000_000 - Double(start))) }
    Container.shared.workoutStore.register { store }
    Container.shared.profileService { MockProfileService() }
    let progress = try await Container.shared.goalTracker().progress()
    #expect(progress == 1)
  }

  @Test func noAdviceWithoutFlag() async {
    let advice = await Container.shared.adviceEngine().advice()
    #expect(advice == "")
  }

  @Test(.container {
    $0.preferences { InMemoryPreferences() }
    $0.analytics { MockAnalytics() }
  })
  func selectsAPlan() {
    let plan = Plan(title: "5k", weeks: 6, sports: [.running])
    Container.shared.planService().select(plan)
    #expect(Container.shared.planService().selected == plan.id.uuidString)
  }
}

@Suite(.container) @MainActor struct ScreenTests {
  @Test func onboardingIsShort() {
    let flags = StubFeatureFlags()
    flags.enabled = ["short_onboarding"]
    Container.shared.featureFlags.register { flags }
    #expect(Container.shared.onboardingViewModel().pages == 2)
  }

  @Test func statisticsAddUp() {
    let store = InMemoryWorkoutStore()
    store.save(.sample(start: 1))
    store.save(.sample(start: 2))
    Container.shared.workoutStore.register { store }
    #expect(Container.shared.statisticsViewModel().total() == 120)
  }
}
