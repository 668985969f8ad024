internal import Keyworks

// See Keyworks/Declaring/Reflecting.swift.

extension BasicAsyncFactory: CustomReflectable {}
extension AsyncParameterProvider: CustomReflectable {}
