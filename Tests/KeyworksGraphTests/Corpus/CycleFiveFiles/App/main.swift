// why: a cycle of five that is written with key paths and spread over three files.
import Keyworks

func printStatement(_ container: Container) {
  let statement = container[\.statement]
  print(statement.branch.city)
}

printStatement(.shared)
