// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "FolioBenchmarks",
    dependencies: [.package(name: "Folio", path: "..")],
    targets: [
        .executableTarget(name: "folio-bench", dependencies: [.product(name: "FolioText", package: "Folio")])
    ],
    swiftLanguageModes: [.v6]
)
