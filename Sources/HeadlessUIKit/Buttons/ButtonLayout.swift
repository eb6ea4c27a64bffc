/// Places a picture, a title and a subtitle beside and below each other. Points, from the reading direction's start.
struct ButtonLayout {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var imageEdge = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// The part of the free width that lies before the narrower of the two texts.
    var titlePosition: CGFloat = 0.5

    struct Frames {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect
    }

    private var isImageBeside: Bool { imageEdge != .top && imageEdge != .bottom }
    private var hasImage: Bool { image.width > 0 || image.height > 0 }
    private var hasText: Bool { title.height > 0 || subtitle.height > 0 }
    private var usedImagePadding: CGFloat { hasImage && hasText ? imagePadding : 0 }
    private var usedTitlePadding: CGFloat { title.height > 0 && subtitle.height > 0 ? titlePadding : 0 }

    private var texts: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + usedTitlePadding + subtitle.height)
    }

    /// The width that a picture leaves for texts.
    func textWidth(in width: CGFloat) -> CGFloat {
        isImageBeside && hasImage ? max(0, width - image.width - imagePadding) : width
    }

    var size: CGSize {
        let texts = texts
        guard isImageBeside else {
            return CGSize(
                width: max(image.width, texts.width), height: image.height + usedImagePadding + texts.height)
        }
        return CGSize(width: image.width + usedImagePadding + texts.width, height: max(image.height, texts.height))
    }

    /// The frames inside a rectangle of `size`, or of a larger one whose room the texts take.
    func frames(in area: CGRect) -> Frames {
        var textArea = CGRect(origin: area.origin, size: texts)
        var imageArea = CGRect(origin: area.origin, size: image)
        if isImageBeside {
            textArea.size.width = max(0, area.width - image.width - usedImagePadding)
            textArea.origin.y = area.midY - texts.height / 2
            imageArea.origin.y = area.midY - image.height / 2
            if imageEdge == .trailing {
                imageArea.origin.x = area.maxX - image.width
            } else {
                textArea.origin.x += image.width + usedImagePadding
            }
        } else {
            textArea.size.width = area.width
            imageArea.origin.x = area.midX - image.width / 2
            if imageEdge == .bottom {
                imageArea.origin.y += texts.height + usedImagePadding
            } else {
                textArea.origin.y += image.height + usedImagePadding
            }
        }
        func line(_ size: CGSize, y: CGFloat) -> CGRect {
            let width = min(size.width, textArea.width)
            return CGRect(
                x: textArea.minX + (textArea.width - width) * titlePosition, y: y, width: width, height: size.height)
        }
        return Frames(
            image: imageArea, title: line(title, y: textArea.minY),
            subtitle: line(subtitle, y: textArea.minY + title.height + usedTitlePadding))
    }
}
