// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/storelock.h"

#include "store/sqlite/storefiles.h"
#include "store/storefixture.h"
#include "store/work/workstore.h"
#include "support/othersfile.h"

#include <QCoreApplication>
#include <QLockFile>
#include <QProcess>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

namespace {

constexpr QFile::Permissions Others =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

/// Another process of this program that holds something until it is killed.
class Holder
{
public:
    /// `how`: "--take" takes the lock of a store file as this version does; "--older" locks the file itself.
    Holder(const QString &how, const QString &file)
    {
        m_process.start(QCoreApplication::applicationFilePath(), {how, file});
        m_isHolding = m_process.waitForReadyRead(30'000) && m_process.readAll() == "held\n";
    }
    ~Holder() { kill(); }
    bool isHolding() const { return m_isHolding; }
    QString name() const { return u"tst_storelock (%1)"_s.arg(m_process.processId()); }
    void kill() // SIGKILL: nothing is given up
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
    bool m_isHolding = false;
};

int hold(const QString &how, const QString &file)
{
    const auto lock = how == "--take"_L1 ? StoreLock::take(file) : base::Result<std::shared_ptr<StoreLock>>(nullptr);
    QLockFile older(file);
    if (!lock || (!*lock && !older.tryLock()))
        return 1;
    std::puts("held");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

QString refusalOf(const base::Result<std::shared_ptr<StoreLock>> &lock)
{
    return lock ? u"taken"_s : lock.error().rule.name() + u' ' + lock.error().subject;
}

} // namespace

/// A store has one owner among processes, and is free when that one is gone.
class tst_StoreLock : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aFileIsHeldByOne();
    void filesOfOneFolderDoNotLockEachOtherOut();
    void linksLeadToOneLock();
    void anotherProcessHoldsIt();
    void whatAKilledProcessHeldIsFree();
    void aKilledProcessOfOurOwnIdHoldsNothing();
    void anOlderProgramKeepsAllOut();
    void anOlderProgramIsKeptOut();
    void capturesOfAnotherProcessLeaveOtherFiles();
    void bothFilesOrNone_data();
    void bothFilesOrNone();
    void workStoreIsLocked();
    void workStoreSaysWhoHoldsIt();
    void isMadeForTheOwnerOnly();
    void closesWhatWasOpenToOthers();
    void leavesTheModeOfWhatIsNoStore();
    void saysWhereItCannotWrite();
    void trustsNoFileAndNoLinkOfOthers();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_StoreLock::aFileIsHeldByOne()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto second = SqliteStore::open(fixture.file(), testKey(), fixture.clock);
    QVERIFY(!second);
    QCOMPARE(second.error().kind, base::ErrorKind::Storage);
    QCOMPARE(second.error().rule, u"store.locked"_s);
    QCOMPARE(second.error().subject, u"tst_storelock (%1)"_s.arg(QCoreApplication::applicationPid()));
    fixture.store.reset();
    QVERIFY(!fixture.open());
}

void tst_StoreLock::filesOfOneFolderDoNotLockEachOtherOut()
{
    support::FakeClock clock;
    std::vector<std::unique_ptr<CaptureStore>> stores;
    for (const QString &name : {u"a.sqlite"_s, u"b.sqlite"_s, u"captures.sqlite"_s, u"c.sqlite"_s}) {
        auto opened = SqliteStore::open(path(name), testKey(), clock);
        QVERIFY2(opened, qPrintable(name));
        stores.push_back(std::move(opened).value());
        QVERIFY(append(*stores.back(), newCapture()));
    }
    for (const auto &store : stores)
        QCOMPARE(list(*store)->size(), 1);
}

void tst_StoreLock::linksLeadToOneLock()
{
    QVERIFY(QFile(path(u"a.sqlite"_s)).open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(path(u"a.sqlite"_s), path(u"link.sqlite"_s)));
    const auto lock = StoreLock::take(path(u"a.sqlite"_s));
    QVERIFY(lock);
    QVERIFY(!StoreLock::take(path(u"link.sqlite"_s)));
    QVERIFY(!StoreLock::take(m_folder->path() + u"/../"_s + QFileInfo(m_folder->path()).fileName() + u"/a.sqlite"_s));
}

void tst_StoreLock::anotherProcessHoldsIt()
{
    const Holder holder(u"--take"_s, path(u"a.sqlite"_s));
    QVERIFY(holder.isHolding());
    QCOMPARE(refusalOf(StoreLock::take(path(u"a.sqlite"_s))), u"store.locked "_s + holder.name());
    QCOMPARE(refusalOf(StoreLock::take(path(u"b.sqlite"_s))), u"taken"_s);
}

void tst_StoreLock::whatAKilledProcessHeldIsFree()
{
    for (const QString &name : {capturesFileName(), u"a.sqlite"_s}) {
        Holder holder(u"--take"_s, path(name));
        QVERIFY(holder.isHolding());
        holder.kill();
        QVERIFY(QFile::exists(path(name + u".lock"_s)));
        QCOMPARE(refusalOf(StoreLock::take(path(name))), u"taken"_s);
    }
}

/// In a container the first process always has the same id and the same name.
void tst_StoreLock::aKilledProcessOfOurOwnIdHoldsNothing()
{
    const QString name = path(u"a.sqlite.lock"_s);
    QByteArray left;
    {
        QLockFile lock(name);
        QVERIFY(lock.tryLock());
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        left = file.readAll();
    }
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(left);
    file.close();
    const auto lock = StoreLock::take(path(u"a.sqlite"_s));
    QCOMPARE(refusalOf(lock), u"taken"_s);
    QVERIFY(!StoreLock::take(path(u"a.sqlite"_s))); // and what is really held is not taken from oneself
    QVERIFY(!StoreLock::take(path(u"a.sqlite"_s)));
}

void tst_StoreLock::anOlderProgramKeepsAllOut()
{
    Holder older(u"--older"_s, path(u"runlatch.lock"_s));
    QVERIFY(older.isHolding());
    for (const QString &name : {capturesFileName(), workFileName(), u"a.sqlite"_s})
        QCOMPARE(refusalOf(StoreLock::take(path(name))), u"store.locked "_s + older.name());
    older.kill();
    for (const QString &name : {workFileName(), u"a.sqlite"_s, capturesFileName()})
        QCOMPARE(refusalOf(StoreLock::take(path(name))), u"taken"_s);
}

void tst_StoreLock::anOlderProgramIsKeptOut()
{
    {
        const auto files = StoreFiles::take(m_folder->path());
        QVERIFY(files);
        QVERIFY(!Holder(u"--older"_s, path(u"runlatch.lock"_s)).isHolding());
    }
    QVERIFY(Holder(u"--older"_s, path(u"runlatch.lock"_s)).isHolding());
    const auto other = StoreLock::take(path(u"a.sqlite"_s)); // as two files of one folder do not lock each other out
    QVERIFY(other);
    QVERIFY(Holder(u"--older"_s, path(u"runlatch.lock"_s)).isHolding());
}

void tst_StoreLock::capturesOfAnotherProcessLeaveOtherFiles()
{
    Holder holder(u"--take"_s, path(capturesFileName()));
    QVERIFY(holder.isHolding());
    QVERIFY(QFile::exists(path(u"runlatch.lock"_s)));
    const auto lock = StoreLock::take(path(u"a.sqlite"_s));
    QCOMPARE(refusalOf(lock), u"taken"_s);
    holder.kill();
    QCOMPARE(refusalOf(StoreLock::take(path(u"b.sqlite"_s))), u"taken"_s);
    QCOMPARE(refusalOf(StoreLock::take(path(capturesFileName()))), u"taken"_s);
}

void tst_StoreLock::bothFilesOrNone_data()
{
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("free");
    QTest::newRow("captures") << capturesFileName() << workFileName();
    QTest::newRow("work") << workFileName() << capturesFileName();
}

void tst_StoreLock::bothFilesOrNone()
{
    QFETCH(QString, held);
    QFETCH(QString, free);
    Holder holder(u"--take"_s, path(held));
    QVERIFY(holder.isHolding());
    const auto refused = StoreFiles::take(m_folder->path());
    QVERIFY(!refused);
    QCOMPARE(refused.error().rule, u"store.locked"_s);
    QCOMPARE(refused.error().subject, holder.name());
    QVERIFY(!QFile::exists(path(free))); // nothing was opened, or made
    {
        const Holder other(u"--take"_s, path(free));
        QVERIFY(other.isHolding());
    }
    holder.kill();
    QVERIFY(StoreFiles::take(m_folder->path()));
}

void tst_StoreLock::workStoreIsLocked()
{
    const auto open = [this](WorkStore &store) {
        return support::answerOf<std::monostate>(
            [&](QObject *context, auto done) { store.open(path(workFileName()), context, done); });
    };
    WorkStore first;
    QVERIFY(open(first));
    {
        WorkStore second;
        const auto refused = open(second);
        QVERIFY(!refused);
        QCOMPARE(refused.error().rule, u"store.locked"_s);
    }
    QVERIFY(open(first)); // it gives up what it holds before it opens again
}

void tst_StoreLock::workStoreSaysWhoHoldsIt()
{
    Holder holder(u"--take"_s, path(workFileName()));
    QVERIFY(holder.isHolding());
    WorkStore store;
    store.open(path(workFileName()), this, [](const base::Done &) {});
    const auto kept = support::answerOf<std::monostate>([&](QObject *context, auto done) {
        PendingArchive archive;
        archive.id = QUuid::createUuid();
        store.savePendingArchives({archive}, context, done);
    });
    QVERIFY(!kept);
    QCOMPARE(kept.error().rule, u"store.locked"_s);
    QCOMPARE(kept.error().subject, holder.name());
}

void tst_StoreLock::isMadeForTheOwnerOnly()
{
    support::FakeClock clock;
    const QDir folder(path(u"made/here"_s));
    const auto store = SqliteStore::open(folder.filePath(capturesFileName()), testKey(), clock);
    QVERIFY(store);
    QVERIFY(append(**store, newCapture()));
    const QFileInfoList files = folder.entryInfoList(QDir::Files | QDir::Hidden);
    // The file, its log and index, its lock, and the folder's; and the index of words with its journal, as they come.
    QVERIFY(files.size() >= 5);
    for (const QFileInfo &file : files)
        QVERIFY2(!(file.permissions() & Others), qPrintable(file.fileName()));
    QVERIFY(!(QFileInfo(folder.path()).permissions() & Others));
}

void tst_StoreLock::closesWhatWasOpenToOthers()
{
    StoreFixture fixture;
    QFile file(fixture.file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.setPermissions(file.permissions() | QFile::ReadGroup | QFile::ReadOther));
    QVERIFY(!fixture.open());
    QVERIFY(!(QFileInfo(fixture.file()).permissions() & Others));
}

void tst_StoreLock::leavesTheModeOfWhatIsNoStore()
{
    StoreFixture fixture;
    QFile file(fixture.file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    QVERIFY(file.setPermissions(file.permissions() | QFile::ReadGroup | QFile::ReadOther));
    const QFile::Permissions before = file.permissions();
    QVERIFY(fixture.open());
    QCOMPARE(QFileInfo(fixture.file()).permissions(), before);
}

void tst_StoreLock::saysWhereItCannotWrite()
{
    support::FakeClock clock;
    QFile file(path(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(QDir(m_folder->path()).mkdir(capturesFileName()));
    for (const QString &wrong : {file.fileName() + u"/below/captures.sqlite"_s, path(capturesFileName())}) {
        const auto store = SqliteStore::open(wrong, testKey(), clock);
        QVERIFY(!store);
        QCOMPARE(store.error().kind, base::ErrorKind::Storage);
        QCOMPARE(store.error().rule, u"store.not-writable"_s);
        QVERIFY(store.error().subject.startsWith(m_folder->path()));
    }
}

/// In a folder as /tmp everybody can lay out a file or a link for whoever keeps captures there.
void tst_StoreLock::trustsNoFileAndNoLinkOfOthers()
{
    if (!support::canActAsOthers())
        QSKIP("Only the system's administrator can make files of another user.");
    QVERIFY(support::openToOthers(m_folder->path()));
    const auto ruleOf = [](const QString &file) {
        const auto lock = StoreLock::take(file);
        return lock ? QString() : lock.error().rule.name();
    };
    const QString file = path(u"mine.sqlite"_s);
    QFile made(file);
    QVERIFY(made.open(QIODevice::WriteOnly));
    QVERIFY(support::openToOthers(file));
    QCOMPARE(ruleOf(file), QString());
    QVERIFY(support::giveToOthers(file));
    QCOMPARE(ruleOf(file), u"store.of-others"_s);
    QVERIFY(!QFile::exists(file + u".lock"_s));
    for (const QString &name : {u"link.sqlite"_s, u"new.sqlite-wal"_s}) {
        QVERIFY(QFile::link(path(u"target"_s), path(name)));
        QVERIFY(support::giveLinkToOthers(path(name)));
    }
    QCOMPARE(ruleOf(path(u"link.sqlite"_s)), u"file.foreign-link"_s);
    QCOMPARE(ruleOf(path(u"new.sqlite"_s)), u"file.foreign-link"_s);
}

/// With `--take FILE` or `--older FILE` the program is its own child.
int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--take"_L1 || arguments.value(1) == "--older"_L1)
        return hold(arguments.value(1), arguments.value(2));
    tst_StoreLock test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_storelock.moc"
