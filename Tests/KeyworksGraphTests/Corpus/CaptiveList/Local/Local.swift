import Keyworks
import Stories

extension Container {
  var localStory: Factory<any Story> { self { Text(title: "Here") }.shared }
}

public func addLocalStories(to container: Container) {
  container.contribute(Tagged(\.localStory, priority: 9), to: \.stories)
}
