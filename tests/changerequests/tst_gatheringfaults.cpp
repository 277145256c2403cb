// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/gatheringfixture.h"
#include "support/suite.h"

#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// Faults are told, and the rest is gathered, until the token is refused or the user cancels.
class tst_GatheringFaults : public QObject
{
    Q_OBJECT
private slots:
    void goesOnWithoutThoseThatFail();
    void endsWhenTheTokenIsNoGood();
    void tellsThatTheListFailed();
    void cancelKeepsWhatArrived();
    void cancelOfNothingSaysNothing();
    void startsAnewWithinASlot();
    void tellsWhatIsUnreadable();
    void tellsABoundedNumberOfUnreadableRows();
};

void tst_GatheringFaults::goesOnWithoutThoseThatFail()
{
    OddService service([](const Asked &asked) {
        if (asked.path.contains("ws-3/"_L1) || asked.path.contains("name-3/"_L1))
            return OddService::error(404);
        return asked.path.contains("ws-5/"_L1) ? OddService::error(403) : organization(asked, 12);
    });
    Heard heard(service);
    QVERIFY(heard.gather(AllWorkspaces));
    QVERIFY(heard.isWhole(10));
    QCOMPARE(heard.gathering.failures().size(), 2);
    QMap<QString, int> statuses;
    for (const Gathering::Failure &failure : heard.gathering.failures())
        statuses.insert(failure.workspace.name, failure.error.http);
    QCOMPARE(statuses, (QMap<QString, int>{{u"name-3"_s, 404}, {u"name-5"_s, 403}}));
    QCOMPARE(heard.failed.size(), 0);
    QCOMPARE(heard.gathering.progress().workspacesDone, 12);
}

void tst_GatheringFaults::endsWhenTheTokenIsNoGood()
{
    OddService service([](const Asked &asked) {
        return asked.path.endsWith("/workspaces"_L1) ? organization(asked, 90) : OddService::error(401);
    });
    Heard heard(service);
    QVERIFY(heard.gather(AllWorkspaces));
    QCOMPARE(heard.failed.size(), 1);
    QCOMPARE(heard.failed.constFirst().constFirst().value<base::Error>().kind, base::ErrorKind::Unauthorized);
    QVERIFY(service.asked.size() < 20);
    QCOMPARE(heard.finished.size(), 1);
}

void tst_GatheringFaults::tellsThatTheListFailed()
{
    OddService service(
        [](const Asked &asked) { return asked.page == 2 ? OddService::error(404) : organization(asked, 130); });
    Heard heard(service);
    QVERIFY(heard.gather(AllWorkspaces));
    QCOMPARE(heard.failed.size(), 1);
    QCOMPARE(heard.finished.size(), 1);
    QVERIFY(heard.isWhole(100)); // the workspaces that were known are gathered
}

void tst_GatheringFaults::cancelKeepsWhatArrived()
{
    OddService service([](const Asked &asked) { return organization(asked, 60); });
    Heard heard(service);
    QObject::connect(&heard.gathering, &Gathering::progressed, &heard.gathering, [&] {
        if (heard.ids.size() == 10)
            heard.gathering.cancel();
    });
    QVERIFY(heard.gather(AllWorkspaces));
    QVERIFY(heard.gathering.wasCancelled());
    QVERIFY(heard.isWhole(10));
    QCOMPARE(heard.finished.size(), 1);
    heard.gathering.cancel();
    QCOMPARE(heard.finished.size(), 1);
}

void tst_GatheringFaults::cancelOfNothingSaysNothing()
{
    OddService service([](const Asked &asked) { return OddService::list({}, asked.page, 1, 0); });
    Heard heard(service);
    heard.gathering.cancel();
    QCOMPARE(heard.finished.size(), 0);
    QVERIFY(!heard.gathering.isRunning() && !heard.gathering.wasCancelled());
}

void tst_GatheringFaults::startsAnewWithinASlot()
{
    OddService service([](const Asked &asked) { return organization(asked, 20); });
    Heard heard(service);
    bool isAgain = false;
    QObject::connect(&heard.gathering, &Gathering::arrived, &heard.gathering, [&] {
        if (heard.ids.size() < 5 || std::exchange(isAgain, true))
            return;
        heard.ids.clear();
        heard.gathering.start(heard.endpoint, AllWorkspaces, service::Scope::All);
    });
    QVERIFY(heard.gather(AllWorkspaces));
    QVERIFY(isAgain);
    QVERIFY(heard.isWhole(20));
    QCOMPARE(heard.finished.size(), 1);
}

void tst_GatheringFaults::tellsWhatIsUnreadable()
{
    OddService service([](const Asked &) {
        QJsonArray rows = OddService::rows(0, 3);
        rows.append(QJsonObject{{u"attributes"_s, QJsonObject{{u"subject"_s, u"without an id"_s}}}});
        rows.append(7);
        return OddService::list(rows, 1, 1, 5);
    });
    Heard heard(service);
    QVERIFY(heard.gather(OneWorkspace));
    QVERIFY(heard.isWhole(3));
    QCOMPARE(heard.gathering.unreadable().size(), 2);
    QCOMPARE(heard.gathering.unreadable().constFirst().workspace.name, u"ws-1"_s);
    QCOMPARE(heard.gathering.unreadable().constFirst().error.subject, u"/data/3/id"_s);
}

void tst_GatheringFaults::tellsABoundedNumberOfUnreadableRows()
{
    OddService service([](const Asked &asked) {
        QJsonArray rows;
        while (asked.page == 1 && rows.size() <= Gathering::MaxUnreadable)
            rows.append(7);
        return OddService::list(rows, 1, 1, static_cast<int>(rows.size()));
    });
    Heard heard(service);
    QVERIFY(heard.gather(OneWorkspace));
    QCOMPARE(heard.gathering.unreadable().size(), Gathering::MaxUnreadable);
}

RUNLATCH_TEST(tst_GatheringFaults)

} // namespace runlatch::changerequests

#include "tst_gatheringfaults.moc"
