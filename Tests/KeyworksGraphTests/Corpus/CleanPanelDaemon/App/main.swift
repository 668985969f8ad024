// why: the body of `panel`, a main-actor factory, calls `row` on the main actor, and
// `progress` awaits the meter.
// A build daemon that draws a panel on the terminal, on the main actor only.
import Keyworks
import KeyworksAsync
import KeyworksUI

@MainActor protocol Drawable: AnyObject {
  func draw() -> String
}

@MainActor final class Meter: Drawable {
  private(set) var done = 0
  func advance() { done += 1 }
  func draw() -> String { String(repeating: "#", count: done) }
}

@MainActor final class Panel {
  private let rows: [any Drawable]
  init(@RowBuilder rows: () -> [any Drawable]) { self.rows = rows() }
  func refresh() { print(rows.map { $0.draw() }.joined(separator: " ")) }
}

@resultBuilder
@MainActor enum RowBuilder {
  static func buildBlock(_ rows: any Drawable...) -> [any Drawable] { rows }
}

@MainActor final class Title: Drawable {
  private let text: String
  init(_ text: String) { self.text = text }
  func draw() -> String { "\(text):" }
}

/// Can be asked from everywhere. Only the panel's part of it runs on the main actor.
struct Progress: Sendable {
  let meter: Meter
  func step() async { await meter.advance() }
}

extension Container {
  var meter: MainActorFactory<Meter> { self.mainActor { Meter() }.cached }
  var panel: MainActorFactory<Panel> {
    self.mainActor {
      // Nonisolated, so that code without an actor can list its rows in the same way.
      nonisolated func row() -> Meter { MainActor.assumeIsolated { self.meter() } }
      return Panel {
        Title("built")
        row()
      }
    }
  }
  var progress: AsyncFactory<Progress, any Error> {
    self.async { Progress(meter: await self.meter()) }
  }
}

actor Builder {
  private let progress: Progress
  private var log: [String] = []
  init(_ progress: Progress) { self.progress = progress }

  func build(_ target: String) async -> Int {
    log.append(target)
    await progress.step()
    return log.count
  }
}

try await withContainer(Container()) { daemon in
  let panel = daemon.panel()
  let targets = CommandLine.arguments.dropFirst()
  try await withThrowingTaskGroup(of: Int.self) { group in
    for target in targets {
      group.addTask { await Builder(try await daemon.progress()).build(target) }
    }
    for try await _ in group { panel.refresh() }
  }
}
