// swift-tools-version: 6.2

import PackageDescription

// A request is a process, so a release carries no run-time that would have to start: Embedded Swift
// makes all of its types while compiling (docs/performance.md). Debug builds, which the tests use,
// are ordinary Swift, and so is the arena, the instrument that benchmarks/arena is the source of.
let isArena = Context.environment["ARENA"] != nil
// As flags, since the setting of that name would be handed to every link.
let embedded = isArena ? [] : ["-enable-experimental-feature", "Embedded", "-wmo"]
let compilation: [SwiftSetting] = [.unsafeFlags(embedded, .when(configuration: .release))]
let linkage: [LinkerSetting] = [
  .unsafeFlags(
    embedded + ["-static-executable", "-use-ld=lld"]
      + ["-Xlinker", "-s", "-Xlinker", "--gc-sections"],
    .when(configuration: .release)
  )
]

let package = Package(
  name: "hangman",
  products: [
    .library(name: "HangmanKit", targets: ["HangmanKit"]),
    .executable(name: "hangman-cgi", targets: ["hangman-cgi"]),
  ],
  targets: [
    .systemLibrary(name: "Libc"),
    .target(name: "HangmanKit", dependencies: ["Libc"], swiftSettings: compilation),
    .executableTarget(
      name: "hangman-cgi",
      dependencies: ["HangmanKit", "Libc"],
      swiftSettings: compilation,
      linkerSettings: linkage
    ),
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

if isArena {
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
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
