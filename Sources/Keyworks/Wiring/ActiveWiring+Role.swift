extension ActiveWiring: Role {
  /// Refuses or reports two places of the wiring that register the same with the same priority.
  func registers(_ new: Layer, insteadOf old: [Layer], for request: Request) {
    guard let author = new.author, let site = new.site,
      let earlier = old.lazy.filter({ $0.author?.conflicts(with: author) == true })
        .compactMap(\.site).first(where: { !$0.isSame(as: site) })
    else { return }
    let place = request.place
    if request.container.manager.refusesConflicts {
      Misuse.registeredTwice(place, earlier, site).stop()
    }
    request.container.activeManager.tell(
      .registeredTwice(
        earlier: Origin(place.name, at: earlier), later: Origin(place.name, at: site)),
      Origin(place))
  }
}
