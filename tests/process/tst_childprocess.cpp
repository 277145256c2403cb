// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "process/childprocess.h"

#include "base/systemclock.h"
#include "support/suite.h"

#include <QFile>
#include <QPointer>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <array>

#if defined(Q_OS_UNIX)
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch::process;
using namespace std::chrono_literals;

/// A program is ended with all its children, on a system that has `sh`.
class tst_ChildProcess : public QObject
{
    Q_OBJECT
private slots:
    void endsWhatItStarted();
    void killsWhatDoesNotListen();
    void tellsItsEnd_data();
    void tellsItsEnd();
    void tellsThatThereIsNoSuchProgram();
    void keepsTheLastLines();
    void showsNoSecrets();
    void getsNoVariableThatIsWithheld();
    void getsNoOpenFile();
    void endsBeforeItRan();
    void tellsWhatItPrints();
    void endsAsideWithAllItStarted();
    void killsAsideWhatDoesNotListen();

private:
    /// Runs a script, and waits until it has written `lines` lines.
    static bool run(ChildProcess &child, const QString &script, qsizetype lines)
    {
        child.start({u"sh"_s, u"-c"_s, script});
        return runlatch::support::waitFor([&child, lines] { return child.lastLines().size() >= lines; }, 20'000);
    }
    /// Tells whether the process is gone, or is an unreaped zombie.
    static bool isGone(qint64 process)
    {
        QFile state(u"/proc/%1/stat"_s.arg(process));
        return !state.open(QIODevice::ReadOnly) || state.readAll().contains(") Z ");
    }
};

void tst_ChildProcess::endsWhatItStarted()
{
    ChildProcess child({});
    QVERIFY(run(child, u"sleep 300 & echo $!; sh -c 'echo $$; sleep 300' & wait"_s, 2));
    const QStringList processes = child.lastLines();
    for (const QString &process : processes)
        QVERIFY(!isGone(process.toLongLong()));
    child.end(5s);
    for (const QString &process : processes)
        QTRY_VERIFY2(isGone(process.toLongLong()), qPrintable(process));
}

void tst_ChildProcess::killsWhatDoesNotListen()
{
    ChildProcess child({});
    QSignalSpy ended(&child, &ChildProcess::ended);
    QVERIFY(run(child, u"trap '' TERM; echo $$; while :; do sleep 0.02; done"_s, 1));
    child.end(50ms);
    QVERIFY(isGone(child.lastLines().constFirst().toLongLong()));
    QCOMPARE(ended.size(), 0); // the program did not end by itself
}

void tst_ChildProcess::tellsItsEnd_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("wasKilled");
    QTest::newRow("code") << u"echo why >&2; exit 3"_s << 3 << false;
    QTest::newRow("signal") << u"kill -KILL $$"_s << 0 << true;
}

void tst_ChildProcess::tellsItsEnd()
{
    QFETCH(QString, script);
    QFETCH(bool, wasKilled);
    ChildProcess child({});
    QSignalSpy ended(&child, &ChildProcess::ended);
    child.start({u"sh"_s, u"-c"_s, script});
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended[0][1].toBool(), wasKilled);
    if (!wasKilled) {
        QTEST(ended[0][0].toInt(), "status");
        QCOMPARE(child.lastLines(), QStringList{u"why"_s});
    }
}

void tst_ChildProcess::tellsThatThereIsNoSuchProgram()
{
    ChildProcess child({});
    QSignalSpy notStarted(&child, &ChildProcess::notStarted);
    child.start({u"/nowhere/to/be/found"_s});
    QTRY_COMPARE(notStarted.size(), 1);
    child.end(); // there is nothing to end
}

void tst_ChildProcess::keepsTheLastLines()
{
    ChildProcess child({});
    QSignalSpy ended(&child, &ChildProcess::ended);
    child.start({u"sh"_s, u"-c"_s, u"i=0; while [ $i -lt 5000 ]; do echo line $i; i=$((i+1)); done; printf last"_s});
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 20'000);
    QCOMPARE(child.lastLines().size(), ChildProcess::MaxLines);
    QCOMPARE(child.lastLines().constLast(), u"last"_s);
    QCOMPARE(child.lastLines().constFirst(), u"line %1"_s.arg(5001 - ChildProcess::MaxLines));
}

void tst_ChildProcess::showsNoSecrets()
{
    ChildProcess child({});
    QVERIFY(run(child,
                uR"(echo 'Authorization: Bearer s3cr3t-number-1'; echo '{"access_token":"s3cr3t-number-2"}';)"
                " echo 'got s3cr3t-number-2'; sleep 300"_s,
                3));
    const QString shown = child.lastLines().join(u'\n');
    QVERIFY2(!shown.contains(u"s3cr3t"_s), qPrintable(shown));
    QVERIFY2(shown.contains(u"access_token"_s), qPrintable(shown));
}

void tst_ChildProcess::getsNoVariableThatIsWithheld()
{
    const std::array names{"WITHHELD_ONE", "WITHHELD_TWO", "GIVEN_WITHHELD"};
    for (const char *name : names)
        qputenv(name, "canary");
    const auto restored = qScopeGuard([&names] {
        for (const char *name : names)
            qunsetenv(name);
    });
    const std::array withheld{"WITHHELD_"};
    ChildProcess child(withheld);
    QVERIFY(run(child, uR"(env | sed -n 's/^\(.*WITHHELD.*\)=canary$/\1/p'; sleep 300)"_s, 1));
    QCOMPARE(child.lastLines(), QStringList{u"GIVEN_WITHHELD"_s});
}

/// As a file of keys that a shell opened for this program.
void tst_ChildProcess::getsNoOpenFile()
{
#if defined(Q_OS_UNIX)
    const int open = ::dup(STDERR_FILENO); // without close-on-exec
    QVERIFY(open > STDERR_FILENO);
    const auto closed = qScopeGuard([open] { ::close(open); });
    ChildProcess child({});
    QVERIFY(run(child, u"[ -e /dev/fd/%1 ] && echo there || echo away; sleep 300"_s.arg(open), 1));
    QCOMPARE(child.lastLines(), QStringList{u"away"_s});
#else
    QSKIP("descriptors are those of Unix");
#endif
}

/// The group is asked to end while the child is still on its way to it. Qt warns of a process that is left.
void tst_ChildProcess::endsBeforeItRan()
{
    QTest::failOnWarning(QRegularExpression(u"QProcess: Destroyed"_s));
    for (int round = 0; round < 20; ++round) {
        ChildProcess child({});
        child.start({u"sleep"_s, u"300"_s});
        child.end();
    }
}

void tst_ChildProcess::tellsWhatItPrints()
{
    ChildProcess child({});
    QByteArray all;
    connect(&child, &ChildProcess::printed, this, [&all](const QByteArray &bytes) { all += bytes; });
    QSignalSpy ended(&child, &ChildProcess::ended);
    child.start({u"sh"_s, u"-c"_s, u"printf one; printf two >&2"_s});
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(all, "onetwo");
}

void tst_ChildProcess::endsAsideWithAllItStarted()
{
    runlatch::base::SystemClock clock;
    const QPointer child = new ChildProcess(std::span<const char *const>());
    QSignalSpy ended(child.data(), &ChildProcess::ended);
    QVERIFY(run(*child, u"sleep 300 & echo $!; sh -c 'echo $$; sleep 300' & wait"_s, 2));
    const QStringList processes = child->lastLines();
    child->endAside(clock);
    QVERIFY(child); // it did not wait
    QTRY_VERIFY(!child);
    for (const QString &process : processes)
        QTRY_VERIFY2(isGone(process.toLongLong()), qPrintable(process));
    QCOMPARE(ended.size(), 0);
}

/// It prints without end, so that it would block on a full pipe if nobody read it.
void tst_ChildProcess::killsAsideWhatDoesNotListen()
{
    runlatch::base::SystemClock clock;
    const QPointer child = new ChildProcess(std::span<const char *const>());
    QByteArray first;
    connect(child, &ChildProcess::printed, this, [&first](const QByteArray &bytes) {
        if (!first.contains('\n'))
            first += bytes;
    });
    QVERIFY(run(*child, u"trap '' TERM; echo $$; while :; do echo more; done"_s, 1));
    const qint64 process = first.left(first.indexOf('\n')).toLongLong();
    QVERIFY(process > 0 && !isGone(process));
    child->endAside(clock, 50ms);
    QTRY_VERIFY(!child);
    QVERIFY(isGone(process));
}

RUNLATCH_TEST(tst_ChildProcess)
#include "tst_childprocess.moc"
