// why: factories that throw, recover, and hand out providers of themselves.
import Keyworks

let container = Container()
do {
  print(try container.client().again(), try container.strict(), container.result())
} catch {
  print(error)
}
