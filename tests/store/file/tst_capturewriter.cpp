// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/capturewriter.h"

#include "base/systemclock.h"
#include "store/storefixture.h"
#include "support/refusingtable.h"
#include "support/waiting.h"

#include <QCoreApplication>
#include <QProcess>
#include <QSet>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// An acknowledged capture is on disk, whatever happens next.
class tst_CaptureWriter : public QObject
{
    Q_OBJECT

private slots:
    void commitsInGroups();
    void doesNotWaitForWhoIsGone();
    void keepsWhatWasAcknowledgedWhenKilled();
    void failsAndRecoversWithTheDisk();
    void whatCannotBeCommittedStopsNothingElse();
    void oneBadJobFailsAlone();
};

namespace {

constexpr auto KillMode = "--append-until-killed";

/// Runs in another program: appends forever and prints the uuid of each acknowledged capture.
int appendUntilKilled(const QString &file)
{
    base::SystemClock clock;
    auto opened = SqliteStore::open(file, testKey(), clock);
    if (!opened)
        return 1;
    const auto store = std::move(opened).value();
    QObject context;
    std::function<void()> appendOne = [&] {
        store->append(newCapture(), &context, [&](const base::Result<CaptureRow> &row) {
            if (!row)
                return QCoreApplication::exit(2);
            std::printf("%s\n", row->uuid.toByteArray(QUuid::WithoutBraces).constData());
            std::fflush(stdout);
            appendOne();
        });
    };
    for (int underWay = 0; underWay < 20; ++underWay)
        appendOne();
    return QCoreApplication::exec();
}

} // namespace

void tst_CaptureWriter::commitsInGroups()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset(); // opening has made the tables
    CaptureWriter writer(fixture.file(), testKey(), fixture.clock);
    QVERIFY(writer.open({}));
    QObject context;
    int answers = 0;
    qint64 version = -1;
    const auto dataVersion = [&] {
        Database other(fixture.file());
        return other.open(Database::Access::ReadOnly) ? *other.number(u"SELECT COUNT(*) FROM captures"_s) : -1;
    };
    for (int i = 0; i < 50; ++i) {
        writer.commits().write(
            [&](CaptureTable &table) {
                version = dataVersion(); // the version that other connections see while the group is being written
                return table.append(newCapture());
            },
            base::Answer<CaptureRow>(&context, [&](const base::Result<CaptureRow> &row) { answers += row ? 1 : 0; }));
    }
    QTRY_COMPARE(answers, 50);
    QCOMPARE(version, 0);
    QCOMPARE(dataVersion(), 50);
    writer.close();
}

/// After a slow commit the next one waits for the senders that were just answered, but not for ever.
void tst_CaptureWriter::doesNotWaitForWhoIsGone()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset();
    CaptureWriter writer(fixture.file(), testKey(), fixture.clock);
    QVERIFY(writer.open({}));
    QObject context;
    int answers = 0;
    const auto answer = [&] {
        return base::Answer<CaptureRow>(&context, [&](const base::Result<CaptureRow> &row) { answers += row ? 1 : 0; });
    };
    const auto appendOne = [](CaptureTable &table) { return table.append(newCapture()); };
    writer.commits().write(
        [&](CaptureTable &table) {
            writer.commits().write(appendOne, answer());
            writer.commits().write(appendOne, answer());
            NewCapture slow = newCapture();
            slow.body = QByteArray(16'000'000, 'x');
            return table.append(slow);
        },
        answer());
    QTRY_COMPARE(answers, 3);
    writer.close();
}

void tst_CaptureWriter::keepsWhatWasAcknowledgedWhenKilled()
{
    StoreFixture fixture;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(KillMode), fixture.file()});
    QByteArray printed;
    QTRY_VERIFY_WITH_TIMEOUT((printed += child.readAllStandardOutput()).count('\n') > 500, 60000);
    child.kill();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    printed += child.readAllStandardOutput();
    const auto lines = printed.first(printed.lastIndexOf('\n')).split('\n');

    QVERIFY(!fixture.open()); // the lock of a dead process does not count
    QSet<QByteArray> stored;
    qint64 before = 0;
    for (auto page = list(*fixture.store); page && !page->isEmpty(); page = list(*fixture.store, before)) {
        for (const CaptureRow &row : *page)
            stored.insert(row.uuid.toByteArray(QUuid::WithoutBraces));
        before = page->last().id;
    }
    for (const QByteArray &uuid : lines)
        QVERIFY2(stored.contains(uuid), uuid.constData());
    QVERIFY(!fixture.holds(Token));
}

void tst_CaptureWriter::failsAndRecoversWithTheDisk()
{
#ifdef Q_OS_UNIX
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit before = limit;
    limit.rlim_cur = 200'000; // the log cannot grow beyond this
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    NewCapture big = newCapture();
    big.body = QByteArray(1'000'000, 'x');
    const auto failed = append(*fixture.store, big);
    const auto failedAgain = append(*fixture.store, big);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);

    QVERIFY(!failed && !failedAgain);
    QCOMPARE(failed.error().kind, base::ErrorKind::Storage);
    QVERIFY2(failed.error().rule == u"store.full"_s || failed.error().rule == u"store.not-writable"_s,
             qPrintable(failed.error().rule));
    QCOMPARE(failed.error().subject, fixture.file());
    QVERIFY(append(*fixture.store, big)); // the same capture can be appended: nothing of it was left behind
    QCOMPARE(list(*fixture.store)->size(), 2);
#else
    QSKIP("needs a limit on the size of files");
#endif
}

/// A commit that fails leaves its transaction open in SQLite, and no other could begin.
void tst_CaptureWriter::whatCannotBeCommittedStopsNothingElse()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    Database other(fixture.file());
    QVERIFY(other.open(Database::Access::ReadWrite));
    QVERIFY(other.execute("CREATE TABLE missing (id INTEGER PRIMARY KEY)"));
    QVERIFY(other.execute("PRAGMA foreign_keys = OFF")); // SQLite would not add such a column
    QVERIFY(other.execute("ALTER TABLE captures ADD COLUMN missing INTEGER DEFAULT 5 REFERENCES missing (id)"
                          " DEFERRABLE INITIALLY DEFERRED"));
    const auto failed = append(*fixture.store, newCapture());
    QVERIFY(!failed);
    QCOMPARE(failed.error().kind, base::ErrorKind::Storage);
    QVERIFY(other.execute("INSERT INTO missing VALUES (5)"));
    QVERIFY(append(*fixture.store, newCapture()));
    QCOMPARE(list(*fixture.store)->size(), 1);
}

/// Jobs of one transaction have no savepoint each, so a failed one makes the others be done again.
void tst_CaptureWriter::oneBadJobFailsAlone()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    fixture.store.reset();
    CaptureWriter writer(fixture.file(), testKey(), fixture.clock);
    QVERIFY(writer.open({}));
    Database other(fixture.file());
    QVERIFY(other.open(Database::Access::ReadWrite));
    QVERIFY(other.execute(support::refusing(u"capture_blobs"_s, u"body = CAST('bad' AS BLOB)"_s)));
    QObject context;
    QStringList answers;
    const auto write = [&](CaptureWriter::Work work) {
        writer.commits().write(std::move(work),
                               base::Answer<CaptureRow>(&context, [&](const base::Result<CaptureRow> &row) {
                                   answers += row ? row->taskResultId : row.error().rule.name();
                               }));
    };
    for (const QByteArray body : {"first", "bad", "last"}) {
        NewCapture capture = newCapture(QString::fromLatin1(body));
        capture.body = body;
        write([capture](CaptureTable &table) { return table.append(capture); });
    }
    write([](CaptureTable &table) { return table.setPinned(99, true); });
    QTRY_COMPARE(answers, (QStringList{u"first"_s, u"store.failed"_s, u"last"_s, u"store.no-capture"_s}));
    QCOMPARE(*other.number("SELECT COUNT(*) FROM captures"), 2); // no row without its bytes
    QCOMPARE(*other.number("SELECT COUNT(*) FROM capture_blobs"), 2);
    writer.close();
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() == 3 && arguments.at(1) == QLatin1StringView(KillMode))
        return appendUntilKilled(arguments.at(2));
    tst_CaptureWriter test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_capturewriter.moc"
