// swift-tools-version: 6.2

import PackageDescription

/// A C library found through pkg-config; `Scripts/install-dependencies` installs the Debian package.
func cLibrary(_ name: String, pkgConfig: String, debian: String) -> Target {
    .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let package = Package(
    name: "Folio",
    products: [
        .library(name: "Folio", targets: ["Folio"]),
        .library(name: "FolioRows", targets: ["FolioRows"]),
        .library(name: "FolioText", targets: ["FolioText"]),
        .library(name: "FolioLayout", targets: ["FolioLayout"]),
        .library(name: "FolioDifference", targets: ["FolioDifference"]),
        .library(name: "FolioRendering", targets: ["FolioRendering"]),
        .library(name: "FolioSnapshotCore", targets: ["FolioSnapshotCore"]),
        .library(name: "FolioSnapshots", targets: ["FolioSnapshots"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .executable(name: "folio", targets: ["FolioTool"]),
        .executable(name: "trips-example", targets: ["TripsExample"]),
    ],
    targets: [
        cLibrary("FolioHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
        cLibrary("FolioFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
        .systemLibrary(name: "FolioHyphen", path: "Sources/FolioHyphen", providers: [.apt(["libhyphen-dev"])]),
        .target(name: "FolioICU", exclude: ["Dictionaries"], linkerSettings: [.linkedLibrary("icuuc")]),
        .systemLibrary(name: "FolioPrefetch", path: "Sources/FolioPrefetch"),
        cLibrary("FolioFontconfig", pkgConfig: "fontconfig", debian: "libfontconfig-dev"),
        cLibrary("FolioCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
        .target(name: "FolioJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
        .target(name: "FolioPNG", linkerSettings: [.linkedLibrary("png")]),
        .target(
            name: "FolioFonts",
            path: "Fonts",
            exclude: ["README.md"],
            sources: ["FolioFonts.swift"],
            resources: [
                .copy("Inter"), .copy("NotoSans"), .copy("NotoSansMono"), .copy("NotoColorEmoji"),
                .copy("DroidSansFallback"), .copy("SHA256SUMS"), .copy("PACKAGES"),
            ]
        ),
        .target(
            name: "FolioText",
            dependencies: [
                "FolioHarfBuzz", "FolioFreeType", "FolioICU", "FolioHyphen", "FolioFontconfig", "FolioFonts",
                "FolioPrefetch",
            ]
        ),
        .target(name: "FolioLayout"),
        .target(name: "FolioDifference"),
        .target(name: "HeadlessUIKit", dependencies: ["FolioText", "FolioLayout", "FolioDifference"]),
        .target(name: "UIKit", dependencies: ["HeadlessUIKit"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(name: "FolioSizing", dependencies: ["HeadlessUIKit"]),
        .target(name: "Folio", dependencies: ["FolioSizing", "FolioDifference"]),
        .target(name: "FolioRows", dependencies: ["Folio", "FolioLayout", "FolioText"]),
        .target(
            name: "FolioRendering",
            dependencies: ["HeadlessUIKit", "FolioText", "FolioCairo", "FolioJPEG", "FolioPNG"]),
        .target(name: "FolioSnapshotCore", dependencies: ["Folio", "FolioRendering", "FolioText"]),
        .target(name: "FolioSnapshots", dependencies: ["FolioSnapshotCore"]),
        .target(name: "FolioCLI", dependencies: ["FolioRows", "FolioSnapshotCore"]),
        .executableTarget(name: "FolioTool", dependencies: ["FolioCLI"]),
        .target(name: "SettingsExample", dependencies: ["FolioRows", "UIKit"], path: "Examples/Settings"),
        .executableTarget(name: "TripsExample", dependencies: ["Folio", "UIKit"], path: "Examples/Trips"),
        .target(
            name: "Screens", dependencies: ["Folio", "UIKit"], path: "Examples/Screens/Sources/Screens",
            resources: [.process("Resources")]),
        .target(name: "TestSupport", dependencies: ["FolioCLI"], path: "Tests/TestSupport"),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .testTarget(
            name: "FolioTextTests",
            dependencies: ["FolioText", "AllocationCounter"],
            exclude: ["Fixtures", "Browser/RESIDUALS.md"]
        ),
        .testTarget(name: "FolioLayoutTests", dependencies: ["FolioLayout"]),
        .testTarget(name: "FolioDifferenceTests", dependencies: ["FolioDifference"]),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["FolioLayout", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "FolioTests", dependencies: ["Folio", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "FolioRowsTests", dependencies: ["FolioRows", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "FolioRenderingTests", dependencies: ["FolioRendering", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "FolioSnapshotsTests", dependencies: ["FolioSnapshots", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "FolioCLITests", dependencies: ["FolioCLI", "FolioTool", "TestSupport"], exclude: ["Fixtures"]),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "FolioCLI", "FolioSnapshots", "TestSupport", "TripsExample", "SettingsExample", "UIKit",
                "_Testing_UIKit",
            ]),
        .testTarget(
            name: "ScreensTests", dependencies: ["Screens", "FolioSnapshots", "UIKit", "_Testing_UIKit"],
            path: "Examples/Screens/Tests/ScreensTests"),
        .testTarget(
            name: "ReadmeTests",
            dependencies: ["Folio", "FolioRows", "FolioSnapshots", "FolioText", "UIKit", "_Testing_UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)

// `Scripts/sanitize` builds what threads and C libraries meet in: the text engine and its tests.
if Context.environment["FOLIO_TEXT_ALONE"] != nil {
    let names: Set = [
        "FolioHarfBuzz", "FolioFreeType", "FolioICU", "FolioHyphen", "FolioFontconfig", "FolioFonts", "FolioPrefetch",
        "FolioText", "AllocationCounter", "FolioTextTests",
    ]
    package.products = [.library(name: "FolioText", targets: ["FolioText"])]
    package.targets.removeAll { !names.contains($0.name) }
}
