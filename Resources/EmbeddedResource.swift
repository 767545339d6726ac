/// Text of Resources/ that the binary carries: the JavaScript bundles by name, and the style sheets.
///
/// The members are made by scripts/embed before each build. Bundles are ASCII, so the engine takes the bytes as they
/// lie in the binary, without a copy through `String`.
public enum EmbeddedResource {}
