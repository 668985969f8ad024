extension Hall: Showing {
  var seats: Int { rows * 12 }
}

func describe(_ showing: some Showing) -> String { "\(showing.seats) seats" }
