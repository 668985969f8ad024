public protocol Papers: Sendable {
  var number: Int { get }
}

open class Vessel: @unchecked Sendable {
  public let name: String
  public let papers: any Papers

  public init(name: String, papers: any Papers) {
    self.name = name
    self.papers = papers
  }

  open var callSign: String { name.uppercased() }
  public var declaration: String { "\(callSign) sails with papers \(papers.number)" }
}
