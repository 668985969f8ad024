// For some mistakes the compiler's own message helps nobody: "failed to produce diagnostic", "pack
// expansion requires that 'Int' and '' have the same shape". Each of these mistakes has an
// unavailable overload here, whose only purpose is a better message. The compiler considers an
// unavailable overload only after everything else has failed, so correct code never chooses one.
//
// When nothing fits, the compiler explains the overload that is wrong in the fewest places. An
// overload that almost fits could therefore hide the better message about another mistake.
// Tests/Checks/Data/CompileFailures has cases of both kinds.
//
// Overloads with one message are in one unavailable extension.
//
// If a pack of arguments comes before a labeled parameter and the labeled argument is wrong, the
// compiler fails an assertion. Such overloads take `Any...` instead of a pack.

/// The body of every unavailable overload.
package func refused() -> Never { fatalError("an unavailable overload was called") }
