// why: a cycle of five factories that uses key paths and spans three files.
import Keyworks

func printStatement(_ container: Container) {
  let statement = container[\.statement]
  print(statement.branch.city)
}

printStatement(.shared)
