// why: two containers answer the needs of two modules, each in its own way.
import Accounts
import Feeds
import Keyworks

print(Container.shared.banner(), Container.shared[\.feedTitles])
print(PhoneContainer.shared.wallpaper(), PhoneContainer.shared.account().name)
