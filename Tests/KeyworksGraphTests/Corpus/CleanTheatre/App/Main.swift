import Keyworks

@main enum BoxOffice {
  static func main() {
    let evening = Evening(container: Container(), play: Play(title: "Faust"))
    print(evening.container.poster().text)
    print(evening.sell(row: 3, 14) { $0.ticket() })
    print(evening.sell(row: 1, 1) { house in house.with(Discount(percent: 50)) { $0[\.ticket] } })
    let reprint = evening.sell(row: 9, 2) { $0.provider(\.ticket) }
    print(reprint())
  }
}
