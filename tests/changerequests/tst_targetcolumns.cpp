// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetcolumns.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// A pasted table or a file gives the workspaces of one column, and what is no table is left to the reader of lists.
class tst_TargetColumns : public QObject
{
    Q_OBJECT
private slots:
    void findsTheColumn_data();
    void findsTheColumn();
    void aListIsNoTable_data();
    void aListIsNoTable();
    void allCellsCanBeTaken();
    void aWordInTheWrongColumnIsRefused();
    void tooManyRowsAreNotTaken();
    void anOpenQuoteIsTold();
    void readsFiles_data();
    void readsFiles();
    void refusesFiles();

private:
    QString write(const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(u"targets.csv"_s));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
};

void tst_TargetColumns::findsTheColumn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("hasHeading");
    QTest::addColumn<QStringList>("names");
    const QStringList names{u"net"_s, u"db"_s};
    const QStringList ids{u"ws-1"_s, u"ws-2"_s};
    QTest::newRow("an export of the explorer")
        << u"\"project_name\",\"workspace_name\",\"tags\"\r\n\"a\",\"net\",\"x,y\"\r\n\"b\",\"db\",\"\"\r\n"_s << true
        << names;
    QTest::newRow("ids win") << u"Name;Workspace ID\nnet;ws-1\ndb;ws-2"_s << true << ids;
    QTest::newRow("ids without a heading") << u"net\tws-1\ndb\tws-2"_s << false << ids;
    QTest::newRow("names without a heading") << u"net,eu\ndb,us"_s << false << names;
    QTest::newRow("a heading above one column") << u"\ufeffWorkspace\nnet\ndb"_s << true << names;
    QTest::newRow("an empty first column") << u",Workspace\n,net\n,db"_s << true << names;
    QTest::newRow("each once") << u"id,run\nws-1,a\nws-1,b\nws-2,c"_s << true << ids;
}

void tst_TargetColumns::findsTheColumn()
{
    QFETCH(QString, text);
    const auto table = TargetColumns::read(text);
    QVERIFY(table);
    QTEST(table->hasHeading, "hasHeading");
    const TargetNames read = table->names(table->likely, table->hasHeading);
    QTEST(read.texts, "names");
    QCOMPARE(read.refused, QStringList());
}

void tst_TargetColumns::aListIsNoTable_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("lines") << u"net\ndb\nws-1"_s;
    QTest::newRow("lines that end with commas") << u"net,\ndb,\n"_s;
    QTest::newRow("one line") << u"net,db,ws-1"_s;
    QTest::newRow("ids in rows") << u"ws-1,ws-2\nws-3,ws-4"_s;
    QTest::newRow("JSON") << u"[\n  \"net\",\n  \"db\"\n]"_s;
    QTest::newRow("too long") << u"Workspace\n"_s + QString(TargetNames::MaxTextLength, u'a');
}

void tst_TargetColumns::aListIsNoTable()
{
    QFETCH(QString, text);
    QVERIFY(!TargetColumns::read(text));
}

void tst_TargetColumns::allCellsCanBeTaken()
{
    const auto table = TargetColumns::read(u"net,db\nweb,"_s);
    QVERIFY(table);
    QCOMPARE(table->names(TargetColumns::All, false).texts, (QStringList{u"net"_s, u"db"_s, u"web"_s}));
    QCOMPARE(table->names(TargetColumns::All, true).texts, QStringList{u"web"_s});
}

void tst_TargetColumns::aWordInTheWrongColumnIsRefused()
{
    const auto table = TargetColumns::read(u"name,note\nnet,raise it\ndb,\"a, b\""_s);
    QVERIFY(table);
    QCOMPARE(table->names(1, true).refused, (QStringList{u"raise it"_s, u"a, b"_s}));
}

void tst_TargetColumns::tooManyRowsAreNotTaken()
{
    const auto table = TargetColumns::read(u"id,x\n"_s + u"ws-1,y\n"_s.repeated(30'000));
    QVERIFY(table && table->isTooMuch);
    QVERIFY(table->names(0, true).isTooMuch && table->names(0, true).texts.isEmpty());
}

void tst_TargetColumns::anOpenQuoteIsTold()
{
    const auto table = TargetColumns::read(u"id,x\nws-1,y\nws-2,\"z\nws-3,a"_s);
    QVERIFY(table);
    QCOMPARE(table->openQuote, 3);
}

void tst_TargetColumns::readsFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("UTF-8") << "r\xC3\xA9seau\r\n"_ba;
    QTest::newRow("UTF-8 with a mark") << "\xEF\xBB\xBFr\xC3\xA9seau\r\n"_ba;
    QTest::newRow("UTF-16 of a spreadsheet") << QByteArray("\xFF\xFEr\0\xE9\0s\0e\0\x61\0u\0\r\0\n\0", 18);
}

void tst_TargetColumns::readsFiles()
{
    QFETCH(QByteArray, bytes);
    const auto text = readTargetFile(write(bytes));
    QVERIFY(text);
    QCOMPARE(TargetNames::read(*text).texts, QStringList{u"r\u00e9seau"_s});
}

void tst_TargetColumns::refusesFiles()
{
    QCOMPARE(readTargetFile(m_folder.filePath(u"none"_s)).error().rule, base::Rules::FileUnreadable);
    QCOMPARE(readTargetFile(m_folder.path()).error().rule, base::Rules::FileUnreadable);
    QCOMPARE(readTargetFile(write(QByteArray(TargetNames::MaxTextLength + 1, 'a'))).error().rule,
             base::Rules::TargetsTooLarge);
    QCOMPARE(readTargetFile(write("net\xE9\n")).error().rule, base::Rules::TargetsEncoding);
}

RUNLATCH_TEST(tst_TargetColumns)

} // namespace runlatch::changerequests

#include "tst_targetcolumns.moc"
