// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/keptcaptures.h"

#include "base/rules.h"
#include "store/sqlite/database.h"
#include "store/storefixture.h"
#include "support/peakmemory.h"
#include "support/suite.h"

#include <QThread>

#include <atomic>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// A store file can be read while another program writes it, and is never changed by that.
class tst_KeptCaptures : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsAtRest();
    void readsWhileItIsWritten();
    void readsWhatWasKilled();
    void keepsSecretsRedacted();
    void opensThemWithTheKey();
    void pagesNewestFirst();
    void findsWhatAFilterAccepts();
    void readsABodyOnceForAllWords();
    void refusesOtherVersions_data();
    void refusesOtherVersions();
    void refusesWhatIsNoStore();
    void refusesALogWithoutItsIndex();
    void doesNotTrustWhatChangedMeanwhile();
};

namespace {

/// Each file of a folder with its bytes.
QMap<QString, QByteArray> filesOf(const QString &folder)
{
    QMap<QString, QByteArray> files;
    for (const QString &name : QDir(folder).entryList(QDir::Files | QDir::Hidden)) {
        QFile file(QDir(folder).filePath(name));
        files.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable"));
    }
    return files;
}

/// The files that a closed store leaves: itself, and its index of words.
QStringList ownFiles()
{
    return {u"captures-words.sqlite"_s, u"captures.sqlite"_s};
}

QList<qint64> idsOf(const base::Result<QList<CaptureRow>> &rows)
{
    QList<qint64> ids;
    for (const CaptureRow &row : rows ? *rows : QList<CaptureRow>())
        ids.append(row.id);
    return ids;
}

void fill(StoreFixture &fixture, int captures)
{
    QVERIFY(!fixture.open());
    for (int number = 1; number <= captures; ++number)
        QVERIFY(append(*fixture.store, newCapture(u"taskrs-%1"_s.arg(number))));
}

base::Done changeKept(const QString &file, const QString &sql)
{
    Database database(file);
    if (auto opened = database.open(Database::Access::ReadWrite); !opened)
        return opened;
    return database.execute(sql);
}

QString ruleOfReading(const QString &file)
{
    const auto rows = KeptCaptures(file).list(0, 10);
    const auto capture = KeptCaptures(file).load(1);
    if (rows || capture)
        return u"read"_s;
    return rows.error().rule == capture.error().rule ? rows.error().rule.name() : u"two rules"_s;
}

} // namespace

void tst_KeptCaptures::readsWhatIsAtRest()
{
    StoreFixture fixture;
    fill(fixture, 3);
    fixture.store.reset();
    const auto before = filesOf(fixture.folder.path());
    QCOMPARE(before.keys(), ownFiles());
    const KeptCaptures kept(fixture.file());
    QCOMPARE(idsOf(kept.list(0, 10)), (QList<qint64>{3, 2, 1}));
    const auto capture = kept.load(2);
    QVERIFY(capture);
    QCOMPARE(capture->row.taskResultId, u"taskrs-2"_s);
    QCOMPARE(filesOf(fixture.folder.path()), before); // not even the index of a log
    QCOMPARE(kept.load(4).error().kind, base::ErrorKind::NotFound);
}

void tst_KeptCaptures::readsWhileItIsWritten()
{
    StoreFixture fixture;
    fill(fixture, 1);
    const KeptCaptures kept(fixture.file());
    for (int number = 2; number <= 20; ++number) {
        QVERIFY(append(*fixture.store, newCapture(u"taskrs-%1"_s.arg(number))));
        QCOMPARE(idsOf(kept.list(0, 1)), QList<qint64>{number});
    }
    QVERIFY(addReply(*fixture.store, 20, newReply(u"passed"_s), protocol::TaskState::Passed));
    const auto capture = kept.load(20);
    QVERIFY(capture);
    QCOMPARE(capture->replies.size(), 1);
    QCOMPARE(capture->row.state, protocol::TaskState::Passed);
    fixture.store.reset();
    QCOMPARE(filesOf(fixture.folder.path()).keys(), ownFiles()); // the log was folded in
    QCOMPARE(idsOf(kept.list(0, 1000)).size(), 20);
}

/// The log and its index stay, and have rows that the file does not have yet.
void tst_KeptCaptures::readsWhatWasKilled()
{
    StoreFixture fixture;
    fill(fixture, 5);
    QTemporaryDir left;
    for (const QString &name : QDir(fixture.folder.path()).entryList({u"captures.sqlite*"_s}, QDir::Files)) {
        if (!name.endsWith(u".lock"_s))
            QVERIFY(QFile::copy(fixture.folder.filePath(name), left.filePath(name)));
    }
    const auto before = filesOf(left.path());
    QCOMPARE(before.size(), 3);
    QCOMPARE(idsOf(KeptCaptures(left.filePath(u"captures.sqlite"_s)).list(0, 10)), (QList<qint64>{5, 4, 3, 2, 1}));
    QCOMPARE(filesOf(left.path()), before);
}

void tst_KeptCaptures::keepsSecretsRedacted()
{
    StoreFixture fixture;
    fill(fixture, 1);
    for (const bool isOpen : {true, false}) {
        if (!isOpen)
            fixture.store.reset();
        const auto capture = KeptCaptures(fixture.file()).load(1);
        QVERIFY(capture);
        QVERIFY(!capture->complete);
        QVERIFY(!capture->purged);
        QCOMPARE(capture->body.size(), bodyWithSecrets().size());
        for (const QByteArray &secret : {Token, UrlCode})
            QVERIFY(!capture->body.contains(secret) && !capture->head.contains(secret));
        QVERIFY(capture->body.contains(QByteArray(Token.size(), '*')));
    }
}

void tst_KeptCaptures::opensThemWithTheKey()
{
    StoreFixture fixture;
    fill(fixture, 1);
    const auto capture = KeptCaptures(fixture.file(), testKey().bytes).load(1);
    QVERIFY(capture);
    QVERIFY(capture->complete);
    QCOMPARE(capture->body, bodyWithSecrets());
    const auto other = KeptCaptures(fixture.file(), QByteArray(32, 'x')).load(1);
    QVERIFY(other && !other->complete);
}

void tst_KeptCaptures::pagesNewestFirst()
{
    StoreFixture fixture;
    fill(fixture, 5);
    const KeptCaptures kept(fixture.file());
    QCOMPARE(idsOf(kept.list(0, 2)), (QList<qint64>{5, 4}));
    QCOMPARE(idsOf(kept.list(4, 2)), (QList<qint64>{3, 2}));
    QCOMPARE(idsOf(kept.list(2, 2)), (QList<qint64>{1}));
    QVERIFY(idsOf(kept.list(1, 2)).isEmpty());
}

void tst_KeptCaptures::findsWhatAFilterAccepts()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (const QString &workspace : {u"prod-1"_s, u"test-1"_s, u"prod-2"_s, u"prod-3"_s}) {
        NewCapture capture = newCapture({});
        capture.row.workspaceName = workspace;
        QVERIFY(append(*fixture.store, capture));
    }
    const auto ids = [&fixture](const QString &text, qint64 before, int limit) {
        QList<qint64> found;
        const auto rows = KeptCaptures(fixture.file()).find(CaptureFilter::parse(text, {}), before, limit);
        for (const CaptureRow &row : rows ? *rows : QList<CaptureRow>())
            found.append(row.id);
        return found;
    };
    QCOMPARE(ids(u"ws:prod"_s, 0, 2), (QList<qint64>{4, 3}));
    QCOMPARE(ids(u"ws:prod"_s, 3, 2), QList<qint64>{1});
    QCOMPARE(ids(u"access_token -ws:prod"_s, 0, 9), QList<qint64>{2});
    QCOMPARE(ids(QString::fromLatin1(Token), 0, 9), QList<qint64>());
}

/// SQLite kept the body once for each word of the filter.
void tst_KeptCaptures::readsABodyOnceForAllWords()
{
    constexpr int Words = 40;
    constexpr int Mebibytes = 16;
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture({});
    QString filter;
    for (int word = 0; word < Words; ++word) {
        capture.body += "word" + QByteArray::number(word) + ' ';
        filter += u"word%1 "_s.arg(word);
    }
    capture.body += QByteArray(Mebibytes * 1024 * 1024, 'x');
    capture.row.bytes = capture.body.size();
    QVERIFY(append(*fixture.store, capture));
    fixture.store.reset();
    if (!support::startPeakAnew())
        QSKIP("This system does not tell how much memory was used.");
    const int before = support::peakMebibytes();
    const auto rows = KeptCaptures(fixture.file()).find(CaptureFilter::parse(filter, {}), 0, 9);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 1);
    const int taken = support::peakMebibytes() - before;
    QVERIFY2(taken < 10 * Mebibytes, qPrintable(QString::number(taken)));
}

void tst_KeptCaptures::refusesOtherVersions_data()
{
    QTest::addColumn<QString>("from"); // a file of an older version
    QTest::addColumn<QString>("sql");  // what makes a new one another
    QTest::addColumn<QString>("rule");
    QTest::newRow("version one") << u"captures-v1.sqlite"_s << u""_s << u"store.older"_s;
    QTest::newRow("version two") << u"captures-v2.sqlite"_s << u""_s << u"store.older"_s;
    QTest::newRow("version three") << u"captures-v3.sqlite"_s << u""_s << u"store.older"_s;
    QTest::newRow("version seven") << u"captures-v7.sqlite"_s << u""_s << u"store.older"_s;
    QTest::newRow("a later one") << u""_s << u"PRAGMA user_version = 99"_s << u"store.newer"_s;
    QTest::newRow("another program's") << u""_s << u"PRAGMA application_id = 7"_s << u"store.corrupt"_s;
    QTest::newRow("without its facts") << u""_s << u"DROP TABLE facts"_s << u"store.corrupt"_s;
    QTest::newRow("not all is sealed") << u""_s << u"UPDATE facts SET value = 9 WHERE name = 'reseal_to'"_s
                                       << u"store.older"_s;
    QTest::newRow("not all bodies are") << u""_s << u"UPDATE facts SET value = 9 WHERE name = 'reseal_bodies_to'"_s
                                        << u"store.older"_s;
}

void tst_KeptCaptures::refusesOtherVersions()
{
    QFETCH(const QString, from);
    QFETCH(const QString, sql);
    QFETCH(const QString, rule);
    StoreFixture fixture;
    if (from.isEmpty()) {
        fill(fixture, 1);
        fixture.store.reset();
        QVERIFY(changeKept(fixture.file(), sql));
    } else {
        QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/") + from, fixture.file()));
    }
    const auto before = filesOf(fixture.folder.path());
    QCOMPARE(ruleOfReading(fixture.file()), rule);
    QCOMPARE(filesOf(fixture.folder.path()), before);
}

void tst_KeptCaptures::refusesWhatIsNoStore()
{
    StoreFixture fixture;
    QCOMPARE(ruleOfReading(fixture.file()), u"store.missing"_s);
    QVERIFY(filesOf(fixture.folder.path()).isEmpty());
    QCOMPARE(ruleOfReading(fixture.folder.path()), u"store.unreadable"_s);
    for (const QByteArray &bytes : {QByteArray(), QByteArray(5000, 'x')}) {
        QFile file(fixture.file());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        QCOMPARE(ruleOfReading(fixture.file()), u"store.corrupt"_s);
        QCOMPARE(filesOf(fixture.folder.path()).size(), 1);
    }
}

/// Without the index, the rows in the log would be missing.
void tst_KeptCaptures::refusesALogWithoutItsIndex()
{
    StoreFixture fixture;
    fill(fixture, 2);
    QTemporaryDir left;
    for (const QString &name : {u"captures.sqlite"_s, u"captures.sqlite-wal"_s})
        QVERIFY(QFile::copy(fixture.folder.filePath(name), left.filePath(name)));
    QCOMPARE(ruleOfReading(left.filePath(u"captures.sqlite"_s)), u"store.log-alone"_s);
    QCOMPARE(filesOf(left.path()).size(), 2);
}

/// No log is there before and after the read, and only the file's time says that it was written meanwhile. A
/// write falls into all tries of one read only by chance, so it is read until one does.
void tst_KeptCaptures::doesNotTrustWhatChangedMeanwhile()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture large = newCapture();
    large.body.append(QByteArray(32 << 20, ' ')); // so that a read takes longer than a thread's turn
    QVERIFY(append(*fixture.store, large));
    fixture.store.reset();
    std::atomic<bool> isOver = false;
    const std::unique_ptr<QThread> writer(QThread::create([&isOver, name = fixture.file()] {
        QFile file(name);
        if (!file.open(QIODevice::ReadWrite))
            return;
        for (qint64 time = 1; !isOver; ++time)
            file.setFileTime(QDateTime::fromMSecsSinceEpoch(time), QFileDevice::FileModificationTime);
    }));
    writer->start();
    const KeptCaptures kept(fixture.file());
    const auto isNoticed = [&kept] {
        const auto capture = kept.load(1);
        return !capture && capture.error().rule == base::Rules::StoreChanging;
    };
    const bool wasNoticed = support::waitFor(isNoticed, 30'000);
    isOver = true;
    QVERIFY(writer->wait());
    QVERIFY(wasNoticed);
    QVERIFY(kept.load(1));
}

RUNLATCH_TEST(tst_KeptCaptures)
#include "tst_keptcaptures.moc"
