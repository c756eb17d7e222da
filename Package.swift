// swift-tools-version: 6.3

import PackageDescription

// A request is a process, so a release carries no run-time that would have to start: Embedded Swift
// makes all of its types while compiling (docs/performance.md). Debug builds, which the tests use,
// are ordinary Swift. So is a release where ORDINARY is set in the environment: for toolchains
// without Embedded Swift, and for the arena, whose reports need Foundation.
let isOrdinary = Context.environment["ORDINARY"] != nil
let kind =
  isOrdinary
  // Compiler and linker must both know, or the link misses what static libraries need in turn.
  ? ["-static-executable"]
  // As flags: the setting `.enableExperimentalFeature` reaches the links of debug builds too. It
  // wants a module compiled as a whole, and takes the dynamic library's interface even where
  // --static-swift-stdlib is asked for.
  : ["-enable-experimental-feature", "Embedded", "-wmo", "-no-static-stdlib"]
let linking = ["-static-executable", "-use-ld=lld", "-Xlinker", "-s", "-Xlinker", "--gc-sections"]

let package = Package(
  name: "hangman",
  products: [
    .executable(name: "hangman-cgi", targets: ["hangman-cgi"])
  ],
  targets: [
    .systemLibrary(name: "Libc"),
    .target(name: "HangmanKit", dependencies: ["Libc"]),
    .executableTarget(name: "hangman-cgi", dependencies: ["HangmanKit", "Libc"]),
    .testTarget(
      name: "HangmanKitTests",
      dependencies: ["HangmanKit", "Solver"],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "HangmanCGITests", dependencies: ["HangmanKit", "hangman-cgi"]),
    // Values that can be proved, for the tests and the arena.
    .target(name: "Solver", path: "benchmarks/solver"),
  ],
  swiftLanguageModes: [.v6]
)

if isOrdinary {
  package.targets.append(
    .executableTarget(
      name: "arena",
      dependencies: ["HangmanKit", "Solver"],
      path: "benchmarks/arena",
      exclude: ["plots.py"]
    )
  )
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .unsafeFlags(kind, .when(configuration: .release)),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if target.type == .executable {
    target.linkerSettings = [
      .unsafeFlags(kind + linking, .when(configuration: .release))
    ]
  }
}
