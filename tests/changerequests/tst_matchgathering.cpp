// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/matchgathering.h"

#include "base/rules.h"
#include "changerequests/oddservice.h"
#include "changerequests/pagedlist.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerCondition;
using runlatch::protocol::ExplorerOperator;

namespace runlatch::changerequests {

namespace {

QJsonObject matchRow(int number)
{
    return protocol::writeExploredWorkspace(
        {.id = u"ws-%1"_s.arg(number), .name = u"net-%1"_s.arg(number), .attributes = {}});
}

PagedList pagedMatches(int count)
{
    PagedList list;
    list.count = count;
    list.telling = PagedList::Telling::Whole;
    list.row = matchRow;
    return list;
}

QList<ExplorerCondition> ofName(const QString &part)
{
    return {{u"workspace_name"_s, ExplorerOperator::Contains, part}};
}

/// A gathering at a scripted service.
struct Gathered
{
    explicit Gathered(const OddService::Answer &answer)
        : service(answer)
    {
    }

    void begin() { gathering.start(service.endpoint, u"acme"_s, ofName(u"net-"_s)); }
    bool end()
    {
        begin();
        return support::waitFor([this] { return !gathering.isRunning(); });
    }
    qsizetype count() const { return gathering.gathered() ? gathering.gathered()->workspaces.size() : -1; }

    OddService service;
    MatchGathering gathering{service.client, service.clock};
};

} // namespace

/// All matches are read, each once, or there is no result.
class tst_MatchGathering : public QObject
{
    Q_OBJECT
private slots:
    void readsAllPages_data();
    void readsAllPages();
    void noMatchIsAResult();
    void aListThatShiftsIsReadAgain();
    void aListThatShiftsAgainIsTold();
    void aMatchWithoutAnIdIsKept();
    void unreadableRowsAreCounted();
    void tooManyAreNotTaken();
    void aFailureLeavesNoResult();
    void cancelLeavesNoResult();
    void theNewestQuestionWins();
};

void tst_MatchGathering::readsAllPages_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("size");
    QTest::addColumn<PagedList::Telling>("telling");
    using Tells = PagedList::Telling;
    QTest::newRow("one page") << 3 << 0 << Tells::Whole;
    QTest::newRow("whole pages") << 200 << 0 << Tells::Whole;
    QTest::newRow("several pages") << 347 << 0 << Tells::Whole;
    QTest::newRow("pages of 10") << 47 << 10 << Tells::Whole;
    QTest::newRow("pages of 20") << 40 << 20 << Tells::Total;
    QTest::newRow("links alone") << 47 << 25 << Tells::Links;
    QTest::newRow("nothing told") << 47 << 25 << Tells::Nothing;
    QTest::newRow("nulls") << 147 << 0 << Tells::Null;
}

void tst_MatchGathering::readsAllPages()
{
    QFETCH(int, count);
    PagedList list = pagedMatches(count);
    QFETCH(int, size);
    QFETCH(PagedList::Telling, telling);
    list.size = size;
    list.telling = telling;
    Gathered gathered(list);
    QVERIFY(gathered.end());
    QCOMPARE(gathered.count(), count);
    const GatheredMatches &matches = *gathered.gathering.gathered();
    QSet<QString> ids;
    for (const GatheredMatches::Match &match : matches.workspaces)
        ids.insert(match.id);
    QCOMPARE(ids.size(), count);
    QVERIFY(!matches.hasShifted);
    QVERIFY(matches.isAbout(u"acme"_s, ofName(u"net-"_s)));
    QVERIFY(!matches.isAbout(u"acme"_s, ofName(u"web-"_s)));
    QVERIFY(matches.at.isValid());
    QCOMPARE(gathered.service.asked.constFirst().path, u"/organizations/acme/explorer"_s);
}

void tst_MatchGathering::noMatchIsAResult()
{
    Gathered gathered(pagedMatches(0));
    QVERIFY(gathered.end());
    QCOMPARE(gathered.count(), 0);
    QVERIFY(!gathered.gathering.error());
}

/// A workspace that goes to an earlier page while the later one is read would be missed.
void tst_MatchGathering::aListThatShiftsIsReadAgain()
{
    bool hasShifted = false;
    Gathered gathered([&hasShifted](const Asked &asked) {
        PagedList list = pagedMatches(hasShifted ? 149 : 150);
        if (hasShifted)
            list.row = [](int number) { return matchRow(number + 1); }; // the first one no longer matches
        hasShifted = true;
        return list(asked);
    });
    QVERIFY(gathered.end());
    QCOMPARE(gathered.count(), 149);
    QCOMPARE(gathered.gathering.gathered()->workspaces.constFirst().id, u"ws-1"_s);
    QVERIFY(!gathered.gathering.gathered()->hasShifted);
    QCOMPARE(gathered.service.asked.size(), 4); // two rounds of two pages
}

void tst_MatchGathering::aListThatShiftsAgainIsTold()
{
    int asked = 0;
    Gathered gathered([&asked](const Asked &page) { return pagedMatches(150 + ++asked)(page); });
    QVERIFY(gathered.end());
    QVERIFY(gathered.count() > 150);
    QVERIFY(gathered.gathering.gathered()->hasShifted);
    QCOMPARE(asked, 4); // and not for ever
}

void tst_MatchGathering::aMatchWithoutAnIdIsKept()
{
    const auto nameless = [](const QString &name) {
        return QJsonObject{{u"attributes"_s, QJsonObject{{u"workspace-name"_s, name}}}};
    };
    const QJsonArray rows{matchRow(1), nameless(u"net-x"_s), nameless(u"net-y"_s)};
    Gathered gathered([&rows](const Asked &) { return OddService::list(rows, 1, 1, 3); });
    QVERIFY(gathered.end());
    const QList<GatheredMatches::Match> expected{{u"ws-1"_s, u"net-1"_s}, {{}, u"net-x"_s}, {{}, u"net-y"_s}};
    QCOMPARE(gathered.gathering.gathered()->workspaces, expected);
    QVERIFY(!gathered.gathering.gathered()->hasShifted);
}

void tst_MatchGathering::unreadableRowsAreCounted()
{
    const QJsonArray rows{matchRow(1), QJsonObject{{u"id"_s, 7}}};
    Gathered gathered([&rows](const Asked &) { return OddService::list(rows, 1, 1, 2); });
    QVERIFY(gathered.end());
    QCOMPARE(gathered.count(), 1);
    QCOMPARE(gathered.gathering.gathered()->unreadable, 1);
}

void tst_MatchGathering::tooManyAreNotTaken()
{
    Gathered all(pagedMatches(GatheredMatches::MaxMatches));
    QVERIFY(all.end());
    QCOMPARE(all.count(), GatheredMatches::MaxMatches);
    Gathered more(pagedMatches(1'000'000));
    QVERIFY(more.end());
    QCOMPARE(more.count(), -1);
    QVERIFY(more.gathering.error());
    QCOMPARE(more.gathering.error()->rule, base::Rules::CreateTooManyMatches);
    QVERIFY(more.service.asked.size() < 110); // the rest is not asked for
}

void tst_MatchGathering::aFailureLeavesNoResult()
{
    Gathered gathered(
        [](const Asked &asked) { return asked.page == 2 ? OddService::error(403) : pagedMatches(150)(asked); });
    QVERIFY(gathered.end());
    QCOMPARE(gathered.count(), -1);
    QCOMPARE(gathered.gathering.error()->http, 403);
}

void tst_MatchGathering::cancelLeavesNoResult()
{
    Gathered gathered(pagedMatches(150));
    gathered.service.holdAnswers();
    const QSignalSpy changed(&gathered.gathering, &MatchGathering::changed);
    gathered.begin();
    QVERIFY(gathered.gathering.isRunning());
    QTRY_COMPARE(gathered.service.asked.size(), 1);
    gathered.gathering.cancel();
    QVERIFY(!gathered.gathering.isRunning());
    QCOMPARE(gathered.count(), -1);
    QVERIFY(!gathered.gathering.error());
    QCOMPARE(changed.size(), 2); // it began and it ended
    gathered.service.release();
    gathered.gathering.cancel(); // there is nothing to cancel
    QCOMPARE(changed.size(), 2);
    QVERIFY(gathered.end());
    QCOMPARE(gathered.count(), 150);
}

/// An answer to the earlier question does not come into the later one's matches.
void tst_MatchGathering::theNewestQuestionWins()
{
    Gathered gathered(pagedMatches(150));
    gathered.service.holdAnswers();
    gathered.begin();
    QTRY_COMPARE(gathered.service.asked.size(), 1);
    gathered.gathering.start(gathered.service.endpoint, u"globex"_s, ofName(u"web-"_s));
    QTRY_COMPARE(gathered.service.asked.size(), 2);
    gathered.service.release();
    QTRY_COMPARE(gathered.count(), 150);
    QVERIFY(gathered.gathering.gathered()->isAbout(u"globex"_s, ofName(u"web-"_s)));
}

RUNLATCH_TEST(tst_MatchGathering)

} // namespace runlatch::changerequests

#include "tst_matchgathering.moc"
