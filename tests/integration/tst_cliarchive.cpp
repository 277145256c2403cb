// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "archivetest.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

#if defined(Q_OS_UNIX)
#include <fcntl.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;
using changerequests::Asked;
using changerequests::OddService;

/// `change-requests archive` reports the outcome of each request, and archives none twice.
class tst_CliArchive : public QObject, protected ArchiveTest
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void wrongUsage_data();
    void wrongUsage();
    void tellsEachInTheOrderOfTheIds();
    void tellsWhatWasArchivedAlready();
    void aDryRunReadsTheIdsAndSendsNothing();
    void goesOnWhereOneFails();
    void exitStatus_data();
    void exitStatus();
    void waitsForTheRateLimit();
    void saysWhatBecameOfEach_data();
    void saysWhatBecameOfEach();
    void whatIsUnknownMayBeGivenAgain_data();
    void whatIsUnknownMayBeGivenAgain();
    void aTokenThatIsNoGoodEndsIt();
    void progressIsWrittenOverOnATerminal();
};

namespace {

#if defined(Q_OS_UNIX)
/// Both ends of a terminal without input.
class Terminal
{
public:
    Terminal()
    {
        if (m_reader >= 0 && grantpt(m_reader) == 0 && unlockpt(m_reader) == 0)
            m_writer = open(ptsname(m_reader), O_RDWR | O_NOCTTY | O_CLOEXEC);
    }
    ~Terminal()
    {
        close(m_reader);
        close(m_writer);
    }
    Q_DISABLE_COPY_MOVE(Terminal)

    int writer() const { return m_writer; }
    QByteArray read() const
    {
        QByteArray bytes(4096, '\0');
        const auto size = ::read(m_reader, bytes.data(), static_cast<std::size_t>(bytes.size()));
        return bytes.first(std::max<qsizetype>(size, 0));
    }

private:
    const int m_reader = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    int m_writer = -1;
};
#endif

} // namespace

void tst_CliArchive::wrongUsage_data()
{
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("none") << QStringList();
    QTest::newRow("a path") << QStringList{u"wscr-1"_s, u"../wscr-2"_s};
    QTest::newRow("standard input") << QStringList{u"-"_s};
    QTest::newRow("a file without ids") << QStringList{u"--ids-file"_s, u"/dev/null"_s};
    QTest::newRow("an option of no version") << QStringList{u"wscr-1"_s, u"--force"_s};
}

void tst_CliArchive::wrongUsage()
{
    QFETCH(QStringList, ids);
    OddService service([](const Asked &) { return OddService::error(500); });
    m_service = to(service);
    Program program(archive(ids));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), 64);
    QVERIFY(program.diagnostics().contains("See \"runlatch-cli change-requests archive --help\""));
    QVERIFY(program.rest().isEmpty());
    QVERIFY(service.asked.isEmpty()); // the valid ids are not sent either
}

void tst_CliArchive::tellsEachInTheOrderOfTheIds()
{
    simulate(60, u"latency=30ms"_s);
    QStringList ids = idsOf(u"--active"_s);
    QVERIFY(ids.size() > 20);
    std::reverse(ids.begin(), ids.end());
    Program program(archive(ids + ids.first(3))); // an id that is given twice is reported once
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(toldIds(events), ids);
    QCOMPARE(namesOf(events).count(u"archived"_s), ids.size());
    QCOMPARE(valuesOf(events, u"archived"_s, u"already"_s).count(u"false"_s), ids.size());
    QCOMPARE(program.exitStatus(), 0);
    const QByteArray count = QByteArray::number(ids.size());
    QVERIFY(program.diagnostics().contains(count + " of " + count + " change request"));
    QCOMPARE(events.constLast()[u"event"].toString(), u"summary"_s);
    QCOMPARE(events.constLast()[u"archived"].toInt(), ids.size());
    QCOMPARE(idsOf(u"--active"_s), QStringList());
}

void tst_CliArchive::tellsWhatWasArchivedAlready()
{
    simulate(40);
    const QStringList before = idsOf(u"--archived"_s);
    const QStringList ids = before.first(2) + idsOf(u"--active"_s).first(2);
    Program program(archive(ids));
    const QList<QJsonObject> events = program.exitStatus() == 0 ? program.allEvents() : QList<QJsonObject>();
    QCOMPARE(toldIds(events), ids);
    QCOMPARE(valuesOf(events, u"archived"_s, u"already"_s),
             (QStringList{u"true"_s, u"true"_s, u"false"_s, u"false"_s}));
    for (const QJsonObject &event : events.first(4)) {
        QVERIFY(event[u"by"].toString().startsWith("user-"_L1));
        QVERIFY(QDateTime::fromString(event[u"at"].toString(), Qt::ISODateWithMs).isValid());
    }
    QVERIFY(program.diagnostics().contains("2 archived, 2 already archived"));
    Program human(archive(ids.first(1)) << u"--human"_s);
    QCOMPARE(human.exitStatus(), 0);
    QVERIFY(human.rest().startsWith(ids.first().toUtf8() + " was already archived. Archived by user-"));
}

void tst_CliArchive::aDryRunReadsTheIdsAndSendsNothing()
{
    OddService service([](const Asked &) { return OddService::error(500); });
    m_service = to(service);
    const QString file = m_folder->write(u"ids"_s, "wscr-2\r\nwscr-3, wscr-1;\n");
    Program program(archive({u"--dry-run"_s, u"--ids-file"_s, file, u"wscr-1"_s}));
    QCOMPARE(program.exitStatus(), 0);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(toldIds(events), (QStringList{u"wscr-1"_s, u"wscr-2"_s, u"wscr-3"_s}));
    QCOMPARE(namesOf(events), QStringList(3, u"would-archive"_s) + QStringList{u"summary"_s});
    QCOMPARE(events.constLast()[u"not_sent"].toInt(), 3);
    QVERIFY(service.asked.isEmpty());
}

void tst_CliArchive::goesOnWhereOneFails()
{
    simulate(40);
    const QStringList active = idsOf(u"--active"_s);
    const QStringList ids{active.at(0), u"wscr-none"_s, active.at(1)};
    Program program(archive(ids));
    QCOMPARE(program.exitStatus(), 3);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(namesOf(events), (QStringList{u"archived"_s, u"error"_s, u"archived"_s, u"summary"_s}));
    QCOMPARE(toldIds(events), ids);
    QCOMPARE(events.at(1)[u"http"].toInt(), 404);
    QVERIFY(!events.at(1).contains("outcome"_L1));
    QVERIFY(program.diagnostics().contains("2 archived, 1 failed"));
}

void tst_CliArchive::exitStatus_data()
{
    QTest::addColumn<QList<int>>("answers");
    QTest::addColumn<int>("expected");
    QTest::addColumn<QStringList>("outcomes"); // outcomes of the requests that are not archived
    QTest::newRow("one refused") << QList<int>{422, 200} << 3 << QStringList{u""_s};
    QTest::newRow("one not permitted") << QList<int>{200, 403} << 3 << QStringList{u""_s};
    QTest::newRow("refused") << QList<int>{422, 403} << 1 << QStringList{u""_s, u""_s};
    QTest::newRow("refused and missing") << QList<int>{422, 404} << 2 << QStringList{u""_s, u""_s};
    QTest::newRow("fault of the service") << QList<int>{200, 500} << 2 << QStringList{u"unknown"_s};
}

void tst_CliArchive::exitStatus()
{
    QFETCH(QList<int>, answers);
    QFETCH(int, expected);
    QFETCH(QStringList, outcomes);
    OddService service([&](const Asked &asked) {
        const int number = asked.path.contains("wscr-1"_L1) ? 1 : 0;
        const int status = answers.at(number);
        const QString id = u"wscr-%1"_s.arg(number);
        return status == 200 ? OddService::json(200, {{u"data"_s, OddService::row(id, true)}})
                             : OddService::error(status);
    });
    m_service = to(service);
    Program program(archive({u"wscr-0"_s, u"wscr-1"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), expected);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(toldIds(events), (QStringList{u"wscr-0"_s, u"wscr-1"_s}));
    QCOMPARE(valuesOf(events, u"error"_s, u"outcome"_s), outcomes);
}

void tst_CliArchive::waitsForTheRateLimit()
{
    simulate(40, u"rate-limit=1@0.2"_s);
    const QStringList ids = idsOf(u"--active"_s);
    Program program(archive(ids));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 60'000);
    QCOMPARE(program.exitStatus(), 0);
    QCOMPARE(toldIds(program.allEvents()), ids);
    QVERIFY(program.diagnostics().contains("the service limits requests"));
}

void tst_CliArchive::saysWhatBecameOfEach_data()
{
    QTest::addColumn<int>("answered");
    QTest::addColumn<bool>("isArchived"); ///< the state at the service, in spite of its answer
    QTest::addColumn<int>("shown");
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("archived") << 500 << true << 200 << u"archived"_s << QString();
    QTest::newRow("not archived") << 500 << false << 200 << u"error"_s << u"not-archived"_s;
    QTest::newRow("not known") << 500 << true << 403 << u"error"_s << u"unknown"_s;
    QTest::newRow("success, then hidden") << 204 << true << 403 << u"error"_s << u"unknown"_s;
    QTest::newRow("success, then gone") << 204 << true << 410 << u"error"_s << u"unknown"_s;
}

/// After an unusable answer the command asks for the state, and does not archive a second time.
void tst_CliArchive::saysWhatBecameOfEach()
{
    QFETCH(int, answered);
    QFETCH(bool, isArchived);
    QFETCH(int, shown);
    QFETCH(QString, event);
    QFETCH(QString, outcome);
    OddService service([&](const Asked &asked) {
        if (asked.method != "GET")
            return answered == 204 ? http::Response{.status = 204} : OddService::error(answered);
        return shown == 200 ? OddService::json(200, {{u"data"_s, OddService::row(u"wscr-1"_s, isArchived)}})
                            : OddService::error(shown);
    });
    m_service = to(service);
    Program program(archive({u"wscr-1"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), isArchived && shown == 200 ? 0 : 2);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(namesOf(events), (QStringList{event, u"summary"_s}));
    QCOMPARE(events.constFirst()[u"outcome"].toString(), outcome);
    QCOMPARE(program.diagnostics().contains("Run the command again with the unknown ids"), outcome == "unknown"_L1);
    QCOMPARE(service.count("POST"), 1);
}

void tst_CliArchive::whatIsUnknownMayBeGivenAgain_data()
{
    QTest::addColumn<QString>("fault");
    for (const char *fault : {"status=503@0.3", "reset@0.3", "cut-body@0.3"})
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

/// Unknown ids may be given again. Each id is archived once in each run, and in the end all are archived.
void tst_CliArchive::whatIsUnknownMayBeGivenAgain()
{
    QFETCH(QString, fault);
    simulate(40, fault);
    QStringList ids;
    for (int attempt = 0; attempt < 20 && ids.isEmpty(); ++attempt) // the list has faults, too
        ids = idsOf(u"--active"_s);
    QVERIFY(!ids.isEmpty());
    int runs = 0;
    for (int exitStatus = 2; (exitStatus == 2 || exitStatus == 3) && runs < 30; ++runs) {
        Program program(archive(ids));
        exitStatus = program.exitStatus();
        const QList<QJsonObject> events = program.allEvents();
        QCOMPARE(toldIds(events), ids);
        const auto unknownNow = valuesOf(events, u"error"_s, u"outcome"_s).count(u"unknown"_s);
        QCOMPARE(program.diagnostics().contains("Run the command again with the unknown ids"), unknownNow > 0);
        QStringList left; // all ids but those that are known to be archived
        for (const QString &id : std::as_const(ids)) {
            if (!valuesOf(events, u"archived"_s, u"id"_s).contains(id))
                left.append(id);
        }
        QCOMPARE(left.isEmpty(), exitStatus == 0);
        ids = left;
    }
    QVERIFY(ids.isEmpty());
}

void tst_CliArchive::aTokenThatIsNoGoodEndsIt()
{
    simulate(1);
    m_service.last() = m_token;
    QStringList ids;
    for (int number = 0; number < 30; ++number)
        ids.append(u"wscr-%1"_s.arg(number));
    Program program(archive(ids));
    QCOMPARE(program.exitStatus(), 2);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(toldIds(events), ids);
    const QStringList kinds = valuesOf(events, u"error"_s, u"kind"_s);
    QCOMPARE(kinds.constFirst(), u"unauthorized"_s);
    QVERIFY(kinds.count(u"cancelled"_s) > 20);
    QVERIFY(program.diagnostics().contains(" not sent"));
}

void tst_CliArchive::progressIsWrittenOverOnATerminal()
{
#if defined(Q_OS_UNIX)
    simulate(40, u"latency=150ms"_s);
    const QStringList ids = idsOf(u"--active"_s).first(12);
    const Terminal terminal;
    QVERIFY(terminal.writer() >= 0);
    Program program(archive(ids), {}, {.outputFile = {}, .errorDescriptor = terminal.writer()});
    QByteArray seen;
    QTRY_VERIFY_WITH_TIMEOUT((seen += terminal.read(), program.hasEnded()), 30'000);
    seen += terminal.read();
    QCOMPARE(program.exitStatus(), 0);
    QCOMPARE(program.rest().count('\n'), 12 + 1); // standard output has nothing of the progress
    const qsizetype cleared = seen.indexOf("\r ");
    QVERIFY2(seen.startsWith("1 of 12 change request"), seen.constData());
    QVERIFY2(cleared > 0 && seen.indexOf('\n') > cleared, seen.constData());
    QCOMPARE(seen.count('\n'), 1);
    QVERIFY2(seen.contains("runlatch-cli: 12 of 12 change request"), seen.constData());
#else
    QSKIP("This system has no terminals that a test can make.");
#endif
}

RUNLATCH_TEST(tst_CliArchive)
#include "tst_cliarchive.moc"
