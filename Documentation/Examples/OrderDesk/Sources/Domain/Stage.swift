import Keyworks

/// Where the program runs.
public enum Stage: Variant {
  case production
  case staging
}
