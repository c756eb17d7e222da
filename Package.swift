// swift-tools-version: 6.2

import PackageDescription

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
      linkerSettings: [
        .unsafeFlags(
          ["-static-executable", "-Xlinker", "-s", "-Xlinker", "--gc-sections"],
          .when(configuration: .release)
        )
      ]
    ),
    .testTarget(
      name: "HangmanKitTests", dependencies: ["HangmanKit"], exclude: ["Fixtures"]),
    .testTarget(name: "HangmanCGITests", dependencies: ["HangmanKit", "hangman-cgi"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    // A fully static program starts ten times faster than one that loads Foundation. The compiler
    // must know of it too, or the link misses what static libraries need in turn.
    .unsafeFlags(["-static-executable"], .when(configuration: .release)),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
