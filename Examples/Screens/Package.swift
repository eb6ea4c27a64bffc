// swift-tools-version: 6.2

import PackageDescription

// An app's screens as a package of their own: real UIKit and the original Folio on iOS, this repository on Linux.
//
// Folio's package builds and tests the same sources, so that one build serves for both.

#if os(Linux)
    let folio = Package.Dependency.package(name: "Folio", path: "../..")
    let uikit: [Target.Dependency] = [
        .product(name: "UIKit", package: "Folio", condition: .when(platforms: [.linux]))
    ]
#else
    let folio = Package.Dependency.package(
        url: "https://github.com/danielinoa/Folio.git", .upToNextMinor(from: "0.1.0"))
    let uikit: [Target.Dependency] = []
#endif

let package = Package(
    name: "Screens",
    platforms: [.iOS(.v18)],
    products: [.library(name: "Screens", targets: ["Screens"])],
    dependencies: [folio],
    targets: [
        .target(
            name: "Screens", dependencies: [.product(name: "Folio", package: "Folio")] + uikit,
            resources: [.process("Resources")])
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    package.targets.append(
        .testTarget(
            name: "ScreensTests",
            dependencies: ["Screens", .product(name: "FolioSnapshots", package: "Folio")] + uikit))
#endif
