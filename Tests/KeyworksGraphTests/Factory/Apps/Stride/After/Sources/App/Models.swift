// swift-format-ignore-file
import Foundation

enum Sport: String, Codable, CaseIterable {
  case running, cycling, swimming, strength
}

struct Workout: Codable, Identifiable, Equatable {
  var id = UUID()
  var sport: Sport
  var start: Date
  var duration: TimeInterval
  var distance: Double?
  var calories: Int
}

struct Plan: Codable, Identifiable, Equatable {
  var id = UUID()
  var title: String
  var weeks: Int
  var sports: [Sport]
}

struct Profile: Codable, Equatable {
  var name: String
  var email: String
  var weeklyGoal: Int
  var weight: Double
}

struct Credentials: Codable {
  var email: String
  var password: String
}

struct Token: Codable, Equatable {
  var value: String
  var expires: Date
}

struct Challenge: Codable, Identifiable {
  var id: String
  var title: String
  var goal: Int
}

enum StrideError: Error {
  case offline
  case unauthorized
  case notFound
  case decoding(String)
}
