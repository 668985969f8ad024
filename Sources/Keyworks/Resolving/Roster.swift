/// The cells of one lifetime, in no order. It adds and removes in constant time: each cell
/// knows its neighbours.
struct Roster {
  typealias Pointer = UnsafeMutablePointer<Roster>

  let lifetime: Lifetime
  /// The roster of another lifetime.
  let next: Pointer?
  private var first: Cell.Pointer?

  init(of lifetime: Lifetime, before next: Pointer?) {
    self.lifetime = lifetime
    self.next = next
  }

  mutating func add(_ member: Cell.Pointer) {
    guard !member.pointee.isListed else { return }
    member.pointee.isListed = true
    member.pointee.next = first
    first?.pointee.previous = member
    first = member
  }

  mutating func remove(_ member: Cell.Pointer) {
    guard member.pointee.isListed else { return }
    let (previous, next) = (member.pointee.previous, member.pointee.next)
    next?.pointee.previous = previous
    if let previous { previous.pointee.next = next } else { first = next }
    leave(member)
  }

  /// Returns all members and is empty afterwards.
  mutating func removeAll() -> [Cell.Pointer] {
    var members: [Cell.Pointer] = []
    while let member = first {
      first = member.pointee.next
      leave(member)
      members.append(member)
    }
    return members
  }

  private func leave(_ member: Cell.Pointer) {
    member.pointee.isListed = false
    member.pointee.previous = nil
    member.pointee.next = nil
  }
}
