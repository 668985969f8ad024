// why: player → subscript(decoding:) → list decoders → opus → jitterBuffer → player.
import Keyworks

enum Format: String, Sendable, CaseIterable { case flac, opus }

protocol PacketDecoder: Sendable { func decode(_ packet: [UInt8]) -> [Float] }

struct Lossless: PacketDecoder {
  func decode(_ packet: [UInt8]) -> [Float] { packet.map { Float($0) / 255 } }
}
struct Opus: PacketDecoder {
  let jitter: JitterBuffer
  func decode(_ packet: [UInt8]) -> [Float] {
    Array(repeating: 0, count: jitter.samples) + packet.map { Float($0) / 128 - 1 }
  }
}
struct Silence: PacketDecoder { func decode(_ packet: [UInt8]) -> [Float] { [] } }

struct JitterBuffer: Sendable {
  let samples: Int
  init(milliseconds: Int) { samples = milliseconds * 48 }
}

struct Preferences: Sendable {
  var format = Format.opus
  var latency = 20
}

struct Player: Sendable {
  let latency: Int
  let decoder: any PacketDecoder
  func play(_ packets: [[UInt8]]) -> Int { packets.flatMap(decoder.decode).count }
}

extension Container {
  static var decoders: KeyedTags<Format, any PacketDecoder> {
    [.flac: Tagged(\.lossless) { $0 }, .opus: Tagged(\.opus) { $0 }]
  }

  subscript(decoding format: Format) -> any PacketDecoder {
    self[\.decoders, format] ?? Silence()
  }

  var preferences: Factory<Preferences> { self { Preferences() }.singleton }

  var lossless: Factory<Lossless> { self { Lossless() } }
  var opus: Factory<Opus> {  // expect: cycle opus jitterBuffer player
    self { Opus(jitter: self.jitterBuffer()) }
  }
  var jitterBuffer: Factory<JitterBuffer> {
    self { JitterBuffer(milliseconds: self.player().latency) }
  }
  var player: Factory<Player> {
    self {
      let preferences = self.preferences()
      return Player(latency: preferences.latency, decoder: self[decoding: preferences.format])
    }.cached
  }
}

let deck = Container()
print("samples:", deck.player().play([[1, 2, 3], [4, 5]]))
