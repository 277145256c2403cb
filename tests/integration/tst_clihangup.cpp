// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/closedport.h"
#include "support/posixsignals.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QDir>
#include <QScopeGuard>

#include <cerrno>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

bool isProcessGone(qint64 process)
{
    QFile state(u"/proc/%1/stat"_s.arg(process));
    if (state.open(QIODevice::ReadOnly))
        return state.readAll().contains(") Z "); // nobody waits for it
    return support::sendSignal(process, 0) != 0 && errno == ESRCH;
}

} // namespace

/// A terminal that is closed ends a command as SIGTERM does, with everything that it started.
class tst_CliHangup : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { qunsetenv("TMPDIR"); }
    void leavesNothing_data();
    void leavesNothing();
    void endsWhatACommandStarted_data();
    void endsWhatACommandStarted();
    void staysWhereHangupsAreIgnored();

private:
    std::unique_ptr<CliFolder> m_folder;
    QString m_temporary; ///< the folder for temporary files of the programs
};

void tst_CliHangup::init()
{
#if !defined(Q_OS_UNIX)
    QSKIP("This system has no signals for other programs.");
#endif
    m_folder = std::make_unique<CliFolder>();
    m_temporary = m_folder->path(u"temporary"_s);
    QVERIFY(QDir().mkpath(m_temporary));
    qputenv("TMPDIR", QFile::encodeName(m_temporary));
}

void tst_CliHangup::leavesNothing_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("SIGHUP") << SIGHUP;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
}

void tst_CliHangup::leavesNothing()
{
    QFETCH(const int, number);
    Program inspect({u"inspect"_s});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    QCOMPARE(answerToPost(url, wholePayload()), "HTTP/1.1 200 OK");
    QVERIFY(!QDir(m_temporary).isEmpty());
    inspect.signal(number);
    QCOMPARE(inspect.exitStatus(), 0);
    QVERIFY(!inspect.next(u"captured"_s).isEmpty());
    QVERIFY2(QDir(m_temporary).isEmpty(), qPrintable(QDir(m_temporary).entryList().join(u' ')));
}

void tst_CliHangup::endsWhatACommandStarted_data()
{
    leavesNothing_data();
}

void tst_CliHangup::endsWhatACommandStarted()
{
    QFETCH(const int, number);
    const support::ClosedPort closed;
    const QString file = m_folder->path(u"processes"_s);
    const QString script =
        u"echo $$ >%1; sleep 300 & echo $! >>%1; sh -c 'echo $$ >>%1; sleep 300; true' & wait"_s.arg(file);
    Program trigger({u"trigger"_s, u"--url"_s, closed.url(u"/"_s).toString(), u"--"_s, u"sh"_s, u"-c"_s, script});
    QList<QByteArray> processes;
    const auto readProcesses = [&] {
        QFile written(file);
        processes = written.open(QIODevice::ReadOnly) ? written.readAll().split('\n') : QList<QByteArray>();
        return processes.size() == 4; // the last line ends
    };
    QVERIFY(support::waitFor(readProcesses, 30'000));
    processes.removeLast();
    const auto killLeft = qScopeGuard([&] {
        for (const QByteArray &process : processes) {
            if (!isProcessGone(process.toLongLong()))
                support::sendSignal(process.toLongLong(), SIGKILL);
        }
    });
    trigger.signal(number);
    QCOMPARE(trigger.exitStatus(), 128 + number);
    QCOMPARE(trigger.next(u"interrupted"_s)[u"event"].toString(), u"interrupted"_s);
    for (const QByteArray &process : std::as_const(processes))
        QTRY_VERIFY2_WITH_TIMEOUT(isProcessGone(process.toLongLong()), process.constData(), 20'000);
}

/// As of nohup.
void tst_CliHangup::staysWhereHangupsAreIgnored()
{
    QProcess shell;
    shell.start(
        u"sh"_s,
        {u"-c"_s, u"trap '' HUP; exec \"$0\" inspect"_s, qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch-cli"_s});
    QVERIFY(support::waitFor([&] { return shell.canReadLine(); }, 30'000));
    const QUrl url(QJsonDocument::fromJson(shell.readLine()).object()[u"url"].toString());
    const qint64 process = shell.processId();
    QCOMPARE(support::sendSignal(process, SIGHUP), 0);
    QCOMPARE(answerToPost(url, wholePayload()), "HTTP/1.1 200 OK");
    QVERIFY(support::waitFor([&] { return shell.canReadLine(); }, 30'000));
    QVERIFY(shell.readLine().contains("\"captured\""));
    QCOMPARE(support::sendSignal(process, SIGTERM), 0);
    QVERIFY(shell.state() == QProcess::NotRunning || shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 0);
}

RUNLATCH_TEST(tst_CliHangup)
#include "tst_clihangup.moc"
