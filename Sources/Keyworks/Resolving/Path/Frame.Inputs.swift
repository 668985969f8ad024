extension Frame {
  /// The inputs of a frame that may end a recursion through its factory.
  final class Inputs: Attachment {
    private let arguments: [AnyHashable]
    private let hash: Int
    private let variants: [VariantValue]

    init(_ arguments: [AnyHashable], _ variants: VariantsInForce?) {
      self.arguments = arguments
      hash = arguments.hashValue
      self.variants = variants?.values ?? []
    }

    /// Runs user code.
    func areEqual(to other: Inputs) -> Bool {
      hash == other.hash && arguments == other.arguments && variants.areSame(as: other.variants)
    }
  }

  /// Records the inputs of the frame, if all of them can be compared.
  package func note(_ arguments: [Any] = []) {
    var hashable: [AnyHashable] = []
    for argument in arguments {
      guard let argument = argument as? any Hashable else {
        // Inputs recorded before the arguments were known are incomplete.
        resolution?.attachments.remove(Inputs.self)
        return
      }
      hashable.append(AnyHashable(argument))
    }
    resolution?.attachments.add(Inputs(hashable, variants))
  }
}
