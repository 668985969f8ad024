import Keyworks

@main struct Concert {
  static func main() {
    let hall = Hall()
    let chord = Part.chord([.note(1), .loud(.note(2)), .chord([.note(3), .note(5)])])
    print(hall.sound(chord).loudness, hall[\.bars, 4])
    print(Box(in: hall).echo())
  }
}
