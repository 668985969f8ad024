public import Keyworks

// Messages for mistakes with factories of the main actor: see `Diagnostics.swift`.

extension MainActorFactory: _TakingArguments {
  /// The arguments.
  public typealias _Signature = _Eightfold<(Void, repeat each Argument)>
}

extension MainActorProvider: _Providing {}
