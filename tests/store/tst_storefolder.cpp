// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/storefolder.h"

#include "store/storefixture.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

class TestStoreFolder : public QObject
{
    Q_OBJECT

private slots:
    void isHeldByOne();
    void isMadeForTheOwnerOnly();
    void closesWhatWasOpenToOthers();
    void leavesTheModeOfWhatIsNoStore();
    void saysWhereItCannotWrite();
};

namespace {

constexpr QFile::Permissions Others =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

void TestStoreFolder::isHeldByOne()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto second = CaptureStore::open(fixture.folder.filePath(u"other.sqlite"_s), testKey(), fixture.clock);
    QVERIFY(!second);
    QCOMPARE(second.error().kind, base::ErrorKind::Storage);
    QCOMPARE(second.error().rule, u"store.locked"_s);
    QCOMPARE(second.error().subject, u"tst_storefolder (%1)"_s.arg(QCoreApplication::applicationPid()));
    fixture.store.reset();
    QVERIFY(!fixture.open());
}

void TestStoreFolder::isMadeForTheOwnerOnly()
{
    QTemporaryDir parent;
    support::FakeClock clock;
    const QDir folder(parent.filePath(u"made/here"_s));
    const auto store = CaptureStore::open(folder.filePath(u"captures.sqlite"_s), testKey(), clock);
    QVERIFY(store);
    QVERIFY(append(**store, newCapture()));
    const QFileInfoList files = folder.entryInfoList(QDir::Files | QDir::Hidden);
    QCOMPARE(files.size(), 4); // the file, its log and index, the lock
    for (const QFileInfo &file : files)
        QVERIFY2(!(file.permissions() & Others), qPrintable(file.fileName()));
    QVERIFY(!(QFileInfo(folder.path()).permissions() & Others));
}

void TestStoreFolder::closesWhatWasOpenToOthers()
{
    StoreFixture fixture;
    QFile file(fixture.file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.setPermissions(file.permissions() | QFile::ReadGroup | QFile::ReadOther));
    QVERIFY(!fixture.open());
    QVERIFY(!(QFileInfo(fixture.file()).permissions() & Others));
}

void TestStoreFolder::leavesTheModeOfWhatIsNoStore()
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

void TestStoreFolder::saysWhereItCannotWrite()
{
    QTemporaryDir folder;
    support::FakeClock clock;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(QDir(folder.path()).mkdir(u"captures.sqlite"_s));
    for (const QString &path : {file.fileName() + u"/below/captures.sqlite"_s, folder.filePath(u"captures.sqlite"_s)}) {
        const auto store = CaptureStore::open(path, testKey(), clock);
        QVERIFY(!store);
        QCOMPARE(store.error().kind, base::ErrorKind::Storage);
        QCOMPARE(store.error().rule, u"store.not-writable"_s);
        QVERIFY(store.error().subject.startsWith(folder.path()));
    }
}

QTEST_GUILESS_MAIN(TestStoreFolder)
#include "tst_storefolder.moc"
