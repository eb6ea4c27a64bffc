// `import Folio` brings `SizingCell` and `SizingSectionView`, which every cell and section view needs.
@_exported public import FolioSizing
