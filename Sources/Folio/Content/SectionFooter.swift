/// A description of what stands below a section's rows.
@MainActor
public protocol SectionFooter: SectionBoundary {}
