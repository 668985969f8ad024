struct Route: Sendable {
  var stops: [String]
}

struct Atlas: Sendable {
  var places: [String]
}

struct Compass: Sendable {
  var heading: Int
}

struct Needle: Sendable {
  var north: Int
}

struct Forecast: Sendable {
  var text: String
}

struct Bulletin: Sendable {
  var lines: [String]
}

struct Gauge: Sendable {
  var knots: Int
}

struct Sail: Sendable {
  var area: Int
}

struct Tide: Sendable {
  var metres: Int
}

struct Harbour: Sendable {
  var depth: Int
}
