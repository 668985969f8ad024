// why: comments, strings and raw strings contain code that would form cycles; interpolations count.
import Keyworks

let texts = Container.shared.texts()
print(texts.title, Texts.help.count, texts.body)
print(Container.shared[\.lines])
