import Foundation

/// Returns when the process gets the signal SIGTERM. Says on the standard error that it waits.
func terminationSignal() async {
  // The signal must not end the process.
  signal(SIGTERM, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: SIGTERM)
  let (signals, received) = AsyncStream.makeStream(of: Void.self)
  source.setEventHandler { received.yield() }
  source.setRegistrationHandler {
    FileHandle.standardError.write(Data("serving\n".utf8))
  }
  source.resume()
  for await _ in signals { break }
  source.cancel()
}
