/// Text of Resources/ that the binary carries: `EmbeddedResource.dom`, `.markup` and so on.
///
/// The members are made by scripts/embed before each build. Bundles are ASCII, so the engine takes the bytes as they
/// lie in the binary, without a copy through `String`.
public enum EmbeddedResource {}
