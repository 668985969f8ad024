internal import Keyworks
internal import Observation

/// Notices changes of properties of `@Observable` objects.
let observed: ChangeTracking = { read, onChange in
  withObservationTracking(read, onChange: onChange)
}
