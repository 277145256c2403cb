// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/givingway.h"

#include "support/suite.h"
#include "support/themedtest.h"

#include <QTest>

namespace runlatch::ui {

/// Each part gives way exactly below its bound, which larger text moves, in the window or in the widget that asks.
class tst_GivingWay : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void cleanup() { m_theme->setTextSize(0); }
    void boundIsExact_data();
    void boundIsExact();
    void theFormsOfAPageGoTogether();
};

void tst_GivingWay::boundIsExact_data()
{
    QTest::addColumn<Yielding>("what");
    QTest::addColumn<bool>("isOfWindow");
    QTest::addColumn<bool>("isWidth");
    QTest::newRow("navigation words") << Yielding::NavigationWords << true << true;
    QTest::newRow("large titles") << Yielding::LargeTitles << true << true;
    QTest::newRow("list beside") << Yielding::ListBeside << true << true;
    QTest::newRow("told twice") << Yielding::ToldTwice << true << true;
    QTest::newRow("fact columns") << Yielding::FactColumns << false << true;
    QTest::newRow("form panes") << Yielding::FormPanes << false << true;
    QTest::newRow("task panes") << Yielding::TaskPanes << false << true;
    QTest::newRow("head beside") << Yielding::HeadBeside << false << true;
    QTest::newRow("sides beside") << Yielding::SidesBeside << false << true;
    QTest::newRow("half for list") << Yielding::HalfForList << false << false;
    QTest::newRow("roomy details") << Yielding::RoomyDetails << false << false;
    QTest::newRow("both task panes") << Yielding::BothTaskPanes << false << false;
}

void tst_GivingWay::boundIsExact()
{
    QFETCH(Yielding, what);
    QFETCH(bool, isOfWindow);
    QFETCH(bool, isWidth);
    QWidget window;
    QWidget part(&window);
    part.resize(10, 10);
    QWidget &asked = isOfWindow ? window : part;
    const auto yieldsAt = [&](int room) {
        asked.resize(isWidth ? room : 10, isWidth ? 10 : room);
        return givesWay(part, what);
    };
    int smaller = 0;
    for (const int points : {9, 18, 24}) {
        m_theme->setTextSize(points);
        const int least = leastRoom(*m_theme, what);
        QVERIFY(least > smaller);
        smaller = least;
        QVERIFY(!yieldsAt(least));
        QVERIFY(yieldsAt(least - 1));
    }
}

/// A page between two forms would have the columns of one and the room of the other.
void tst_GivingWay::theFormsOfAPageGoTogether()
{
    m_theme->setTextSize(18);
    const int window = leastRoom(*m_theme, Yielding::NavigationWords);
    for (const Yielding what : {Yielding::LargeTitles, Yielding::ListBeside, Yielding::ToldTwice})
        QCOMPARE(leastRoom(*m_theme, what), window);
}

RUNLATCH_WINDOW_TEST(tst_GivingWay)

} // namespace runlatch::ui

#include "tst_givingway.moc"
