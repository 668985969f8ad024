import Keyworks

let depots: [Depot] = [Depot(), NightDepot(), Museum(year: 1931)]
for depot in depots {
  print(depot.plan())
}
