import Keyworks

func makeGarden() -> Container {
  let container = Container()
  return container
}
