// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "FolioBenchmarks",
    dependencies: [.package(name: "Folio", path: "..")],
    targets: [
        .systemLibrary(name: "GlibcMalloc"),
        .executableTarget(
            name: "folio-bench", dependencies: ["GlibcMalloc", .product(name: "FolioText", package: "Folio")]),
    ],
    swiftLanguageModes: [.v6]
)
