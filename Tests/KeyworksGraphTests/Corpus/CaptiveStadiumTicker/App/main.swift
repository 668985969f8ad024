// why: ticker (singleton) keeps goalFeed (scope match) as a member of the list feeds.
import Broadcast
import Keyworks
import MatchDay

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { openMatchDay() }
}

func play(_ scorers: [String], in stadium: Container) {
  defer { stadium.reset(scope: .match) }
  for scorer in scorers {
    stadium.goalFeed().goal(scorer)
    print(stadium.ticker().text)
  }
}

play(["Okafor", "Lind", "Okafor"], in: .shared)
play(["Brandt"], in: .shared)
