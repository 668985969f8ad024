// why: `solver` of NumericsNeeds: solver (cached) drops the Precision, on which tolerance
// depends, so the certified analysis is a draft.
import Keyworks
import Numerics

extension Container: @retroactive NumericsNeeds {
  public var tolerance: Factory<Double> {
    self { 1e-3 }
      .when(Precision.certified) { 1e-12 }
  }
}

/// A bar of equal springs, fixed at one end.
struct Truss {
  let stiffness: [Double]

  var matrix: [[Double]] {
    stiffness.indices.map { row in
      stiffness.indices.map { column in
        switch column - row {
        case 0: stiffness[row] + (row + 1 < stiffness.count ? stiffness[row + 1] : 0)
        case 1: -stiffness[column]
        case -1: -stiffness[row]
        default: 0
        }
      }
    }
  }
}

struct Analysis {
  let truss: Truss
  let solver: Solver

  func displacements(under load: Double) -> [Double] {
    let loads = truss.stiffness.indices.map { $0 == truss.stiffness.count - 1 ? load : 0 }
    return solver.solve(truss.matrix, loads)
  }
}

extension Container {
  var truss: Factory<Truss> { self { Truss(stiffness: [4, 3, 2, 1]) } }
  var analysis: Factory<Analysis> { self { Analysis(truss: self.truss(), solver: self.solver()) } }
}

let office = Container.shared
print("draft:", office.analysis.under(Precision.draft)().displacements(under: 10))
print("for the authority:", office.analysis.under(Precision.certified)().displacements(under: 10))
