// swift-tools-version: 6.2

import PackageDescription

// A fully static program starts ten times faster than one that loads Foundation. Compiler and
// linker must both know, or the link misses what static libraries need in turn.
let isStatic = ["-static-executable"]
let staticLink: [LinkerSetting] = [
  .unsafeFlags(
    isStatic + ["-Xlinker", "-s", "-Xlinker", "--gc-sections"],
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
    .target(name: "HangmanKit"),
    .executableTarget(
      name: "hangman-cgi",
      dependencies: ["HangmanKit"],
      linkerSettings: staticLink
    ),
    .testTarget(
      name: "HangmanKitTests",
      dependencies: ["HangmanKit", "Solver"],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "HangmanCGITests", dependencies: ["HangmanKit", "hangman-cgi"]),

    // Measuring instruments, never part of the game.
    .target(name: "Solver", path: "benchmarks/solver"),
    .executableTarget(
      name: "arena",
      dependencies: ["HangmanKit", "Solver"],
      path: "benchmarks/arena",
      linkerSettings: staticLink
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .unsafeFlags(isStatic, .when(configuration: .release)),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
