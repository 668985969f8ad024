import Keyworks

extension Container {
  var name: Factory<String> { self { "Ada" }.cached }
  // var name: Factory<String> { self { self.letter().text } }
  var header: Factory<String> { self { "Dear \(self.name())" } }  // not self.footer()
  var footer: Factory<String> {
    self {
      #"Yours, \(self.letter().text) and \#(self.header())"#
    }
  }
  var quote: Factory<String> {
    self {
      ##"""
      A raw text: "self.letter()" \(self.letter()) \#(self.letter())
      and one that counts: \##(self.name())
      """##
    }
  }
  var letter: Factory<Letter> {
    self {
      Letter(
        text: """
          \(self.header()),
          it is \({ "\(self.weather()) and " + self.wind() }()) here,
          and \("nested \("twice \(self.temperature())")").
          \\(self.letter().text) is only text, and so is \"self.letter()\".
          \(self.quote())
          \(self.footer())
          """)
    }.cached
  }
  var weather: Factory<String> { self { "sunny" /* self.letter().text */ } }
  var wind: Factory<String> { self { "calm" }.singleton }
  var temperature: Factory<Int> {
    self {
      let code = "self { self.letter() }"
      return code.count  // + self.letter().text.count
    }
  }
  var texts: Factory<Texts> {
    self { Texts(title: "self.texts()", body: self.letter().text) }
  }
  static var lines: Tags<String> {
    [
      Tagged(\.header),
      // Tagged(\.header),
      Tagged(\.wind),  // Tagged(\.wind)
    ]
  }
}
