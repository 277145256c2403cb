// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/stepmark.h"

#include "support/suite.h"
#include "support/themedtest.h"

#include <QImage>
#include <QPixmap>
#include <QTest>

namespace runlatch::ui {

/// The mark of a step is a disc, also where a layout gives it more width or height than the other.
class tst_StepMark : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void isRound_data();
    void isRound();
};

void tst_StepMark::isRound_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("as it asks for") << QSize(28, 28);
    QTest::newRow("low") << QSize(60, 20);
    QTest::newRow("narrow") << QSize(20, 60);
}

/// Looks at the pixels on the lines through the middle, a little inside and outside of the disc.
void tst_StepMark::isRound()
{
    QFETCH(QSize, size);
    StepMark mark(1);
    mark.setState(StepMark::State::Current);
    mark.resize(size);
    const QImage image = mark.grab().toImage();
    const QRgb fill = m_theme->color(Token::Accent).rgb();
    const QPoint middle = mark.rect().center();
    const int radius = qMin(size.width(), size.height()) / 2;
    for (const QPoint &way : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
        QCOMPARE(image.pixel(middle + way * (radius - 2)), fill);
        const QPoint outside = middle + way * (radius + 3);
        QVERIFY(!image.rect().contains(outside) || image.pixel(outside) != fill);
    }
}

RUNLATCH_WINDOW_TEST(tst_StepMark)

} // namespace runlatch::ui

#include "tst_stepmark.moc"
