internal import FolioCairo

/// Throws what Cairo says of itself, unless all is well.
func check(_ status: cairo_status_t) throws(RenderingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
}
