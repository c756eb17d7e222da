// swift-tools-version: 6.2

import PackageDescription

// A fully static program starts ten times faster than one that loads Foundation. Compiler and
// linker must both know, or the link misses what static libraries need in turn.
let isStatic = ["-static-executable"]

func link(_ options: [String]) -> LinkerSetting {
  .unsafeFlags(
    isStatic + ["-use-ld=lld"] + (["-s", "--gc-sections"] + options).flatMap { ["-Xlinker", $0] },
    .when(configuration: .release)
  )
}

// What a request touches lies together: a quarter fewer page faults (docs/performance.md).
// benchmarks/speed/order.py makes the file.
let order = "\(Context.packageDirectory)/Sources/hangman-cgi/link-order.txt"
let request = [
  "--wrap=swift_copyAuxiliaryExecutablePath", "--symbol-ordering-file=\(order)",
  "--no-warn-symbol-ordering",
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
      exclude: ["link-order.txt"],
      linkerSettings: [link(request)]
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
      exclude: ["plots.py"],
      linkerSettings: [link([])]
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
