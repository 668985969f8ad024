internal import Foundation

/// A plot of the rows. Each row has a dot at its ratio and a mark at its target, on a logarithmic
/// scale with base 2.
struct Plot {
  let text: String

  private static let width = 860.0
  private static let line = 26.0
  private static let top = 56.0
  private static let left = 420.0
  private static let right = 70.0
  /// The range of the scale, as exponents of two.
  private static let range = -2.0...6.0

  init(_ rows: [Result], _ theme: Theme) {
    let bottom = Self.top + Self.line * Double(rows.count)
    var parts: [String] = []
    for power in stride(from: Self.range.lowerBound, through: Self.range.upperBound, by: 1) {
      let x = Self.place(exp2(power))
      let isHand = power == 0
      parts += [
        """
        <line x1="\(x)" y1="\(Self.top - 8)" x2="\(x)" y2="\(bottom)" \
        stroke="\(isHand ? theme.text : theme.grid)" stroke-width="1"/>
        """,
        Self.text(
          isHand ? "by hand" : "\(Self.short(exp2(power))) ×", x: x, y: Self.top - 16,
          anchor: "middle", color: isHand ? theme.text : theme.faint),
      ]
    }
    for (index, row) in rows.enumerated() {
      let y = Self.top + Self.line * (Double(index) + 0.5)
      let color = row.bar == nil ? theme.faint : row.isGood ? theme.good : theme.missed
      let x = Self.place(row.ratio)
      parts += [
        Self.text(row.name, x: 8, y: y, color: theme.faint),
        Self.text(row.workload, x: 52, y: y, color: theme.text),
        """
        <line x1="\(Self.place(1))" y1="\(y)" x2="\(x)" y2="\(y)" stroke="\(color)" \
        stroke-width="3"/>
        """,
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"5\" fill=\"\(color)\"/>",
        Self.text(
          String(format: "%.2f", row.ratio), x: Self.width - 8, y: y, anchor: "end", color: color),
      ]
      if let bar = row.bar {
        let x = Self.place(bar)
        parts.append(
          """
          <line x1="\(x)" y1="\(y - 9)" x2="\(x)" y2="\(y + 9)" stroke="\(theme.text)" \
          stroke-width="2"/>
          """)
      }
    }
    parts.append(
      Self.text(
        "Time against hand-written code in the same run: a dot for each row, a mark for its bar.",
        x: 8, y: bottom + 20, color: theme.faint))
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(bottom + 36)" \
      font-family="Helvetica, Arial, sans-serif" font-size="13">
      <rect width="100%" height="100%" fill="\(theme.background)"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private static func place(_ ratio: Double) -> Double {
    let share =
      (log2(ratio) - range.lowerBound) / (range.upperBound - range.lowerBound)
    return ((left + share * (width - left - right)) * 10).rounded() / 10
  }

  private static func short(_ value: Double) -> String {
    value < 1 ? "1/\(Int(1 / value))" : "\(Int(value))"
  }

  private static func text(
    _ text: String, x: Double, y: Double, anchor: String = "start", color: String
  ) -> String {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return """
      <text x="\(x)" y="\(y)" text-anchor="\(anchor)" dominant-baseline="middle" \
      fill="\(color)">\(escaped)</text>
      """
  }
}

/// The colors of a plot.
struct Theme {
  /// The end of the file name.
  let ending: String
  let background, text, faint, grid, good, missed: String

  static let all = [
    Theme(
      ending: ".svg", background: "#ffffff", text: "#1f2328", faint: "#59636e", grid: "#d9dee3",
      good: "#0a7d4b", missed: "#b35900"),
    Theme(
      ending: "~dark.svg", background: "#0d1117", text: "#e6edf3", faint: "#9198a1",
      grid: "#2b3138", good: "#3fb984", missed: "#f0a04b"),
  ]
}

extension String {
  /// Replaces the contents of a file.
  func write(to path: String) throws {
    try write(to: URL(filePath: path), atomically: true, encoding: .utf8)
  }
}
