// why: The singleton download center refers to the cached queue screen only weakly, as a delegate and through @WeakLazyInjected.
import FactoryKit

protocol DownloadDelegate: AnyObject {
  func downloaded(_ episode: Episode)
}

struct Episode: Hashable {
  let show: String
  let number: Int
}

final class DownloadCenter {
  weak var delegate: DownloadDelegate?
  private weak var queue: EpisodeQueue?
  private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
    self.queue = Container.shared.episodeQueue()
  }

  func download(_ episode: Episode) {
    disk.write("\(episode.show)-\(episode.number)")
    queue?.append(episode)
    delegate?.downloaded(episode)
  }
}

final class SleepTimer {
  @WeakLazyInjected(\.episodeQueue) private var queue
  var minutes = 15
  func fire() { queue?.pause() }
}

final class EpisodeQueue {
  private(set) var episodes: [Episode] = []
  private(set) var paused = false
  func append(_ episode: Episode) { episodes.append(episode) }
  func pause() { paused = true }
}

struct Disk {
  let root: String
  func write(_ name: String) { print("wrote \(root)/\(name).mp3") }
}

extension Container {
  var disk: Factory<Disk> { self { Disk(root: "/episodes") }.singleton }
  var downloadCenter: Factory<DownloadCenter> {
    self { DownloadCenter(disk: self.disk()) }.singleton
  }
  var sleepTimer: Factory<SleepTimer> { self { SleepTimer() }.singleton }
  var episodeQueue: Factory<EpisodeQueue> { self { EpisodeQueue() }.cached }
  var showScreen: Factory<ShowScreen> { self { ShowScreen() }.shared }
}

final class ShowScreen: DownloadDelegate {
  @Injected(\.downloadCenter) private var downloads
  @Injected(\.episodeQueue) private var queue

  func viewDidLoad() {
    downloads.delegate = self
    downloads.download(Episode(show: "Tides", number: 12))
  }

  func downloaded(_ episode: Episode) {
    print("ready:", episode.number, "of", queue.episodes.count)
  }
}

@main
struct PodcastApp {
  static func main() {
    let screen = Container.shared.showScreen()
    screen.viewDidLoad()
    Container.shared.sleepTimer().fire()
  }
}
