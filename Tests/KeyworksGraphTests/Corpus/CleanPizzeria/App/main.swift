import Keyworks

let (thick, thin) = (kitchen(thick: true), kitchen(thick: false))
print(thick.pizza(), thin.pizza())

let seasonal = Container()
seasonal.apply(CommandLine.arguments.count > 1 ? .dough(thickness: 6) : .standard)
seasonal.apply(.oven(wood: true))
seasonal.topping.register(for: Season.summer) { "tomato" }
seasonal.topping.register(for: Season.winter) { "pumpkin" }
seasonal.topping.register { "basil" }
print(seasonal.pizza.under(Season.summer)(), seasonal.pizza.under(Season.winter)(), seasonal.pizza())

let outer = seasonal.topping.override { "anchovy" }
let inner = seasonal.topping.override { "olive" }
print(inner.during { seasonal.pizza() })
outer.revert()
