// why: The background uploader can be resolved on any thread, but its body assumes the main actor to fetch the progress model.
import FactoryKit

@MainActor
final class ProgressModel {
  private(set) var percent = 0
  func advance(by step: Int) { percent = min(100, percent + step) }
}

@MainActor
final class ViewfinderModel {
  let progress: ProgressModel
  var flash = false
  init(progress: ProgressModel) { self.progress = progress }
  func toggleFlash() { flash.toggle() }
}

final class Uploader: @unchecked Sendable {
  private let progress: ProgressModel
  private let queue: UploadQueue
  init(progress: ProgressModel, queue: UploadQueue) {
    self.progress = progress
    self.queue = queue
  }
  func upload() async {
    while queue.next() != nil {
      await progress.advance(by: 10)
    }
  }
}

final class UploadQueue {
  private var files = ["a.jpg", "b.jpg"]
  func next() -> String? { files.popLast() }
}
