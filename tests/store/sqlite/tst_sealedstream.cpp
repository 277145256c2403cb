// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/sealedstream.h"

#include "base/rules.h"
#include "base/utc.h"
#include "store/sqlite/sealer.h"
#include "support/fulldisk.h"
#include "support/quickfolder.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A sealed file opens whole, with its key and for what it was written for, or not at all.
class tst_SealedStream : public QObject
{
    Q_OBJECT
private slots:
    void cleanup() { QFile::remove(file()); }
    void opensWhatWasWritten_data();
    void opensWhatWasWritten();
    void refusesWhatIsNotWhole_data();
    void refusesWhatIsNotWhole();
    void refusesWhatStandsBehindItsEnd();
    void refusesAnotherKeyOrLabel();
    void hasNothingInClearBeforeItIsFinished();
    void isNotLargerThanAllowed();
    void tellsAFullDisk();

private:
    QString file() const { return m_folder.filePath(u"plans/one"_s); }
    bool write(const QByteArray &content, qsizetype step = 10'000);
    base::Result<QByteArray> read(qint64 limit = 1 << 20) { return SealedStream::read(file(), m_purpose, limit, 64); }

    const QDateTime m_expires{QDate(2026, 11, 22), QTime(10, 0), base::Utc};
    const SealedStream::Purpose m_purpose{newStoreKey(), "capture", m_expires};
    support::QuickFolder m_folder;
};

bool tst_SealedStream::write(const QByteArray &content, qsizetype step)
{
    auto stream = SealedStream::begin(file(), m_purpose);
    bool isWritten = stream.isOk();
    for (qsizetype at = 0; isWritten && at < content.size(); at += step)
        isWritten =
            stream.value()->write(QByteArrayView(content).sliced(at).first(std::min(step, content.size() - at))).isOk();
    return isWritten && stream.value()->finish();
}

void tst_SealedStream::opensWhatWasWritten_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {0, 1, 65'535, 65'536, 65'537, 131'072, 300'000})
        QTest::addRow("%d bytes", size) << size;
}

void tst_SealedStream::opensWhatWasWritten()
{
    QFETCH(const int, size);
    QByteArray content(size, 'x');
    for (int i = 0; i < size; i += 7)
        content[i] = char('a' + i % 26);
    QVERIFY(write(content));
    const auto opened = read();
    QVERIFY(opened);
    QCOMPARE(*opened, content);
    QVERIFY(opened->capacity() >= size + 64);
    QCOMPARE(SealedStream::expiryOf(file()), m_expires);
    QVERIFY(!QFile::exists(SealedStream::unfinishedName(file())));
    QCOMPARE(QFile::permissions(file()) & (QFile::ReadOther | QFile::ReadGroup), QFile::Permissions());
}

void tst_SealedStream::refusesWhatIsNotWhole_data()
{
    QTest::addColumn<int>("cut");
    QTest::addColumn<int>("changed"); // the place of a changed byte; -1: none
    QTest::newRow("without its last piece") << 100'000 - 65'536 + 17 << -1;
    QTest::newRow("without its last byte") << 1 << -1;
    QTest::newRow("a head alone") << 100'000 + 2 * 17 << -1;
    QTest::newRow("another time") << 0 << 9;
    QTest::newRow("another header") << 0 << 20;
    QTest::newRow("another first piece") << 0 << 100;
    QTest::newRow("another last piece") << 0 << 70'000;
    QTest::newRow("another mark") << 0 << 0;
}

void tst_SealedStream::refusesWhatIsNotWhole()
{
    QFETCH(const int, cut);
    QFETCH(const int, changed);
    QVERIFY(write(QByteArray(100'000, 'x')));
    QFile stored(file());
    QVERIFY(stored.open(QIODevice::ReadWrite));
    QVERIFY(stored.resize(stored.size() - cut));
    if (changed >= 0) {
        stored.seek(changed);
        char byte = 0;
        QVERIFY(stored.getChar(&byte));
        stored.seek(changed);
        QVERIFY(stored.putChar(char(byte ^ 1)));
    }
    stored.close();
    QCOMPARE(read().error().rule, base::Rules::FetchLocked);
}

/// The last piece is a full one, so that nothing but the end of the file tells that more stands there.
void tst_SealedStream::refusesWhatStandsBehindItsEnd()
{
    QVERIFY(write(QByteArray(65'536, 'x')));
    QVERIFY(read());
    QFile stored(file());
    QVERIFY(stored.open(QIODevice::Append) && stored.putChar('x'));
    stored.close();
    QCOMPARE(read().error().rule, base::Rules::FetchLocked);
}

void tst_SealedStream::refusesAnotherKeyOrLabel()
{
    QVERIFY(write("content"));
    const auto openedWith = [this](const QByteArray &key, const QByteArray &label) {
        return SealedStream::read(file(), {key, label, {}}, 1000, 0);
    };
    QVERIFY(openedWith(m_purpose.key, "capture"));
    QCOMPARE(openedWith(newStoreKey(), "capture").error().rule, base::Rules::FetchLocked);
    QCOMPARE(openedWith(m_purpose.key, "another").error().rule, base::Rules::FetchLocked);
}

/// A program that is killed leaves what lies in the folder now.
void tst_SealedStream::hasNothingInClearBeforeItIsFinished()
{
    const QByteArray secret = "a secret of the plan";
    auto stream = SealedStream::begin(file(), m_purpose);
    QVERIFY(stream);
    for (int i = 0; i < 10'000; ++i)
        QVERIFY(stream.value()->write(secret));
    const QByteArray left = support::bytesOf(m_folder.path());
    QVERIFY(left.size() > 100'000);
    QVERIFY(!left.contains(secret));
    QVERIFY(!QFile::exists(file()));
    stream = base::Error{};
    QVERIFY(support::bytesOf(m_folder.path()).isEmpty());
}

void tst_SealedStream::isNotLargerThanAllowed()
{
    QVERIFY(write(QByteArray(200'000, 'x')));
    QVERIFY(read(200'000));
    QCOMPARE(read(100'000).error().rule, base::Rules::FileTooLarge);
}

void tst_SealedStream::tellsAFullDisk()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("no limit for files here");
    const support::FullDisk full;
    QCOMPARE(SealedStream::begin(file(), m_purpose).error().kind, base::ErrorKind::Storage);
    QVERIFY(!QFile::exists(SealedStream::unfinishedName(file())));
}

RUNLATCH_TEST(tst_SealedStream)

} // namespace runlatch::store

#include "tst_sealedstream.moc"
