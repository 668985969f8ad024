import Keyworks
import KeyworksAsync

struct Absent: Error {}
let clinic = ClinicContainer()

func receive(_ name: String, absent: Bool = false) async throws {
  try await withContainer(VisitContainer(of: clinic, patient: name)) { room in
    print("waiting for", room.visit().patient)
    if absent { throw Absent() }
  }
}

try await receive("Ada")
do { try await receive("Bob", absent: true) } catch is Absent { print("next") }
try await clinic.close()
