// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/work/workstore.h"

#include "base/utc.h"
#include "store/storefixture.h"
#include "store/work/workschema.h"
#include "support/refusingtable.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>

#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

namespace {

const QString Kind = u"bulk-create"_s;

Draft newDraft(const QByteArray &content = "{\"subject\":\"TLS 1.2\"}", int minute = 0)
{
    return {QUuid::createUuid(), Kind, content, QDateTime(QDate(2026, 11, 21), QTime(10, minute, 0, 123), base::Utc)};
}

base::Done open(WorkStore &store, const QString &file)
{
    return support::answerOf<std::monostate>([&](QObject *context, auto done) { store.open(file, context, done); });
}

base::Done save(WorkStore &store, const Draft &draft)
{
    return support::answerOf<std::monostate>(
        [&](QObject *context, auto done) { store.saveDraft(draft, context, done); });
}

base::Done remove(WorkStore &store, const QUuid &id)
{
    return support::answerOf<std::monostate>(
        [&](QObject *context, auto done) { store.removeDraft(id, context, done); });
}

base::Result<QList<Draft>> drafts(WorkStore &store, const QString &kind = Kind)
{
    return support::answerOf<QList<Draft>>([&](QObject *context, auto done) { store.drafts(kind, context, done); });
}

PendingArchive newArchive(int minute = 0)
{
    return {.id = QUuid::createUuid(),
            .service = QUrl(u"https://app.terraform.io/api/v2"_s),
            .changeRequestId = u"wscr-%1"_s.arg(minute + 1),
            .subject = u"TLS 1.2"_s,
            .workspace = u"billing"_s,
            .askedAt = QDateTime(QDate(2026, 11, 21), QTime(10, minute, 0, 123), base::Utc)};
}

base::Done save(WorkStore &store, const QList<PendingArchive> &archives)
{
    return support::answerOf<std::monostate>(
        [&](QObject *context, auto done) { store.savePendingArchives(archives, context, done); });
}

base::Result<QList<PendingArchive>> pending(WorkStore &store)
{
    return support::answerOf<QList<PendingArchive>>(
        [&](QObject *context, auto done) { store.pendingArchives(context, done); });
}

base::Done changeFile(const QString &file, const QString &sql)
{
    Database database(file);
    if (auto opened = database.open(Database::Access::ReadWrite); !opened)
        return opened;
    return database.execute(sql);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Runs in another process: saves drafts one after the other and prints the number of each that is on disk.
int writeDrafts(const QString &file, int count)
{
    WorkStore store;
    if (!open(store, file))
        return 1;
    for (int number = 0; number < count; ++number) {
        if (!save(store, newDraft("{\"subject\":\"" + QByteArray::number(number) + "\"}")))
            return 1;
        std::printf("%d\n", number);
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

/// Work that must survive is in the store when its process is killed.
class tst_WorkStore : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void keepsADraft();
    void aLaterSaveTakesThePlace();
    void newestChangeComesFirst();
    void removesADraft();
    void keepsKindsApart();
    void doesWhatWasAskedBeforeItDies();
    void doesNotAnswerTheDead();
    void isMarkedAndForTheOwnerOnly();
    void opensOldVersions_data();
    void opensOldVersions();
    void keepsPendingArchives();
    void pendingArchivesAreReplacedAndRemoved();
    void savesAllPendingArchivesOrNone();
    void refusesAndLeavesAlone_data();
    void refusesAndLeavesAlone();
    void failsAsOpeningDid();
    void opensAfterAFailure();
    void survivesAKill();

private:
    QString file() const { return m_folder->filePath(u"work.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_WorkStore::keepsADraft()
{
    const Draft draft = newDraft("{\"message\":\"# \xc3\xa4\"}");
    {
        WorkStore store;
        QVERIFY(open(store, file()));
        QVERIFY(save(store, draft));
    }
    WorkStore store;
    QVERIFY(open(store, file()));
    const auto kept = drafts(store);
    QVERIFY(kept);
    QCOMPARE(*kept, QList<Draft>{draft});
}

void tst_WorkStore::aLaterSaveTakesThePlace()
{
    WorkStore store;
    QVERIFY(open(store, file()));
    Draft draft = newDraft();
    QVERIFY(save(store, draft));
    draft.content = "{}";
    draft.changedAt = draft.changedAt.addSecs(1);
    QVERIFY(save(store, draft));
    QCOMPARE(*drafts(store), QList<Draft>{draft});
}

void tst_WorkStore::newestChangeComesFirst()
{
    WorkStore store;
    QVERIFY(open(store, file()));
    const Draft first = newDraft("1", 1);
    const Draft second = newDraft("2", 2);
    const Draft third = newDraft("3", 3);
    for (const Draft &draft : {second, third, first})
        QVERIFY(save(store, draft));
    QCOMPARE(*drafts(store), (QList<Draft>{third, second, first}));
}

void tst_WorkStore::removesADraft()
{
    WorkStore store;
    QVERIFY(open(store, file()));
    const Draft stays = newDraft();
    const Draft goes = newDraft();
    QVERIFY(save(store, stays));
    QVERIFY(save(store, goes));
    QVERIFY(remove(store, goes.id));
    QVERIFY(remove(store, goes.id)); // removing it again is no error
    QCOMPARE(*drafts(store), QList<Draft>{stays});
}

void tst_WorkStore::keepsKindsApart()
{
    WorkStore store;
    QVERIFY(open(store, file()));
    Draft other = newDraft();
    other.kind = u"reply"_s;
    QVERIFY(save(store, other));
    QVERIFY(drafts(store)->isEmpty());
    QCOMPARE(*drafts(store, u"reply"_s), QList<Draft>{other});
}

void tst_WorkStore::doesWhatWasAskedBeforeItDies()
{
    constexpr int count = 50;
    {
        WorkStore store;
        store.open(file(), this, [](const base::Done &) {});
        for (int number = 0; number < count; ++number)
            store.saveDraft(newDraft(), this, [](const base::Done &) {});
    }
    WorkStore store;
    QVERIFY(open(store, file()));
    QCOMPARE(drafts(store)->size(), count);
}

void tst_WorkStore::doesNotAnswerTheDead()
{
    WorkStore store;
    auto asker = std::make_unique<QObject>();
    bool isCalled = false;
    store.open(file(), asker.get(), [&](const base::Done &) { isCalled = true; });
    asker.reset();
    QVERIFY(drafts(store)); // the answer comes after that of open()
    QVERIFY(!isCalled);
}

void tst_WorkStore::isMarkedAndForTheOwnerOnly()
{
    constexpr QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    {
        WorkStore store;
        QVERIFY(open(store, file()));
        QVERIFY(save(store, newDraft()));
        for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s}) {
            QVERIFY(QFile::exists(file() + end));
            QVERIFY(!(QFile::permissions(file() + end) & others));
        }
    }
    Database database(file());
    QVERIFY(database.open(Database::Access::ReadOnly));
    QCOMPARE(*database.number(u"PRAGMA user_version"_s), 3);
    QCOMPARE(*database.number(u"PRAGMA application_id"_s), workSchema().applicationId);
}

void tst_WorkStore::opensOldVersions_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("archives");
    QTest::newRow("1") << u"work-v1.sqlite"_s << 0;
    QTest::newRow("2") << u"work-v2.sqlite"_s << 1;
}

void tst_WorkStore::opensOldVersions()
{
    QFETCH(QString, name);
    QFETCH(int, archives);
    QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/") + name, file()));
    QVERIFY(QFile::setPermissions(file(), QFile::ReadOwner | QFile::WriteOwner));
    WorkStore store;
    QVERIFY(open(store, file()));
    const auto kept = drafts(store);
    QVERIFY(kept);
    QCOMPARE(kept->size(), 3);
    QCOMPARE(kept->constFirst().content, "{\"subject\":\"2\"}");
    QCOMPARE(kept->constFirst().changedAt, newDraft().changedAt);
    QVERIFY(save(store, newDraft()));
    QCOMPARE(pending(store)->size(), archives);
    if (archives > 0)
        QCOMPARE(pending(store)->constFirst().changeRequestId, u"wscr-1"_s);
    QVERIFY(save(store, {newArchive()}));
    QCOMPARE(pending(store)->size(), archives + 1);
}

void tst_WorkStore::keepsPendingArchives()
{
    PendingArchive second = newArchive(1);
    second.sent = true;
    second.subject = u"Rotate k\u00e4ys"_s;
    second.workspace = QString();
    const PendingArchive first = newArchive(0);
    {
        WorkStore store;
        QVERIFY(open(store, file()));
        QVERIFY(save(store, {second, first}));
    }
    WorkStore store;
    QVERIFY(open(store, file()));
    QCOMPARE(*pending(store), (QList<PendingArchive>{first, second}));
}

void tst_WorkStore::pendingArchivesAreReplacedAndRemoved()
{
    WorkStore store;
    QVERIFY(open(store, file()));
    PendingArchive archive = newArchive(0);
    const PendingArchive other = newArchive(1);
    QVERIFY(save(store, {archive, other}));
    archive.sent = true;
    QVERIFY(save(store, {archive}));
    QCOMPARE(*pending(store), (QList<PendingArchive>{archive, other}));
    const auto gone = support::answerOf<std::monostate>([&](QObject *context, auto done) {
        store.removePendingArchives({archive.id, QUuid::createUuid()}, context, done);
    });
    QVERIFY(gone);
    QCOMPARE(*pending(store), QList<PendingArchive>{other});
}

void tst_WorkStore::savesAllPendingArchivesOrNone()
{
    WorkStore store;
    QVERIFY(open(store, file()));
    QVERIFY(changeFile(file(), support::refusing(u"pending_archives"_s, u"subject = 'no'"_s)));
    PendingArchive refused = newArchive(1);
    refused.subject = u"no"_s;
    const auto saved = save(store, {newArchive(0), refused});
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, base::ErrorKind::Storage);
    QVERIFY(pending(store)->isEmpty());
    QVERIFY(save(store, {newArchive(0)})); // the refused call has left nothing behind
}

void tst_WorkStore::refusesAndLeavesAlone_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("rule");
    QTest::newRow("newer") << u"PRAGMA user_version = 99"_s << u"store.newer"_s;
    QTest::newRow("another program's") << u"PRAGMA application_id = 7"_s << u"store.corrupt"_s;
    QTest::newRow("no database") << u""_s << u"store.corrupt"_s;
    QTest::newRow("damaged") << u"damage"_s << u"store.corrupt"_s;
}

void tst_WorkStore::refusesAndLeavesAlone()
{
    QFETCH(QString, what);
    QFETCH(QString, rule);
    {
        WorkStore store;
        QVERIFY(open(store, file()));
        for (int number = 0; number < 50; ++number)
            QVERIFY(save(store, newDraft(QByteArray(2000, 'x'))));
    }
    if (what.startsWith("PRAGMA"_L1)) {
        QVERIFY(changeFile(file(), what));
    } else {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::ReadWrite));
        damaged.seek(what.isEmpty() ? 0 : 4096);
        damaged.write(QByteArray(8192, 'x'));
    }
    const QByteArray before = bytesOf(file());
    {
        WorkStore store;
        const auto opened = open(store, file());
        QVERIFY(!opened);
        QCOMPARE(opened.error().kind, base::ErrorKind::Storage);
        QCOMPARE(opened.error().rule, rule);
        QCOMPARE(opened.error().subject, file());
    }
    QCOMPARE(bytesOf(file()), before);
}

void tst_WorkStore::failsAsOpeningDid()
{
    WorkStore store;
    const auto early = save(store, newDraft());
    QVERIFY(!early);
    QCOMPARE(early.error().rule, u"store.failed"_s);
    QVERIFY(!open(store, u"/proc/no/work.sqlite"_s));
    QCOMPARE(save(store, newDraft()).error().rule, u"store.not-writable"_s);
    QCOMPARE(drafts(store).error().rule, u"store.not-writable"_s);
    QCOMPARE(remove(store, newDraft().id).error().rule, u"store.not-writable"_s);
}

void tst_WorkStore::opensAfterAFailure()
{
    WorkStore store;
    QVERIFY(!open(store, u"/proc/no/work.sqlite"_s));
    QVERIFY(open(store, file()));
    QVERIFY(save(store, newDraft()));
}

void tst_WorkStore::survivesAKill()
{
    QProcess writer;
    writer.start(QCoreApplication::applicationFilePath(), {u"--write-drafts"_s, file(), u"1000000"_s});
    int told = -1;
    while (told < 20) {
        QVERIFY(writer.canReadLine() || writer.waitForReadyRead(30'000));
        while (writer.canReadLine())
            told = writer.readLine().trimmed().toInt();
    }
    writer.kill(); // SIGKILL: nothing is flushed or closed
    QVERIFY(writer.waitForFinished());
    while (writer.canReadLine())
        told = writer.readLine().trimmed().toInt();
    WorkStore store;
    QVERIFY(open(store, file()));
    const auto kept = drafts(store);
    QVERIFY(kept);
    QSet<QByteArray> contents;
    for (const Draft &draft : *kept)
        contents.insert(draft.content);
    for (int number = 0; number <= told; ++number)
        QVERIFY2(contents.contains("{\"subject\":\"" + QByteArray::number(number) + "\"}"),
                 qPrintable(u"%1"_s.arg(number)));
}

/// With `--write-drafts FILE COUNT` the program plays the other process.
int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--write-drafts"_L1)
        return writeDrafts(arguments.value(2), arguments.value(3).toInt());
    tst_WorkStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_workstore.moc"
