// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/matchpager.h"

#include "pagerfixture.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::ExplorerCondition;
using runlatch::protocol::ExplorerOperator;
using runlatch::support::Script;

namespace runlatch::changerequests {

namespace {

QList<ExplorerCondition> named(const QString &part)
{
    return {{u"workspace_name"_s, ExplorerOperator::Contains, part}};
}

/// Workspaces "PREFIXn" with n from first to last.
QJsonArray matches(const QString &prefix, int first, int last)
{
    QJsonArray made;
    for (int number = first; number <= last; ++number) {
        const QString name = prefix + QString::number(number);
        made.append(protocol::writeExploredWorkspace({.id = u"ws-"_s + name, .name = name, .attributes = {}}));
    }
    return made;
}

/// A pager over a scripted service, and the matches that it told.
struct Matches : ServiceFixture
{
    explicit Matches(const QList<Script> &scripts)
        : ServiceFixture(scripts)
    {
    }

    void show(const QString &part = u"net-"_s) { pager.show(endpoint, u"acme"_s, named(part)); }
    bool isAbout(const QString &part) const { return pager.isAbout(u"acme"_s, named(part)); }
    QStringList names() const
    {
        QStringList names;
        if (!answered.isEmpty()) {
            for (const auto &workspace : answered.last().first().value<QList<protocol::ExploredWorkspace>>())
                names.append(workspace.name);
        }
        return names;
    }

    support::FakeClock clock;
    MatchPager pager{client, clock};
    QSignalSpy answered{&pager, &MatchPager::answered};
    QSignalSpy changed{&pager, &MatchPager::changed};
    QSignalSpy failed{&pager, &MatchPager::failed};
};

} // namespace

/// Matches come page by page for the newest question.
class tst_MatchPager : public QObject
{
    Q_OBJECT
private slots:
    void showsTheFirstPage();
    void asksForOtherPages();
    void rowsAnswerTheirOwnQuestion();
    void afterAFailureOldRowsAreNotTheNewAnswer();
    void oldMatchesAreAskedForAgainOnce();
    void theNewestQuestionWins();
    void cancelKeepsTheRows();
    void clearForgetsAll();
    void aPageThatIsGoneLeadsToTheLastOne();
    void anEmptyAnswerIsAnAnswer();
    void rowsThatCannotBeReadAreTold();
    void withoutAQuestionNothingIsAsked();
};

void tst_MatchPager::showsTheFirstPage()
{
    Matches page({pageOf(matches(u"net-"_s, 1, 20), protocol::paginate(1, 20, 43))});
    QVERIFY(!page.pager.hasAnswer());
    page.show();
    QVERIFY(page.pager.isLoading());
    page.clock.advance(5s);
    QTRY_COMPARE(page.names().size(), 20);
    QVERIFY(!page.pager.isLoading());
    QVERIFY(page.pager.hasAnswer());
    QCOMPARE(page.pager.answeredAt(), page.clock.utc());
    QCOMPARE(page.pager.pagination(), protocol::paginate(1, 20, 43));
    QCOMPARE(page.changed.size(), 2); // once loading, once loaded
    const QByteArray line = page.server.requestLine(0);
    QVERIFY2(line.startsWith("GET /api/v2/organizations/acme/explorer?type=workspaces&"), line.constData());
    QVERIFY2(line.contains("filter%5B0%5D%5Bworkspace_name%5D%5Bcontains%5D%5B0%5D=net-"), line.constData());
    QVERIFY2(line.contains("sort=workspace_name"), line.constData());
}

void tst_MatchPager::asksForOtherPages()
{
    Matches page({pageOf(matches(u"a"_s, 1, 20), protocol::paginate(1, 20, 143))});
    page.show();
    page.pager.goTo(4); // rows 61 to 80
    QTRY_VERIFY(page.pager.hasAnswer());
    page.pager.setSize(50); // 51 to 100
    QTRY_VERIFY(!page.pager.isLoading());
    const QByteArray line = page.server.requestLine(page.server.count() - 1);
    QVERIFY2(line.contains("page%5Bnumber%5D=2&page%5Bsize%5D=50"), line.constData());
}

void tst_MatchPager::rowsAnswerTheirOwnQuestion()
{
    Matches page({pageOf(matches(u"a"_s, 1, 2), protocol::paginate(1, 20, 2)), Script::hang()});
    QVERIFY(!page.isAbout(u"a"_s));
    page.show(u"a"_s);
    QVERIFY(page.isAbout(u"a"_s));
    QTRY_VERIFY(page.pager.hasAnswer());
    QVERIFY(page.isAbout(u"a"_s));
    QVERIFY(!page.isAbout(u"b"_s));
    QVERIFY(!page.pager.isAbout(u"other"_s, named(u"a"_s)));
    page.show(u"b"_s);
    QVERIFY(page.isAbout(u"b"_s));
    QCOMPARE(page.names(), (QStringList{u"a1"_s, u"a2"_s})); // the old answer stays until the new one comes
}

void tst_MatchPager::afterAFailureOldRowsAreNotTheNewAnswer()
{
    Matches page({pageOf(matches(u"a"_s, 1, 2), protocol::paginate(1, 20, 2)), serverError(),
                  pageOf(matches(u"b"_s, 1, 1), protocol::paginate(1, 20, 1))});
    page.show(u"a"_s);
    QTRY_VERIFY(page.pager.hasAnswer());
    page.show(u"b"_s);
    QTRY_COMPARE(page.failed.size(), 1);
    QCOMPARE(page.failed.constFirst().constFirst().value<base::Error>().kind, base::ErrorKind::Server);
    QCOMPARE(page.names().size(), 2);
    QVERIFY(page.isAbout(u"a"_s));
    QVERIFY(!page.isAbout(u"b"_s));
    page.pager.reload(); // requests the question that failed
    QTRY_COMPARE(page.names(), QStringList{u"b1"_s});
    QVERIFY(page.isAbout(u"b"_s));
}

void tst_MatchPager::oldMatchesAreAskedForAgainOnce()
{
    Matches page({pageOf(matches(u"a"_s, 1, 2), protocol::paginate(1, 20, 2)), serverError(),
                  pageOf(matches(u"a"_s, 1, 3), protocol::paginate(1, 20, 3))});
    QVERIFY(!page.pager.refresh()); // there is nothing to ask again
    page.show(u"a"_s);
    QVERIFY(page.pager.refresh()); // an answer is expected already
    QTRY_VERIFY(page.pager.hasAnswer());
    page.clock.advance(MatchPager::MaxAge - 1s);
    QVERIFY(!page.pager.isOld());
    QVERIFY(!page.pager.refresh());
    page.clock.advance(1s);
    QVERIFY(page.pager.isOld());
    QVERIFY(page.pager.refresh());
    QTRY_COMPARE(page.failed.size(), 1);
    QVERIFY(page.pager.isOld());
    QVERIFY(!page.pager.refresh()); // the service could not tell
    page.pager.reload();            // the person asks
    QTRY_COMPARE(page.names().size(), 3);
    QVERIFY(!page.pager.isOld());
}

void tst_MatchPager::theNewestQuestionWins()
{
    Matches page({Script::hang(), pageOf(matches(u"b"_s, 1, 1), protocol::paginate(1, 20, 1))});
    page.show(u"a"_s);
    QTRY_COMPARE(page.server.requests("GET"), 1); // a connection without a request would be kept
    page.show(u"b"_s);
    QTRY_COMPARE(page.names(), QStringList{u"b1"_s});
    QTRY_VERIFY(page.server.wasLeft(0));
}

void tst_MatchPager::cancelKeepsTheRows()
{
    Matches page({pageOf(matches(u"a"_s, 1, 2), protocol::paginate(1, 20, 43)), Script::hang()});
    page.show(u"a"_s);
    QTRY_VERIFY(page.pager.hasAnswer());
    page.pager.goTo(2);
    QTRY_COMPARE(page.server.requests("GET"), 2); // a connection without a request would be kept
    page.pager.cancel();
    QVERIFY(!page.pager.isLoading());
    QTRY_VERIFY(page.server.wasLeft(1));
    QCOMPARE(page.names().size(), 2);
    QCOMPARE(page.pager.pagination().number, 1);
    QCOMPARE(page.failed.size(), 0);
    QCOMPARE(page.changed.size(), 4);
    page.pager.cancel(); // there is nothing to cancel
    QCOMPARE(page.changed.size(), 4);
}

void tst_MatchPager::clearForgetsAll()
{
    Matches page({pageOf(matches(u"a"_s, 1, 2), protocol::paginate(1, 20, 43))});
    page.show(u"a"_s);
    QTRY_VERIFY(page.pager.hasAnswer());
    page.pager.clear();
    QCOMPARE(page.names().size(), 0);
    QVERIFY(!page.pager.hasAnswer());
    QVERIFY(!page.pager.answeredAt().isValid());
    QVERIFY(!page.isAbout(u"a"_s));
    QCOMPARE(page.pager.pagination(), protocol::Pagination());
}

void tst_MatchPager::aPageThatIsGoneLeadsToTheLastOne()
{
    Matches page({pageOf(matches(u"a"_s, 1, 20), protocol::paginate(1, 20, 143)),
                  pageOf({}, protocol::paginate(7, 20, 43)),
                  pageOf(matches(u"z"_s, 1, 3), protocol::paginate(3, 20, 43))});
    page.show();
    QTRY_VERIFY(page.pager.hasAnswer());
    page.pager.goTo(7);
    QTRY_COMPARE(page.names().size(), 3);
    QCOMPARE(page.pager.pagination().number, 3);
    QVERIFY(page.server.requestLine(2).contains("page%5Bnumber%5D=3&"));
}

void tst_MatchPager::anEmptyAnswerIsAnAnswer()
{
    Matches page({pageOf({}, protocol::paginate(1, 20, 0))});
    page.show();
    QTRY_VERIFY(page.pager.hasAnswer());
    QCOMPARE(page.pager.pagination().totalCount, 0);
    QCOMPARE(page.server.count(), 1);
}

void tst_MatchPager::rowsThatCannotBeReadAreTold()
{
    QJsonArray rows = matches(u"a"_s, 1, 1);
    rows.append(QJsonObject{{u"id"_s, 7}});
    Matches page({pageOf(rows, protocol::paginate(1, 20, 2))});
    page.show();
    QTRY_COMPARE(page.names(), QStringList{u"a1"_s});
    QCOMPARE(page.pager.unreadable().size(), 1);
    QCOMPARE(page.pager.unreadable().constFirst().subject, u"/data/1/id"_s);
}

void tst_MatchPager::withoutAQuestionNothingIsAsked()
{
    Matches page({Script::hang()});
    page.pager.reload();
    page.pager.goTo(2);
    page.pager.setSize(50);
    QVERIFY(!page.pager.isLoading());
    QCOMPARE(page.changed.size(), 0);
}

RUNLATCH_TEST(tst_MatchPager)

} // namespace runlatch::changerequests

#include "tst_matchpager.moc"
