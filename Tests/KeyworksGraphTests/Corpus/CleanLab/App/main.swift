import Keyworks

for line in Container.shared.centrifuge().spin() { print(line) }
