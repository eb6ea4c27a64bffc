// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "FolioBenchmarks",
    dependencies: [.package(name: "Folio", path: "..")],
    targets: [
        .systemLibrary(name: "GlibcMalloc"),
        .systemLibrary(name: "CairoFreeType", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .target(name: "CairoPainting", dependencies: ["CairoFreeType"]),
        .executableTarget(
            name: "folio-bench",
            dependencies: [
                "GlibcMalloc", "CairoPainting", .product(name: "FolioText", package: "Folio"),
                .product(name: "FolioDifference", package: "Folio"), .product(name: "FolioLayout", package: "Folio"),
                .product(name: "Folio", package: "Folio"), .product(name: "FolioRows", package: "Folio"),
                .product(name: "HeadlessUIKit", package: "Folio"),
                .product(name: "FolioRendering", package: "Folio"),
                .product(name: "FolioSnapshotCore", package: "Folio"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
