import Keyworks

let garden = makeGarden()
print(garden.plan().names, garden.can().litres, garden.bucket().litres)
