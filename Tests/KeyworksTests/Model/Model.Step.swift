import Keyworks

extension Model {
  /// One thing that a program does.
  struct Step: Sendable {
    /// Names what the step adds: a layer, a token, a value that is held. It stays the
    /// same when other steps are left out.
    let number: Int
    /// Which container it is done to.
    let home: Int
    let action: Action
  }

  enum Action: Sendable {
    /// A need that is held keeps the value until a step lets go of it.
    case resolve(Need)
    /// Lets go of what a step resolved, or, with nil, of everything.
    case letGo(of: Int?)
    /// For a variant, if one is named.
    case register(Node, Source, for: Mood? = nil)
    case override(Node, Source, for: Mood? = nil)
    /// Decorates; the new value holds the one it decorates, or replaces it.
    case decorate(Node, replaces: Bool)
    /// Reverts what a step added, if it added anything; perhaps a second time.
    case revert(Int)
    case reset(Reset)
    /// Lets a definition give nothing from now on, or something again.
    case refuse(Node, Bool)
    /// Gathers the list of the container.
    case gather
    case say(Saying)
    /// Puts other members in place of those of the list.
    case replaceList(Replacement)
    /// Makes a container of this number, which lasts until the end of the sandbox, or of
    /// the program.
    case make(home: Int, outlives: Bool)
    /// Does the steps in a sandbox of their own.
    case sandbox([Step])
    /// Does the steps outside of every sandbox: on another thread.
    case onThread([Step])
    /// The same on this thread, with `Sandbox.none`.
    case inNoSandbox([Step])
  }

  /// What is said about a member of the list.
  enum Saying: Sendable {
    case contribute(Node)
    case remove(Node)
    case reorder(Node, Rank)
  }

  /// The position of a member of the list. Bonds only ever bring a factory before those that
  /// follow it in `Node`, so that no program can contradict itself.
  struct Rank: Equatable, Sendable {
    let priority: Int
    var before: Node?
  }

  /// Lists that overrides put in place of the declared one.
  enum Replacement: CaseIterable, Sendable {
    case nothing, few, many
  }

  /// What a registration or an override hands out.
  enum Source: Sendable {
    case body(Recipe)
    /// One value, made with the layer.
    case value
    /// The value that a step resolved, if it is still held; else like `value`.
    case held(Int)
    /// Nil, where the factory can give it.
    case nothing
  }

  /// What a body does.
  struct Recipe: Sendable {
    var needs: [Need] = []
    /// What it resets while it builds, between the first need and the others.
    var meanwhile: Reset?
    /// Whether nothing comes of it.
    var refuses = false
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
    case .letGo(let step): "let go of \(step.map { "what \($0) resolved" } ?? "everything")"
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
    case .sandbox(let steps): "in a sandbox:\(Self.text(steps))"
    case .onThread(let steps): "on another thread:\(Self.text(steps))"
    case .inNoSandbox(let steps): "in no sandbox:\(Self.text(steps))"
    }
  }
}

extension Model.Action {
  /// The steps inside, each line a little further in.
  private static func text(_ steps: [Model.Step]) -> String {
    steps.flatMap { "\($0)".split(separator: "\n") }.map { "\n    \($0)" }.joined()
  }

  /// The steps inside.
  var inside: [Model.Step] {
    switch self {
    case .sandbox(let steps), .onThread(let steps), .inNoSandbox(let steps): steps
    default: []
    }
  }

  /// The same with other steps inside.
  func with(inside steps: [Model.Step]) -> Self {
    switch self {
    case .sandbox: .sandbox(steps)
    case .onThread: .onThread(steps)
    case .inNoSandbox: .inNoSandbox(steps)
    default: self
    }
  }
}

extension Model.Need: CustomStringConvertible {
  var description: String {
    "\(node)\(label.map { "(\($0.number))" } ?? "")\(isElsewhere ? " elsewhere" : "")\(choice)"
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
    return "{ needs [\(needs)]\(reset)\(refuses ? ", gives nothing" : "") }"
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
