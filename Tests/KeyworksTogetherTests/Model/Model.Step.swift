import Keyworks

extension Model {
  /// One step of a program.
  struct Step: Sendable {
    /// Identifies what the step adds: a layer, a token or a held value. It stays the same when
    /// other steps are left out.
    let number: Int
    /// The number of the container that it acts on.
    let home: Int
    let action: Action
  }

  enum Action: Sendable {
    /// A held need keeps the value alive until a step releases it.
    case resolve(Need)
    /// Releases the value that a step resolved or, with nil, all values.
    case letGo(of: Int?)
    /// For a variant, if there is a mood.
    case register(Node, Source, for: Mood? = nil)
    case override(Node, Source, for: Mood? = nil)
    /// Decorates with a value that holds the decorated one or replaces it.
    case decorate(Node, replaces: Bool)
    /// Reverts what a step added, if anything, and perhaps a second time.
    case revert(Int)
    case reset(Reset)
    /// Makes a definition give nil or throw an error from now on, or give a value again.
    case refuse(Node, Bool)
    /// Gathers the list of the container.
    case gather
    case say(Saying)
    /// Overrides the members of the list.
    case replaceList(Replacement)
    /// Makes a container with this number. It lasts until the end of the sandbox or, if it outlives
    /// the sandbox, until the end of the program.
    case make(home: Int, outlives: Bool)
    /// Makes a provider under the number of the step.
    case offer(Need)
    /// Calls the provider that a step, or a body that it added, made last.
    case call(Int)
    /// Performs the steps inside a `with` that puts a variant in force.
    case with(Mood, [Step])
    /// Performs the steps in a new sandbox.
    case sandbox([Step])
    /// Performs the steps outside every sandbox, on another thread.
    case onThread([Step])
    /// Performs the steps outside every sandbox, on this thread with `Sandbox.none`.
    case inNoSandbox([Step])
  }

  /// A statement about a member of the list.
  enum Saying: Sendable {
    case contribute(Node)
    case remove(Node)
    case reorder(Node, Rank)
  }

  /// The position of a member of the list. A member is only ever placed before factories that
  /// follow it in `Node`, so that no program can contradict itself.
  struct Rank: Equatable, Sendable {
    let priority: Int
    var before: Node?
  }

  /// The lists that overrides put in place of the declared one.
  enum Replacement: CaseIterable, Sendable {
    case nothing, few, many
  }

  /// The source of the values of a registration or an override.
  enum Source: Sendable {
    case body(Recipe)
    /// A single value, made together with the layer.
    case value
    /// The value that a step resolved if it is still held, or else a new value.
    case held(Int)
    /// Nil, if the factory can give it.
    case nothing
  }

  /// The work of a body.
  struct Recipe: Sendable {
    var needs: [Need] = []
    /// The reset that it performs during the build, between the first need and the others.
    var meanwhile: Reset?
    /// Whether it gives nil or throws an error.
    var refuses = false
    /// The provider that it makes.
    var offers: Offer?
    /// The provider that it calls, if that is for a later factory.
    var calls: Int?
  }

  enum Reset: Sendable {
    case container(ResetOptions)
    case factory(Node, ResetOptions)
    case scope(Lifetime)
  }
}

// MARK: - As text

extension Model.Step: CustomStringConvertible {
  var description: String {
    "\(number): \(home == 0 ? "first" : home == 1 ? "second" : "container \(home)") \(action)"
  }
}

extension Model.Action: CustomStringConvertible {
  var description: String {
    switch self {
    case .resolve(let need): "resolve \(need)\(need.isHeld ? " and hold it" : "")"
    case .letGo(let step): "release \(step.map { "what \($0) resolved" } ?? "everything")"
    case .register(let node, let source, let mood):
      "\(node).register\(mood.map { "(\($0))" } ?? ""): \(source)"
    case .override(let node, let source, let mood):
      "\(node).override\(mood.map { "(\($0))" } ?? ""): \(source)"
    case .decorate(let node, let replaces): "\(node).decorate: \(replaces ? "replace" : "wrap")"
    case .revert(let step): "revert \(step)"
    case .reset(let reset): "\(reset)"
    case .refuse(let node, let refuses): "\(node) \(refuses ? "refuses" : "no longer refuses")"
    case .gather: "gather"
    case .say(let saying): "\(saying)"
    case .replaceList(let replacement): "override the list with \(replacement)"
    case .make(let home, let outlives):
      "make container \(home)\(outlives ? ", to stay" : "")"
    case .offer(let need): "make a provider of \(need)"
    case .call(let step): "call the provider of \(step)"
    case .with(let mood, let steps): "with \(mood):\(Self.text(steps))"
    case .sandbox(let steps): "in a sandbox:\(Self.text(steps))"
    case .onThread(let steps): "on another thread:\(Self.text(steps))"
    case .inNoSandbox(let steps): "in no sandbox:\(Self.text(steps))"
    }
  }
}

extension Model.Action {
  /// The nested steps, with each line indented.
  private static func text(_ steps: [Model.Step]) -> String {
    steps.flatMap { "\($0)".split(separator: "\n") }.map { "\n    \($0)" }.joined()
  }

  /// The nested steps.
  var inside: [Model.Step] {
    switch self {
    case .with(_, let steps), .sandbox(let steps), .onThread(let steps), .inNoSandbox(let steps):
      steps
    default: []
    }
  }

  /// The same action with other nested steps.
  func with(inside steps: [Model.Step]) -> Self {
    switch self {
    case .with(let mood, _): .with(mood, steps)
    case .sandbox: .sandbox(steps)
    case .onThread: .onThread(steps)
    case .inNoSandbox: .inNoSandbox(steps)
    default: self
    }
  }
}

extension Model.Need: CustomStringConvertible {
  var description: String {
    "\(node)\(label.map { "(\($0.number))" } ?? "")\(isElsewhere ? " elsewhere" : "")\(choice)\(course)"
  }
}

extension Model.Source: CustomStringConvertible {
  var description: String {
    switch self {
    case .body(let recipe): "\(recipe)"
    case .value: "a value"
    case .held(let step): "what \(step) resolved, or a value"
    case .nothing: "nil"
    }
  }
}

extension Model.Recipe: CustomStringConvertible {
  var description: String {
    let needs = needs.map { "\($0)\($0.isHeld ? "" : " (not held)")" }.joined(separator: ", ")
    let reset = meanwhile.map { ", \($0) after the first need" } ?? ""
    let offer = offers.map { ", makes provider \($0.number) of \($0.need)" } ?? ""
    let call = calls.map { ", calls the provider of \($0)" } ?? ""
    return "{ needs [\(needs)]\(reset)\(offer)\(call)\(refuses ? ", gives nothing" : "") }"
  }
}

extension Model.Course: CustomStringConvertible {
  var description: String {
    switch self {
    case .here: ""
    case .inTask: " in a task"
    case .laterInTask: " later in a task"
    }
  }
}

extension Model.Reset: CustomStringConvertible {
  var description: String {
    switch self {
    case .container(let options): "reset(\(Self.text(options)))"
    case .factory(let node, let options): "\(node).reset(\(Self.text(options)))"
    case .scope(let lifetime): "reset(scope: \(lifetime))"
    }
  }

  private static func text(_ options: ResetOptions) -> String {
    let names: [(ResetOptions, String)] = [
      (.instances, ".instances"), (.registrations, ".registrations"), (.overrides, ".overrides"),
      (.contributions, ".contributions"),
    ]
    return "[\(names.filter { options.contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }
}
