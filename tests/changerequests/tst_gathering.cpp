// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/gatheringfixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// All pages are read, even if rows shift between them, and lists that stay unsettled are reported.
class tst_Gathering : public QObject
{
    Q_OBJECT
private slots:
    void readsAllPages();
    void tellsEachPageAfterItsRows();
    void tellsPagesThatHoldSomething();
    void asksAFewAtATime();
    void oddServices_data();
    void oddServices();
    void readsAgainWhatShifted();
    void readsWorkspacesAgainThatShifted();
    void tellsWhatStaysUnsettled();
    void tellsWhatWasArchivedMeanwhile();
    void gathersAnOrganization();
    void leavesOutWhatHasNone();
    void learnsTheIdOfANamedWorkspace();
    void asksByName();
    void narrowsWhereTheServiceDoesNot();
};

void tst_Gathering::readsAllPages()
{
    OddService service([](const Asked &asked) {
        return OddService::list(OddService::rows((asked.page - 1) * 100, std::min(asked.page * 100, 1234)), asked.page,
                                13, 1234);
    });
    Heard heard(service);
    QVERIFY(heard.gather(OneWorkspace));
    QVERIFY(heard.isWhole(1234));
    QCOMPARE(service.asked.size(), 13);
    QCOMPARE(service.asked.constFirst().path, u"/workspaces/ws-1/change-requests"_s);
    QCOMPARE(service.asked.constFirst().size, 100);
    QCOMPARE(heard.gathering.progress(), (Gathering::Progress{1, 1, 1234, 1234}));
    QCOMPARE(heard.finished.size(), 1);
    QVERIFY(!heard.gathering.shifted());
    QCOMPARE(heard.ids.constFirst(), u"wscr-0"_s); // the ids come in the service's order
    QCOMPARE(heard.ids.constLast(), u"wscr-1233"_s);
}

void tst_Gathering::tellsEachPageAfterItsRows()
{
    int first = 0;
    OddService service([&first](const Asked &asked) {
        first += asked.page == 1;
        const int from = (asked.page - 1) * 50 - (first == 1 && asked.page == 3 ? 1 : 0); // the list shifts only once
        return OddService::list(OddService::rows(from, std::min(asked.page * 50, 130)), asked.page, 3, 130);
    });
    Heard heard(service);
    QStringList told;
    connect(&heard.gathering, &Gathering::pageRead, this, [&](const Gathering::PageRead &page) {
        told.append(u"%1/%2: %3"_s.arg(page.round).arg(page.pagination.number).arg(heard.ids.size()));
    });
    heard.gathering.start(heard.endpoint, OneWorkspace, service::Scope::All, 50);
    QTRY_VERIFY(!heard.gathering.isRunning());
    QVERIFY(heard.isWhole(130));
    QCOMPARE(told,
             (QStringList{u"1/1: 50"_s, u"1/2: 100"_s, u"1/3: 130"_s, u"2/1: 130"_s, u"2/2: 130"_s, u"2/3: 130"_s}));
    for (const Asked &asked : std::as_const(service.asked))
        QCOMPARE(asked.size, 50);
}

/// A page with nothing readable is told; one that is empty holds nothing to tell.
void tst_Gathering::tellsPagesThatHoldSomething()
{
    OddService service([](const Asked &asked) {
        const QJsonArray rows = asked.page == 1 ? OddService::rows(0, 50)
            : asked.page == 2                   ? QJsonArray{7}
                                                : QJsonArray{};
        return OddService::list(rows, asked.page, 3, 51);
    });
    Heard heard(service);
    QList<int> told;
    connect(&heard.gathering, &Gathering::pageRead, this,
            [&told](const Gathering::PageRead &page) { told.append(page.pagination.number); });
    heard.gathering.start(heard.endpoint, OneWorkspace, service::Scope::All, 50);
    QTRY_VERIFY(!heard.gathering.isRunning());
    QCOMPARE(told.first(2), (QList<int>{1, 2}));
    QVERIFY(!told.contains(3));
}

void tst_Gathering::asksAFewAtATime()
{
    OddService service([](const Asked &asked) { return organization(asked, 60); });
    Heard heard(service);
    heard.gathering.start(heard.endpoint, AllWorkspaces, service::Scope::All);
    QTRY_VERIFY(heard.gathering.progress().workspaces == 60);
    service.holdAnswers();
    QTRY_VERIFY(service.maxAtOnce > 0);
    while (heard.gathering.isRunning()) {
        const qsizetype before = service.asked.size();
        service.release();
        service.holdAnswers();
        QTRY_VERIFY(service.asked.size() > before || !heard.gathering.isRunning());
    }
    QVERIFY(service.maxAtOnce <= Gathering::MaxUnderWay);
    QVERIFY(heard.isWhole(60));
}

void tst_Gathering::oddServices_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("maxCalls");
    QTest::addColumn<bool>("isProved");
    QTest::newRow("ignores size and number, no pagination") << 0 << 350 << 2 << false;
    QTest::newRow("says that there is always a next page") << 1 << 100 << 10 << false;
    QTest::newRow("total is 0") << 2 << 130 << 3 << true;
    QTest::newRow("total is far too high") << 3 << 100 << 12 << false;
    QTest::newRow("the same id all over") << 4 << 1 << 1 << true;
    QTest::newRow("gives 20 a page") << 5 << 50 << 3 << true;
}

void tst_Gathering::oddServices()
{
    QFETCH(int, which);
    OddService service([which](const Asked &asked) {
        const int first = (asked.page - 1) * 100;
        switch (which) {
        case 0: return OddService::list(OddService::rows(0, 350));
        case 1: return OddService::list(OddService::rows(0, 100), asked.page, asked.page + 1, 1'000'000);
        case 2: return OddService::list(OddService::rows(first, std::min(first + 100, 130)), asked.page, 1, 0);
        case 3:
            return OddService::list(asked.page == 1 ? OddService::rows(0, 100) : QJsonArray(), asked.page, 9999,
                                    999'900);
        case 4: return OddService::list({OddService::row(u"wscr-1"_s), OddService::row(u"wscr-1"_s)}, 1, 1, 2);
        default: break;
        }
        return OddService::list(OddService::rows((asked.page - 1) * 20, std::min(asked.page * 20, 50)), asked.page, 3,
                                50);
    });
    Heard heard(service);
    QVERIFY(heard.gather(OneWorkspace));
    QTEST(heard.gathering.failures().isEmpty(), "isProved");
    QTEST(static_cast<int>(heard.ids.size()), "rows");
    QFETCH(int, maxCalls);
    QVERIFY2(service.asked.size() <= maxCalls, qPrintable(QString::number(service.asked.size())));
}

/// One of the first hundred is archived between the two pages, so "wscr-100" moves to the page that was already read.
void tst_Gathering::readsAgainWhatShifted()
{
    int calls = 0;
    OddService service([&calls](const Asked &asked) {
        const bool hasShifted = ++calls > 1;
        QJsonArray all = OddService::rows(0, 150);
        if (hasShifted)
            all.removeFirst();
        QJsonArray rows;
        for (qsizetype at = (asked.page - 1) * 100; at < std::min(all.size(), asked.page * qsizetype(100)); ++at)
            rows.append(all.at(at));
        return OddService::list(rows, asked.page, 2, static_cast<int>(all.size()));
    });
    Heard heard(service);
    QVERIFY(heard.gather(OneWorkspace));
    QVERIFY(heard.isWhole(150));
    QVERIFY(heard.gathering.shifted());
    QVERIFY(heard.gathering.unsettled().isEmpty());
    QCOMPARE(calls, 4);
}

/// The first workspace is deleted between the two pages: "ws-100" moves to the page that was already read.
void tst_Gathering::readsWorkspacesAgainThatShifted()
{
    int calls = 0;
    OddService service([&calls](const Asked &asked) {
        if (!asked.path.endsWith("/workspaces"_L1))
            return organization(asked, 150);
        const int gone = ++calls > 1 ? 1 : 0;
        QJsonArray rows;
        for (int number = (asked.page - 1) * 100 + gone; number < std::min(150, asked.page * 100 + gone); ++number)
            rows.append(OddService::workspace(u"ws-%1"_s.arg(number), u"name-%1"_s.arg(number)));
        return OddService::list(rows, asked.page, 2, 150 - gone);
    });
    Heard heard(service);
    QVERIFY(heard.gather(AllWorkspaces));
    QVERIFY(heard.isWhole(150));
    QVERIFY(heard.gathering.shifted());
    QCOMPARE(calls, 4);
}

void tst_Gathering::tellsWhatStaysUnsettled()
{
    int calls = 0;
    OddService service([&calls](const Asked &asked) {
        ++calls; // one more row stands at the top before each answer
        const int first = (asked.page - 1) * 100 - calls;
        return OddService::list(OddService::rows(first, asked.page == 1 ? first + 100 : 150), asked.page, 2,
                                150 + calls);
    });
    Heard heard(service);
    QVERIFY(heard.gather(OneWorkspace));
    QCOMPARE(calls, 4); // the list is read in two rounds and no more
    QVERIFY(heard.gathering.shifted());
    QCOMPARE(heard.gathering.unsettled().size(), 1);
    QCOMPARE(heard.gathering.unsettled().constFirst().name, u"ws-1"_s);
    QVERIFY(heard.isWhole(static_cast<int>(heard.ids.size())));
    QCOMPARE(heard.finished.size(), 1);
}

void tst_Gathering::tellsWhatWasArchivedMeanwhile()
{
    OddService service([](const Asked &asked) {
        QJsonArray rows = OddService::rows((asked.page - 1) * 100, asked.page * 60 + 40);
        if (asked.page == 2)
            rows.append(OddService::row(u"wscr-7"_s, true));
        return OddService::list(rows, asked.page, 2, 160);
    });
    Heard heard(service);
    QVERIFY(heard.gather(OneWorkspace));
    QVERIFY(heard.isWhole(160));
    QVERIFY(!heard.updates.isEmpty());
    QCOMPARE(heard.updates.constFirst().id, u"wscr-7"_s);
    QVERIFY(heard.updates.constFirst().isArchived());
}

void tst_Gathering::gathersAnOrganization()
{
    OddService service([](const Asked &asked) { return organization(asked, 130); });
    Heard heard(service);
    QVERIFY(heard.gather(AllWorkspaces));
    QVERIFY(heard.isWhole(130));
    QCOMPARE(service.asked.size(), 132);
    QCOMPARE(heard.gathering.progress(), (Gathering::Progress{130, 130, 130, 130}));
    QCOMPARE(heard.gathering.workspaceNames().value(u"ws-7"_s), u"name-7"_s);
    QCOMPARE(heard.updated.size(), 0); // nothing that was told before changed
}

void tst_Gathering::leavesOutWhatHasNone()
{
    OddService service([](const Asked &asked) {
        if (asked.path.endsWith("/workspaces"_L1))
            return OddService::list({OddService::workspace(u"ws-0"_s, u"a"_s, 0),
                                     OddService::workspace(u"ws-1"_s, u"b"_s, 2),
                                     OddService::workspace(u"ws-2"_s, u"c"_s)},
                                    1, 1, 3);
        return OddService::list({}, 1, 1, 0);
    });
    Heard heard(service);
    QVERIFY(heard.gather(AllWorkspaces, service::Scope::Active));
    QCOMPARE(service.asked.size(), 3);
    QCOMPARE(service.asked.constLast().archive, u"false"_s);
    service.asked.clear();
    QVERIFY(heard.gather(AllWorkspaces, service::Scope::Archived));
    QCOMPARE(service.asked.size(), 4);
}

/// Rows say the id of their workspace, and the person its name. A person who gave an id has told no name.
void tst_Gathering::learnsTheIdOfANamedWorkspace()
{
    OddService service([](const Asked &asked) {
        if (!asked.path.contains("change-requests"_L1))
            return OddService::list({OddService::workspace(u"ws-9"_s, u"web"_s)}, 1, 1, 1);
        QJsonObject row = OddService::row(u"wscr-1"_s);
        const QJsonObject workspace{{u"type"_s, u"workspaces"_s}, {u"id"_s, u"ws-9"_s}};
        row.insert(u"relationships"_s, QJsonObject{{u"workspace"_s, QJsonObject{{u"data"_s, workspace}}}});
        return OddService::list({row}, 1, 1, 1);
    });
    Heard named(service);
    QVERIFY(named.gather({u"acme"_s, u"web"_s}));
    QCOMPARE(named.gathering.workspaceNames(), (QHash<QString, QString>{{u"ws-9"_s, u"web"_s}}));
    Heard numbered(service);
    QVERIFY(numbered.gather({u"acme"_s, u"ws-9"_s}));
    QCOMPARE(numbered.ids, QStringList{u"wscr-1"_s});
}

void tst_Gathering::asksByName()
{
    OddService service([](const Asked &asked) {
        return asked.path.startsWith("/workspaces/ws-"_L1) ? OddService::error(404) : organization(asked, 30);
    });
    Heard heard(service);
    QVERIFY(heard.gather(AllWorkspaces));
    QVERIFY(heard.isWhole(30));
    QVERIFY(heard.ids.contains(u"wscr-name-29"_s));
    QVERIFY(heard.gathering.failures().isEmpty());
}

/// The service does not know the parameter and returns all rows.
void tst_Gathering::narrowsWhereTheServiceDoesNot()
{
    OddService service([](const Asked &asked) {
        QJsonArray rows;
        for (int number = (asked.page - 1) * 100; number < std::min(asked.page * 100, 230); ++number)
            rows.append(OddService::row(u"wscr-%1"_s.arg(number), number >= 50));
        return OddService::list(rows, asked.page, 3, 230);
    });
    Heard heard(service);
    QVERIFY(heard.gather(OneWorkspace, service::Scope::Archived));
    QVERIFY(heard.isWhole(180));
    heard.ids.clear();
    QVERIFY(heard.gather(OneWorkspace, service::Scope::Active));
    QVERIFY(heard.isWhole(50));
    QVERIFY(!heard.gathering.shifted());
}

RUNLATCH_TEST(tst_Gathering)

} // namespace runlatch::changerequests

#include "tst_gathering.moc"
