// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/boundedfile.h"
#include "support/suite.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::base {

/// A file is read to its end, and never beyond its limit.
class tst_BoundedFile : public QObject
{
    Q_OBJECT
private slots:
    void readsUpToTheLimit();
    void tellsWhyItCannotRead_data();
    void tellsWhyItCannotRead();
    void readsOnlyWhatRemains();
    void waitsForNoPipe();

private:
    QString fileOf(qsizetype size)
    {
        const QString name = m_folder.filePath(u"file"_s);
        QFile file(name);
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(QByteArray(size, 'a')) == size;
        return isWritten ? name : QString();
    }

    QTemporaryDir m_folder;
};

void tst_BoundedFile::readsUpToTheLimit()
{
    constexpr qint64 severalParts = 2 * 1024 * 1024 + 1;
    for (const qint64 size : {qint64(0), qint64(1), severalParts}) {
        const QString name = fileOf(size);
        const auto whole = readFile(name, size, {Rules::FileTooLarge});
        QVERIFY(whole.isOk());
        QCOMPARE(*whole, QByteArray(size, 'a'));
        if (size == 0)
            continue;
        const auto beyond = readFile(name, size - 1, {Rules::FileTooLarge, ErrorKind::Secret, Rules::TlsFile});
        QVERIFY(!beyond.isOk());
        QCOMPARE(beyond.error().rule, Rules::FileTooLarge);
        QCOMPARE(beyond.error().kind, ErrorKind::Secret);
        QCOMPARE(beyond.error().subject, name);
    }
}

void tst_BoundedFile::tellsWhyItCannotRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a file that is missing") << m_folder.filePath(u"missing"_s);
    QTest::newRow("a folder") << m_folder.path();
}

void tst_BoundedFile::tellsWhyItCannotRead()
{
    QFETCH(QString, name);
    const auto read = readFile(name, 10, {Rules::FileTooLarge, ErrorKind::Secret, Rules::TlsFile});
    QVERIFY(!read.isOk());
    QCOMPARE(read.error().rule, Rules::TlsFile);
    QCOMPARE(read.error().kind, ErrorKind::Secret);
    QCOMPARE(read.error().subject, name);
    QVERIFY(!read.error().detail.isEmpty());
    QCOMPARE(readFile(name, 10, {Rules::FileTooLarge}).error().rule, Rules::FileUnreadable);
}

void tst_BoundedFile::readsOnlyWhatRemains()
{
    QBuffer source;
    source.setData("abcdef");
    QVERIFY(source.open(QIODevice::ReadOnly));
    source.skip(2);
    QCOMPARE(readAtMost(source, 4).value_or("none"), QByteArray("cdef"));
    source.seek(2);
    QVERIFY(!readAtMost(source, 3));
}

/// Nobody writes into it, so that opening it would wait for ever.
void tst_BoundedFile::waitsForNoPipe()
{
#ifdef Q_OS_UNIX
    const QString pipe = m_folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    for (const QString &name : {pipe, u"/dev/zero"_s}) {
        const auto read = readFile(name, 10, {Rules::FileTooLarge}, FileKind::Ordinary);
        QVERIFY(!read);
        QCOMPARE(read.error().rule, Rules::FileUnreadable);
        QCOMPARE(read.error().subject, name);
    }
    QVERIFY(readFile(fileOf(5), 10, {Rules::FileTooLarge}, FileKind::Ordinary));
    QCOMPARE(readFile(u"/dev/zero"_s, 10, {Rules::FileTooLarge}).error().rule, Rules::FileTooLarge);
#else
    QSKIP("This system has no such pipes.");
#endif
}

RUNLATCH_TEST(tst_BoundedFile)

} // namespace runlatch::base

#include "tst_boundedfile.moc"
