import Testing

/// All suites of views, one test at a time: views share the statics of `MarkupEditor`, and a page for each of some hundred tests
/// at once takes gigabytes. ``ViewSuites/LifetimeTests`` has as many views at once, in a process of its own.
@Suite("Views", .serialized) enum ViewSuites {}
