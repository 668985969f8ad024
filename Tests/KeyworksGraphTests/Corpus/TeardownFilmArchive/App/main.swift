// why: withContainer closes only the container, and no withTeardown closes the singleton.
import Keyworks
import KeyworksAsync
import Vault

struct Screening {
  let cinema: String
  let reels: [String]
}

func prepare(_ screenings: [Screening]) async throws {
  try await withContainer(Container()) { archive in
    let scanner = try await archive.scanner()
    for screening in screenings {
      for reel in screening.reels {
        print(await scanner.scan(reel), "for", screening.cinema)
        archive.loanBook().lend(reel, to: screening.cinema)
      }
    }
  }
}

try await prepare([
  Screening(cinema: "Odeon", reels: ["Metropolis 1", "Metropolis 2"]),
  Screening(cinema: "Roxy", reels: ["Nosferatu"]),
])
