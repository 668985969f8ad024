internal import Keyworks

// See Keyworks/Declaring/Reflecting.swift.

extension AsyncFactory: CustomReflectable {}
extension AsyncProvider: CustomReflectable {}
