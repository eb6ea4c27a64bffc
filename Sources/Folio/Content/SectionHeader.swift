/// A description of what stands above a section's rows.
@MainActor
public protocol SectionHeader: SectionBoundary {}
