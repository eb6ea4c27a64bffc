import Testing
import UIKit

@MainActor
struct SliderTests {
    @Test func aSliderGoesFromNoughtToOne() {
        let slider = UISlider()
        #expect(slider.value == 0)
        #expect(slider.minimumValue == 0)
        #expect(slider.maximumValue == 1)
        slider.value = 7
        #expect(slider.value == 1)
        slider.setValue(-7, animated: true)
        #expect(slider.value == 0)
    }

    @Test func theEndsTakeEachOtherAndTheValueWithThem() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 4
        slider.minimumValue = 6
        #expect(slider.value == 6)
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20)
        #expect(slider.value == 20)
        slider.maximumValue = 5
        #expect(slider.minimumValue == 5)
        #expect(slider.value == 5)
    }

    @Test func aSliderHasAHeightAndTakesAnyWidth() {
        let slider = UISlider()
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
        #expect(slider.sizeThatFits(CGSize(width: 200, height: 5)) == CGSize(width: 200, height: 34))
    }

    @Test func theThumbGoesFromEndToEndOfTheTrack() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 34))
        slider.maximumValue = 4
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 15, width: 128, height: 4))
        func thumb(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        #expect(thumb(0) == CGRect(x: 2, y: 3, width: 28, height: 28))
        #expect(thumb(1).minX == 27)
        #expect(thumb(4).maxX == 130)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(thumb(0).maxX == 130)
        slider.minimumValue = 4
        #expect(thumb(4).maxX == 130)
    }
}
