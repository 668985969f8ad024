public import Keyworks

// Messages for mistakes with factories of the main actor: see `Diagnostics.swift`.

extension BasicMainActorFactory: _TakingArguments {
  /// The arguments.
  public typealias _Signature = _Eightfold<Argument>
}

extension MainActorParameterProvider: _Providing {}
