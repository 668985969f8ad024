// why: spectrometer (singleton) keeps darkCurrent (scope run) in the Pairing that `paired`
// makes.
import Keyworks
import Synchronization

extension Scope {
  /// From one change of the sample to the next.
  static let run = Scope("run")
}

final class DarkCurrent: Sendable {
  private let counts: Mutex<[Int: Double]> = Mutex([:])

  func record(_ value: Double, at pixel: Int) { counts.withLock { $0[pixel] = value } }
  subscript(pixel: Int) -> Double { counts.withLock { $0[pixel] ?? 0 } }
}

struct Grating: Sendable {
  let linesPerMillimetre: Int
  func wavelength(of pixel: Int) -> Double { 1e6 / Double(linesPerMillimetre) * Double(pixel) / 4 }
}

/// Two parts that belong together.
struct Pairing<First: Sendable, Second: Sendable>: Sendable {
  let first: First
  let second: Second
}

final class Spectrometer: Sendable {
  private let optics: Pairing<Grating, DarkCurrent>

  init(optics: Pairing<Grating, DarkCurrent>) { self.optics = optics }

  func spectrum(of signal: [Double]) -> [(wavelength: Double, intensity: Double)] {
    signal.enumerated().map { pixel, counts in
      (optics.first.wavelength(of: pixel), counts - optics.second[pixel])
    }
  }
}

extension Container {
  var grating: Factory<Grating> { self { Grating(linesPerMillimetre: 1200) }.singleton }
  var darkCurrent: Factory<DarkCurrent> { self { DarkCurrent() }.scope(.run) }
  // The device is opened once, however many containers there are.
  var spectrometer: Factory<Spectrometer> {  // expect: captive spectrometer darkCurrent
    self { Spectrometer(optics: self.paired(\.grating, \.darkCurrent)) }.singleton
  }

  private func paired<A, B>(
    _ first: KeyPath<Container, Factory<A>> & Sendable,
    _ second: KeyPath<Container, Factory<B>> & Sendable
  ) -> Pairing<A, B> {
    Pairing(first: self[first], second: self[second])
  }
}

let lab = Container.shared
for sample in ["water", "ink"] {
  lab.reset(scope: .run)
  for pixel in 0..<4 { lab.darkCurrent().record(Double(pixel * sample.count), at: pixel) }
  print(sample, lab.spectrometer().spectrum(of: [100, 220, 180, 90]))
}
