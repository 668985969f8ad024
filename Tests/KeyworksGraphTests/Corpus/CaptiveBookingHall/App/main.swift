// why: bookingHall (singleton) keeps dutyClerk (scope shift) in the windows that Hall.init
// stores.
import Hall
import Keyworks
import Ticketing

let station = Container.shared

func sell(_ destination: String, at number: Int, for pence: Int) {
  let window = station.bookingHall()[number]
  window.clerk.take(pence)
  print("window \(window.number):", window.press.print(destination))
}

sell("Ely", at: 1, for: 640)
print("early shift:", station.dutyClerk().cashUp())
station.reset(scope: .shift)
sell("Diss", at: 2, for: 910)
print("late shift:", station.dutyClerk().cashUp())
