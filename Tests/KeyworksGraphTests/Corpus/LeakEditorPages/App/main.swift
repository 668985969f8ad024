// why: the cached pages hold a locator, which holds the container.
import Keyworks

func visit(_ folders: String...) {
  for folder in folders {
    let workspace = Workspace(folder: folder)
    print(workspace.openPages().perform(), workspace.openPages().perform())
  }
}

visit("letters", "drafts")
