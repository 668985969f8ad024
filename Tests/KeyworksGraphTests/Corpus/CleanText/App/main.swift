// why: comments, strings and raw strings hold code that would be cycles; interpolations count.
import Keyworks

let texts = Container.shared.texts()
print(texts.title, Texts.help.count, texts.body)
print(Container.shared[\.lines])
