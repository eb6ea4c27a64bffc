import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct StatisticsTests {
    @Test func workIsCountedByCellType() {
        let stage = Stage()
        stage.show([CardRow(1), CardRow(2), PlainRow(3)])
        #expect(stage.view.statistics.cells["CardCell"]?.measureCalls == 2)
        #expect(stage.view.statistics.cells["PlainCell"]?.measureCalls == 1)
        #expect(stage.view.statistics.cells["CardCell"]?.configureCalls == 4)
        #expect(stage.view.statistics.configureCalls == 6 && stage.view.statistics.measureCalls == 3)
        #expect(stage.view.statistics.time == .zero)
        stage.view.resetStatistics()
        #expect(stage.view.statistics.cells.isEmpty)
        stage.view.measuresTime = true
        stage.view.frame.size.width = 200
        stage.window.layoutIfNeeded()
        #expect(stage.view.statistics.measureCalls == 3)
        #expect(stage.view.statistics.time > .zero)
    }
}
