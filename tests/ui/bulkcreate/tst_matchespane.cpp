// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/fakeclock.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/matchespane.h"
#include "ui/bulkcreate/reviewsummary.h"

using namespace runlatch;
using namespace runlatch::ui;

/// Matches follow the query, and are shown as not known if they cannot be asked for.
class tst_MatchesPane : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void aPageThatCannotBeReadLeadsOn();
    void whatCannotBeAskedIsNotKnown_data();
    void whatCannotBeAskedIsNotKnown();
    void theyAreAskedForWhenTheQueryStays();
};

void tst_MatchesPane::whatCannotBeAskedIsNotKnown_data()
{
    QTest::addColumn<protocol::ExplorerCondition>("condition");
    QTest::newRow("several values") << protocol::ExplorerCondition{
        u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s, {u"web-"_s}};
    QTest::newRow("an unknown operator") << protocol::ExplorerCondition{
        u"workspace_name"_s, ExplorerOperator::Is, u"net-"_s, {}, u"sounds_like"_s};
}

/// Nothing of the page can be read, and another one follows.
void tst_MatchesPane::aPageThatCannotBeReadLeadsOn()
{
    const QTemporaryDir folder;
    const QByteArray unreadable = R"({"data":[7],"meta":{"pagination":{"current-page":1,"next-page":2}}})";
    Engine<base::SystemClock> engine(folder.path(), *m_theme, {Script::answer(httpAnswer(403))});
    engine.server.setAside("/explorer?", Script::answer(httpAnswer(200, unreadable)));
    MatchesPane pane(engine.workbench.service, engine.workbench.clock);
    pane.resize(500, 500);
    pane.show();
    pane.setEndpoint(engine.endpoint);
    pane.setQuestion(u"acme"_s, {{u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s}}, 0);
    auto *next = support::button<QPushButton>(pane, u"Next page"_s);
    QVERIFY(next && !next->isVisible());
    pane.ask();
    QTRY_VERIFY(support::says(pane, u"No workspace can be shown"_s));
    QVERIFY(next->isVisible() && next->isEnabled());
    engine.server.setAside("/explorer?", matches(143));
    next->click();
    QTRY_COMPARE(pane.count(), 143);
}

/// A query with several values is unknown, because the first value alone would give a wrong number.
void tst_MatchesPane::whatCannotBeAskedIsNotKnown()
{
    QFETCH(protocol::ExplorerCondition, condition);
    const QTemporaryDir folder;
    Engine<base::SystemClock> engine(folder.path(), *m_theme, {Script::answer(httpAnswer(403))});
    engine.server.setAside("/explorer?", matches(143));
    MatchesPane pane(engine.workbench.service, engine.workbench.clock);
    pane.resize(500, 500);
    pane.show();
    pane.setEndpoint(engine.endpoint);
    const QList<protocol::ExplorerCondition> one{{u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s}};
    pane.setQuestion(u"acme"_s, one, 0);
    pane.ask();
    QTRY_COMPARE(pane.count(), 143);
    pane.setQuestion(u"acme"_s, {condition}, 0);
    QVERIFY(!pane.count());
    QVERIFY(!pane.isStale());
    QVERIFY(support::says(pane, u"The number of matches is not known"_s));
    QVERIFY(!support::says(pane, u"143"_s));
    QVERIFY(!pane.findChild<QPushButton *>(u"showMatches"_s)->isEnabled());
    pane.ask();
    QVERIFY(!pane.isLoading());
    pane.setQuestion(u"acme"_s, one, 0);
    QCOMPARE(pane.count(), 143); // the count is as before

    ReviewSummary summary;
    Review review;
    review.draft.by = BulkDraft::Targets::Query;
    review.draft.sends = BulkDraft::Sends::Query;
    review.draft.conditions = {{condition, true}};
    review.conditions = {condition};
    summary.show();
    summary.setReview(review);
    const auto bars = summary.findChildren<MessageBar *>();
    QVERIFY(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->hasMessage() && bar->text().contains(u"The number of workspaces is not known."_s);
    }));
}

/// Nothing is asked with each letter, and nothing while nobody looks.
void tst_MatchesPane::theyAreAskedForWhenTheQueryStays()
{
    using namespace std::chrono_literals;
    const QTemporaryDir folder;
    Engine<support::FakeClock> engine(folder.path(), *m_theme, {Script::answer(httpAnswer(403))});
    engine.server.setAside("/explorer?", matches(143));
    MatchesPane pane(engine.workbench.service, engine.workbench.clock);
    pane.resize(500, 500);
    pane.show();
    pane.setEndpoint(engine.endpoint);
    const auto ask = [&pane](const QString &part) {
        pane.setQuestion(u"acme"_s, {{u"workspace_name"_s, ExplorerOperator::Contains, part}}, 0);
    };
    ask(u"n"_s);
    engine.clock.advance(MatchesPane::Pause - 1ms);
    ask(u"ne"_s);
    engine.clock.advance(MatchesPane::Pause - 1ms);
    QVERIFY(!pane.isLoading());
    engine.clock.advance(1ms);
    QVERIFY(pane.isLoading());
    QTRY_COMPARE(pane.count(), 143);
    ask(u"net"_s);
    QVERIFY(!pane.count());
    QVERIFY(!support::says(pane, u"The conditions have changed since."_s)); // it asks by itself
    pane.hide();
    engine.clock.advance(1min);
    QVERIFY(!pane.isLoading());
    pane.show();
    engine.clock.advance(MatchesPane::Pause);
    QVERIFY(pane.isLoading());
    QTRY_COMPARE(pane.count(), 143);
}

RUNLATCH_WINDOW_TEST(tst_MatchesPane)
#include "tst_matchespane.moc"
