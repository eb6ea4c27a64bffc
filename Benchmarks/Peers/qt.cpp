// qt CORPUS cold|warm|relayout FAMILY,…   QTextLayout on the offscreen platform: no hinting, metrics in design units.
//   cold      a new QTextLayout a string, its lines created at 320 pixels
//   warm      the same for the second half of the strings, after the first
//   relayout  a QTextLayout kept for each string, its cache enabled: lines created at the next width
#include "bench.h"
#include <QtGui>
#include <memory>
#include <vector>

// Adds to the height; returns the number of lines.
static long measure(QTextLayout &layout, float width, double &height) {
    long lines = 0;
    qreal y = 0;
    layout.beginLayout();
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height();
        lines++;
    }
    layout.endLayout();
    height += y;
    return lines;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "qt CORPUS cold|warm|relayout FAMILY,…\n"), 64;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    Corpus corpus = load(argv[1]);
    const char *name = argv[2];
    require_case(name, " cold warm relayout ");
    QFont font;
    font.setFamilies(QString::fromUtf8(argv[3]).split(','));
    font.setPixelSize(FONT_PX);
    font.setHintingPreference(QFont::PreferNoHinting);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    auto make_layout = [&](const Text &text) {
        auto layout = std::make_unique<QTextLayout>(QString::fromUtf8(text.bytes, text.length), font);
        layout->setTextOption(option);
        return layout;
    };
    Stopwatch watch{};
    int from = first_measured(&corpus, name);
    if (strcmp(name, "relayout")) {
        for (int pass = 0; pass <= COLD_PASSES; pass++) {
            long lines = 0;
            double height = 0, ignored = 0;
            for (int i = 0; i < from; i++) measure(*make_layout(corpus.texts[i]), WIDTHS[0], ignored);
            start(&watch);
            for (int i = from; i < corpus.count; i++)
                lines += measure(*make_layout(corpus.texts[i]), WIDTHS[0], height);
            stop(&watch);
            watch.lines = lines;
            watch.check = height;
        }
    } else {
        std::vector<std::unique_ptr<QTextLayout>> layouts;
        double ignored = 0;
        for (int i = 0; i < corpus.count; i++) {
            layouts.push_back(make_layout(corpus.texts[i]));
            layouts[i]->setCacheEnabled(true);
            measure(*layouts[i], 300, ignored);
        }
        for (int pass = 0; pass <= RELAYOUT_PASSES; pass++) {
            long lines = 0;
            double height = 0;
            start(&watch);
            for (auto &layout : layouts) lines += measure(*layout, WIDTHS[pass % WIDTH_COUNT], height);
            stop(&watch);
            if (pass > RELAYOUT_PASSES - WIDTH_COUNT) {
                watch.lines += lines;
                watch.check += height;
            }
        }
    }
    report(&watch, "qt", qVersion(), name, argv[1], corpus.count - from);
}
