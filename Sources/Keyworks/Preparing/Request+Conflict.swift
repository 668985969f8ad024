extension Request {
  /// Refuses or reports two places that register the same with the same priority.
  package func noteConflict(of new: Layer, with old: [Layer]) {
    guard let author = new.author, let site = new.site,
      let earlier = old.lazy.filter({ $0.author?.conflicts(with: author) == true })
        .compactMap(\.site).first(where: { !$0.isSame(as: site) })
    else { return }
    if container.manager.refusesConflicts { Misuse.registeredTwice(place, earlier, site).stop() }
    container.activeManager.tell(
      .registeredTwice(
        earlier: Origin(place.name, at: earlier), later: Origin(place.name, at: site)),
      Origin(place))
  }
}

extension Misuse {
  fileprivate static func registeredTwice(
    _ place: Place, _ earlier: Place, _ later: Place
  ) -> Misuse {
    """
    \(place.quoted) is registered at \(earlier.position) and again at \(later.position), with the \
    same priority. Remove one of them, or put it in a wiring with another priority.
    """.misuse(at: later)
  }
}
