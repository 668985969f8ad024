import Keyworks
import TestSupport
import Testing

extension Stop {
  static let ofLists: [Stop] = [
    Stop(
      "a contribution at two positions stops the program and names both places", at: #line + 6,
      """
      'links' (Steps.swift:32) is in a list at @1 and contributed to it at @2 with another \
      priority or order. Remove one of them, or write reorder(\\.links, priority: …, in: …).
      """
    ) {
      let steps = Steps()
      steps.contribute(Tagged(\.links, priority: 5), to: \.processors)
      steps.contribute(Tagged(\.links, priority: 6), to: \.processors)
      _ = steps.order
    },
    Stop(
      "a second member for a key stops the program and names both places", at: #line + 6,
      """
      The key text of the map 'fields' has two members: 'markdown' at \
      KeyedTagsTests.swift:\(Steps.fieldsLine + 3) and 'tables' at @1. Remove one of them.
      """
    ) {
      let steps = Steps()
      steps.contribute(Tagged(\.tables), for: .text, to: \.fields)
      _ = steps[\.fields, .date]
    },
    Stop(
      "two key paths to a list written [] stop the program",
      """
      Two key paths lead to an empty TagList<Team, Int>, and [] does not say whether they are the \
      same list. Write Tags() instead of [], or KeyedTags() instead of [:].
      """
    ) {
      let team = Team()
      team.contribute(Tagged(\.two), to: \.unplaced)
      _ = team.unplacedSum()
    },
    Stop(
      "two members that gather each other stop the program",
      """
      'first' needs itself: first (Steps.swift:46) → second (Steps.swift:49) → first. Let one of \
      them resolve the next when it is used, not while it is built.
      """
    ) { _ = Steps().first() },
    Stop(
      "two members that gather each other on two threads stop the program",
      """
      'first' is being built by another thread, which is waiting for this one. This thread: second \
      (Steps.swift:49) → first (Steps.swift:46). Another thread: first (Steps.swift:46) → second \
      (Steps.swift:49). Let one of them resolve the next when it is used, not while it is built.
      """
    ) {
      let steps = Steps()
      let (isFirst, isSecond) = (Latch("first"), Latch("second"))
      steps.first.register {
        isFirst.open()
        isSecond.wait()
        return Named(name: "first of \(steps[\.loop].count)")
      }
      steps.second.register {
        isSecond.open()
        isFirst.wait()
        steps.second.waitUntil(waiters: 1)
        return Named(name: "second of \(steps[\.loop].count)")
      }
      let one = Running { steps.first() }
      let two = Running { steps.second() }
      _ = (one.join(), two.join())
    },
    Stop(
      "listing a member twice stops the program and names both places",
      """
      'markdown' (Steps.swift:30) appears twice in the list 'twice', at Steps.swift:82 and at \
      Steps.swift:83. Remove one of them.
      """
    ) { _ = Steps()[\.twice] },
    Stop(
      "an order that contradicts itself stops the program and names the loop",
      """
      The order of a list contradicts itself: links (Steps.swift:89) before tables \
      (Steps.swift:90) before markdown (Steps.swift:88) before links. Remove one of these \
      constraints.
      """
    ) { _ = Steps()[\.circular] },
  ]
}
