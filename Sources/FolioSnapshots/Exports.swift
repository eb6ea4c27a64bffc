// Strategies, height tables and options are what a test writes beside `expectSnapshot`.
@_exported public import FolioSnapshotCore
