// why: the decoration of an instance, on the property or by a call, needs that instance.
import Keyworks

protocol Speaker: Sendable {
  func say(_ text: String) -> String
}

struct Plain: Speaker {
  func say(_ text: String) -> String { text }
}

struct Loud: Speaker {
  let inner: any Speaker
  let volume: Int
  func say(_ text: String) -> String { inner.say(text) + String(repeating: "!", count: volume) }
}

struct Dial: Sendable {
  let volume: Int
}

struct Microphone: Sendable {
  let echo: String
}

extension Container {
  var speaker: Factory<any Speaker> {  // expect: cycle speaker dial
    self { Plain() }.cached.decorated { inner in Loud(inner: inner, volume: self.dial().volume) }
  }
  var dial: Factory<Dial> { self { Dial(volume: self.speaker().say("ok").count) }.cached }

  var headphones: Factory<any Speaker> { self { Plain() }.cached }  // expect: cycle headphones microphone
  var microphone: Factory<Microphone> { self { Microphone(echo: self.headphones().say("one")) } }
}

func amplify(_ container: Container) {
  container.headphones.decorate { inner in
    Loud(inner: inner, volume: container.microphone().echo.count)
  }
}

let studio = Container()
if CommandLine.arguments.count > 1 {
  print(studio.dial().volume)
} else {
  amplify(studio)
  print(studio.headphones().say("hello"))
}
