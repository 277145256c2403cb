// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "archivetest.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using changerequests::Asked;
using changerequests::OddService;

/// A signal ends `change-requests archive` with the outcome of each request.
class tst_CliArchiveSignals : public QObject, protected ArchiveTest
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void aSignalStopsTheRest();
    void aSecondSignalEndsAtOnce();
    void aSecondSignalWhileA429IsWaitedFor();
    void aSignalIsToldReadably();
    void aSignalBeforeTheServiceIsFoundIsCounted();
};

void tst_CliArchiveSignals::aSignalStopsTheRest()
{
    simulate(60, u"latency=300ms"_s);
    const QStringList ids = idsOf(u"--active"_s);
    Program program(archive(ids));
    QCOMPARE(program.next()[u"event"].toString(), u"archived"_s);
    program.signal(SIGINT);
    QCOMPARE(program.exitStatus(), 128 + SIGINT);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(toldIds(events), ids.mid(1));
    const auto archived = 1 + namesOf(events).count(u"archived"_s);
    QCOMPARE(valuesOf(events, u"error"_s, u"kind"_s), QStringList(ids.size() - archived, u"cancelled"_s));
    QCOMPARE(events.constLast()[u"event"].toString(), u"interrupted"_s);
    QVERIFY(archived < ids.size());
    QCOMPARE(idsOf(u"--active"_s).size(), ids.size() - archived); // the report agrees with the service
}

void tst_CliArchiveSignals::aSecondSignalEndsAtOnce()
{
    OddService service([](const Asked &) { return OddService::error(500); });
    service.holdAnswers(); // the answers never come
    m_service = to(service);
    QStringList ids;
    for (int number = 0; number < 10; ++number)
        ids.append(u"wscr-%1"_s.arg(number));
    Program program(archive(ids));
    QTRY_COMPARE_WITH_TIMEOUT(service.asked.size(), 4, 30'000);
    program.signal(SIGTERM);
    QByteArray said;
    QTRY_VERIFY((said += program.diagnostics()).contains("Press Ctrl+C again"));
    QVERIFY(!program.hasEnded());
    program.signal(SIGTERM);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    QCOMPARE(program.exitStatus(), 128 + SIGTERM);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(toldIds(events), ids);
    QCOMPARE(valuesOf(events, u"error"_s, u"outcome"_s), QStringList(4, u"unknown"_s) + QStringList(6, u"not-sent"_s));
    QCOMPARE(service.asked.size(), 4);
    QVERIFY(program.diagnostics().contains("4 unknown, 6 not sent"));
    const QJsonObject interrupted = events.constLast();
    QCOMPARE(interrupted[u"event"].toString(), u"interrupted"_s);
    QCOMPARE(interrupted[u"outcome"].toString(), u"unknown"_s);
    QCOMPARE(interrupted[u"unknown"].toArray(), QJsonArray::fromStringList(ids.mid(0, 4)));
    QCOMPARE(interrupted[u"not_sent"].toArray(), QJsonArray::fromStringList(ids.mid(4)));
}

/// A second signal ends the wait after a 429. The service holds one request; it refused the others with 429, and they
/// wait.
void tst_CliArchiveSignals::aSecondSignalWhileA429IsWaitedFor()
{
    const QByteArray wait = support::httpAnswer(429, {}, "application/vnd.api+json", "Retry-After: 60\r\n");
    support::ScriptedServer server({support::Script::answer(wait), support::Script::answer(wait),
                                    support::Script::answer(wait), support::Script::hang()});
    m_service = to(server.url(u"/api/v2"_s).toString());
    QStringList ids;
    for (int number = 0; number < 6; ++number)
        ids.append(u"wscr-%1"_s.arg(number));
    Program program(archive(ids));
    QByteArray said;
    QTRY_COMPARE_WITH_TIMEOUT((said += program.diagnostics()).count("the service limits requests"), 3, 30'000);
    QTRY_COMPARE_WITH_TIMEOUT(server.requests("POST"), 4, 30'000);
    program.signal(SIGINT);
    QTRY_VERIFY((said += program.diagnostics()).contains("Press Ctrl+C again"));
    program.signal(SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    QCOMPARE(program.exitStatus(), 128 + SIGINT);
    const QByteArray line = server.requestLine(3);
    const auto held =
        std::find_if(ids.cbegin(), ids.cend(), [&](const QString &id) { return line.contains(id.toLatin1() + '/'); });
    QVERIFY2(held != ids.cend(), line.constData());
    const QJsonObject interrupted = program.next(u"interrupted"_s);
    QCOMPARE(interrupted[u"unknown"].toArray(), QJsonArray{*held});
    QStringList others = ids;
    others.removeOne(*held);
    QCOMPARE(interrupted[u"not_sent"].toArray(), QJsonArray::fromStringList(others));
    QCOMPARE(server.requests("POST"), 4);
}

void tst_CliArchiveSignals::aSignalIsToldReadably()
{
    OddService service([](const Asked &asked) {
        return OddService::json(200, {{u"data"_s, OddService::row(asked.path.section(u'/', 2, 2), true)}});
    });
    service.holdAnswers();
    m_service = to(service);
    const QStringList ids{u"wscr-0"_s, u"wscr-1"_s, u"wscr-2"_s, u"wscr-3"_s, u"wscr-4"_s};
    Program program(archive(ids) << u"--human"_s);
    QTRY_COMPARE_WITH_TIMEOUT(service.asked.size(), 4, 30'000);
    program.signal(SIGINT);
    QByteArray said;
    QTRY_VERIFY((said += program.diagnostics()).contains("Press Ctrl+C again"));
    service.release(); // the requests under way are waited for, so their outcomes are known
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    QCOMPARE(program.exitStatus(), 128 + SIGINT);
    QVERIFY(program.rest().endsWith("\nInterrupted. Not sent: wscr-4.\n"));
}

void tst_CliArchiveSignals::aSignalBeforeTheServiceIsFoundIsCounted()
{
    support::ScriptedServer server(support::Script::hang());
    m_service = to(server.url().toString()); // a host alone is asked where its API is
    Program program(archive({u"wscr-0"_s, u"wscr-1"_s}) << u"--human"_s);
    QTRY_COMPARE_WITH_TIMEOUT(server.requests("GET"), 1, 30'000);
    program.signal(SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 10'000);
    QCOMPARE(program.exitStatus(), 128 + SIGINT);
    QVERIFY(program.diagnostics().contains("2 of 2 change requests, 2 not sent"));
    QVERIFY(program.rest().endsWith("\nInterrupted. Not sent: wscr-0, wscr-1.\n"));
}

RUNLATCH_TEST(tst_CliArchiveSignals)
#include "tst_cliarchivesignals.moc"
