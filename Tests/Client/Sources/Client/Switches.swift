import Keyworks
import KeyworksAsync
import KeyworksTracing

func word(for kind: ResolutionEvent.Kind) -> String {
  switch kind {
  case .began: "began"
  case .built(by: let layer): word(for: layer)
  case .reused: "reused"
  case .waited: "waited"
  case .failed(let reason), .stopped(let reason), .teardownFailed(let reason): reason
  case .cancelled: "cancelled"
  case .tornDown: "torn down"
  case .closedByParent: "closed by its parent"
  case .registeredTwice(let earlier, let later): "\(earlier) and \(later)"
  case .gathers(let members): members.map(\.description).joined(separator: ", ")
  @unknown default: "something else"
  }
}

func word(for layer: ResolutionEvent.Layer) -> String {
  switch layer {
  case .definition: "defined"
  case .registration: "registered"
  case .context: "for this launch"
  case .override: "overridden"
  @unknown default: "built"
  }
}

func word(for outcome: WorkOutcome) -> String {
  switch outcome {
  case .returned: "done"
  case .failed(let error): "\(error)"
  case .cancelled: "cancelled"
  @unknown default: "over"
  }
}
