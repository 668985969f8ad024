import Keyworks

extension Container {
  var width: Factory<Int> { self { 320 } }
  var title: Factory<String> {  // expect: cycle title homeScreen
    self { "\(self.homeScreen().greeting) to the desk" }
  }
  var homeScreen: Factory<HomeScreen> { self { HomeScreen(in: self) } }
  // No part of the cycle, though it leads there.
  var helpScreen: Factory<HelpScreen> { self { HelpScreen(self) } }
}
