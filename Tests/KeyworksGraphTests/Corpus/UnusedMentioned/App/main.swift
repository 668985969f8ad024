// why: the name occurs in comments, strings, labels and other properties, but nothing refers to the factory.
import Keyworks

struct Page {
  var banner: String
  var footer = "footer"
}

extension Container {
  var banner: Factory<String> { self { "Welcome" } }  // expect: unused banner
  var footer: Factory<String> { self { "Bye" } }  // expect: unused footer
  var page: Factory<Page> {
    self {
      let banner = "self.banner()"
      // The old page used container.footer() here: self[\.footer]
      return Page(banner: banner)
    }
  }
  /* var old: Factory<String> { self { self.footer() } } */
}

#if HAS_BANNER
  print(Container.shared.banner())
#endif

let page = Container.shared.page()
print(page.banner, page.footer, #"\(Container.shared.footer())"#, \Page.banner)
