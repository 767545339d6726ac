/// What the process answers its caller.
enum ExitStatus: Int32 {
  case done = 0
  /// The work failed, a test failed, or `--check` found a change.
  case failed = 1
  /// The command line is wrong; the number is EX_USAGE of sysexits.h.
  case usage = 64
}
