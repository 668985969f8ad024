/// The model-based test: random programs run on the library and on a slow, obvious model of it.
/// Both must agree after every step.
///
/// A program is a list of ``Step``s. ``Run`` performs them on the library, in
/// ``ModelContainer``s; ``ReferenceModel`` predicts the result of each. The factories
/// and their dependencies are always the same: see ``Node``.
enum Model {}
