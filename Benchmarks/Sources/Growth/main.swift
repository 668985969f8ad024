// Does each act for a number of objects, and marks where each begins and ends. Tests/Checks/growth counts the
// instructions in between.
//
//   Growth [<number> [<act> …]]      by default, all acts for 1000

let words = CommandLine.arguments.dropFirst()
let number = words.first.flatMap { Int($0) } ?? 1_000
let wanted = words.dropFirst()
for act in acts where wanted.isEmpty || wanted.contains(act.name) {
  print(act.name)
  try await act.run(number)
}
