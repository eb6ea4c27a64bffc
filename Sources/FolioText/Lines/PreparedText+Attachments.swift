extension PreparedText {
    /// Where the attachments of a line of this text's layout stand, from left to right.
    public func attachments(in line: TextLine) -> [PlacedAttachment] {
        guard hasAttachments else { return [] }
        return linePieces(in: line).compactMap { piece in
            guard case .attachment = piece.kind, let attachment = styles[piece.style].attributes.attachment else {
                return nil
            }
            let style = styles[piece.style]
            let top = line.baseline - style.attachmentBox(attachment, rule: environment.metrics).above
            let advance = style.attachmentAdvance(attachment, rule: environment.metrics)
            // A justified line may have room behind it.
            let x = piece.isRightToLeft ? piece.x + piece.width - advance : piece.x
            return PlacedAttachment(
                attachment: attachment,
                rect: TextRect(x: Fixed.points(x), y: top, width: Fixed.points(advance), height: attachment.height),
                runIndex: piece.style, utf16Offset: text.sourceOffset(piece.range.lowerBound))
        }
    }
}
