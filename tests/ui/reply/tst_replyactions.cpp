// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/replyactions.h"

#include "lint/lintsummary.h"
#include "support/fakeclock.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/reply/resultstate.h"
#include "ui/style/painting.h"

#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The button that sends the final result keeps its word longer than all else in the bar, at every size of the text.
class tst_ReplyActions : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void cleanup() { m_theme->setTextSize(0); }
    void whatSendsKeepsItsWord_data();
    void whatSendsKeepsItsWord();
};

void tst_ReplyActions::whatSendsKeepsItsWord_data()
{
    QTest::addColumn<int>("points");
    for (const int points : {9, 14, 18})
        QTest::addRow("%d pt", points) << points;
}

void tst_ReplyActions::whatSendsKeepsItsWord()
{
    QFETCH(int, points);
    m_theme->setTextSize(points);
    support::FakeClock clock;
    QWidget window; // without a layout, which would not let the bar become narrow
    ReplyActions actions(clock, &window);
    actions.setNarrow(true);
    actions.setState(protocol::TaskStatus::Passed, false);
    actions.setFindings({.errors = 2, .warnings = 1}, 4000);
    actions.setAllowed(true, true, false);
    actions.resize(2000, actions.sizeHint().height());
    window.resize(actions.size());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto *state = actions.findChild<ResultState *>();
    const auto isAway = [&actions](const QString &name) {
        return actions.findChild<QPushButton *>(name)->property(style::WordAwayProperty).toBool();
    };
    bool hadWordAlone = false;
    QVERIFY(!state->isHidden() && !isAway(u"sendRunning"_s) && !isAway(u"sendFinal"_s));
    for (int width = 2000; width >= actions.minimumSizeHint().width(); width -= 8) {
        actions.resize(width, actions.height());
        QVERIFY(!isAway(u"sendFinal"_s) || (state->isHidden() && isAway(u"sendRunning"_s)));
        hadWordAlone = hadWordAlone || (state->isHidden() && !isAway(u"sendFinal"_s));
    }
    QVERIFY(hadWordAlone);
}

RUNLATCH_WINDOW_TEST(tst_ReplyActions)

} // namespace runlatch::ui

#include "tst_replyactions.moc"
