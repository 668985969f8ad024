import Keyworks

func openLab() {
  defer { print("lab closed") }
  Technician().printReport()
}
openLab()
