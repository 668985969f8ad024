// why: a singleton of one module keeps what the app gives it for the length of a session.
import Analytics
import Keyworks

Container.shared.tracker().track(Container.shared.firstTrack())
