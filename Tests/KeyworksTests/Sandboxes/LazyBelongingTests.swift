import Keyworks
import TestSupport
import Testing

@Suite struct `A lazy property in a sandbox` {
  @Test(arguments: [false, true])
  func `a lazy property resolves once for threads in and out of its sandbox`(isBuiltOutside: Bool) {
    withSandbox {
      let lab = LazyLab()
      let object = isBuiltOutside ? Running { lab.object() }.join() : lab.object()
      let first = isBuiltOutside ? object.thing : Running { object.thing }.join()
      #expect(Running { object.thing }.join() === first)
      #expect(object.thing === first)
      #expect(lab.probe.made == 1)
    }
  }

  @Test func `a lazy property resolves again in a nested sandbox`() {
    withSandbox {
      let lab = LazyLab()
      let object = lab.object()
      let here = object.thing
      withSandbox { #expect(object.thing !== here) }
      #expect(object.thing === here)
    }
  }

  @Test func `a lazy property resolves separately in a sandbox and outside`() {
    let lazy = Holder()
    withSandbox {
      LazyLab.shared.name.override(with: "mock")
      #expect(lazy.name == "mock")
    }
    #expect(lazy.name == "lab")
    withSandbox { #expect(lazy.name == "lab") }
  }

  @Test func `a copy of an outside lazy property does not cache its value in a sandbox`() {
    let first = Record()
    withSandbox {
      var copy = first
      let value = copy.name
      #expect(value == "lab")
    }
    var copy = first
    let value = withSandbox {
      LazyLab.shared.name.override(with: "mock")
      _ = copy.name
      LazyLab.shared.name.override(with: "other mock")
      return copy.name
    }
    #expect(value == "other mock")
    #expect(copy.name == "lab")
  }
}

private final class LazyLab: SharedContainer {
  static let shared = LazyLab()
  let manager = ContainerManager()
  let probe = Probe()
  var thing: Factory<Thing> { self { self.probe.make() } }
  var name: Factory<String> { self { "lab" }.cached }
  var object: Factory<Holder> { self { Holder() } }
}

// SAFETY: the library allows threads to read such a property at the same time.
private final class Holder: @unchecked Sendable {
  @LazyInjected(\LazyLab.thing) var thing
  @LazyInjected(\LazyLab.name) var name
}

private struct Record {
  @LazyInjected(\LazyLab.name) var name
}
