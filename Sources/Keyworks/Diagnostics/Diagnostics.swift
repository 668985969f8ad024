// Left to itself, the compiler explains some mistakes in words that help nobody: "failed
// to produce diagnostic", "pack expansion requires that 'Int' and '' have the same
// shape". For each of them here is an overload that cannot be called and only carries
// better words. The compiler turns to an unavailable overload when everything else has
// failed, so correct code never chooses one.
//
// When nothing fits, the compiler explains the overload that is wrong in the fewest
// places. One that comes too close to fitting would take the place of better words about
// another mistake: Tests/Checks/Data/CompileFailures has the cases of both kinds.
//
// A pack of arguments before a labelled parameter makes the compiler fail an assertion of its
// own where the labelled argument is wrong. Such overloads take `Any...` instead.

/// The body of what nobody can call.
func refused() -> Never { fatalError("an unavailable overload was called") }
