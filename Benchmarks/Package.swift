// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "FolioBenchmarks",
    dependencies: [.package(name: "Folio", path: "..")],
    targets: [
        .systemLibrary(name: "GlibcMalloc"),
        .executableTarget(
            name: "folio-bench",
            dependencies: [
                "GlibcMalloc", .product(name: "FolioText", package: "Folio"),
                .product(name: "FolioDifference", package: "Folio"), .product(name: "FolioLayout", package: "Folio"),
                .product(name: "Folio", package: "Folio"), .product(name: "FolioRows", package: "Folio"),
                .product(name: "HeadlessUIKit", package: "Folio"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
