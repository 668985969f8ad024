/// The model-based test: random programs run on the library and on a slow, obvious
/// model of it, which must agree after every step.
///
/// A program is a list of ``Step``s. ``Run`` performs them on the library, in
/// ``ModelContainer``s; ``ReferenceModel`` says what must come of each. The factories
/// and what they need of one another are always the same: see ``Node``.
enum Model {}
