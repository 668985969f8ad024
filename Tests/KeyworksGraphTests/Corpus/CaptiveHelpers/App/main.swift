// why: default arguments, static properties and methods of the container are on the path.
import Keyworks

extension Container {
  var letterhead: Factory<Letterhead> { self { Letterhead() }.cached }
  var calendar: Factory<Calendar> { self { Calendar() }.cached }
  var template: Factory<Letter> { self { Letter() }.singleton }  // expect: captive template letterhead
  var plain: Factory<Letter> { self { Letter(head: "none") }.singleton }
  var footer: Factory<String> { self { self.described("footer") }.singleton }  // expect: captive footer calendar
}

print(Container.shared.template().head, Container.shared.plain().head)
print(Container.shared.footer())
