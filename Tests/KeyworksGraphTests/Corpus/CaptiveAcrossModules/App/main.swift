// why: a singleton of one module captures an instance that the app gives it for one session.
import Analytics
import Keyworks

Container.shared.tracker().track(Container.shared.firstTrack())
