// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetname.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// Ids and names are told apart in pasted text, each is kept once, and their number is bounded.
class tst_TargetName : public QObject
{
    Q_OBJECT
private slots:
    void tellsIdsFromNames();
    void readsIdsAndNames_data();
    void readsIdsAndNames();
    void countsWhatIsRepeated();
    void blanksStandBetweenIdsOnly();
    void aCellIsOneWord();
    void isBounded();
    void aMarkThatTakesBackIsRefused();
    void readsIds_data();
    void readsIds();
};

void tst_TargetName::tellsIdsFromNames()
{
    for (const QString &id : {u"ws-1"_s, u"ws-FTs6kr9iCwweku"_s})
        QVERIFY2(isWorkspaceId(id), qPrintable(id));
    for (const QString &name : {u"ws-"_s, u"ws-east-1"_s, u"ws-a_b"_s, u"ws-\u00e9"_s, u"WS-1"_s, u"net-prod"_s, u""_s})
        QVERIFY2(!isWorkspaceId(name), qPrintable(name));
}

void tst_TargetName::readsIdsAndNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QStringList>("refused");
    const QStringList two{u"ws-1"_s, u"net-prod"_s};
    QTest::newRow("nothing") << u" \n,;"_s << QStringList() << QStringList();
    QTest::newRow("lines") << u"\ufeffws-1\r\nnet-prod\n"_s << two << QStringList();
    QTest::newRow("commas") << u"ws-1,net-prod"_s << two << QStringList();
    QTest::newRow("blanks") << u"  ws-1\tnet-prod\u00a0"_s << two << QStringList();
    QTest::newRow("JSON") << u"[\"ws-1\", \"net-prod\"]"_s << two << QStringList();
    QTest::newRow("a table") << u"| ws-1 | net-prod |\n| ---- | :--- |"_s << two << QStringList();
    QTest::newRow("letters of any script")
        << u"r\u00e9seau_1, \u7db2"_s << QStringList{u"r\u00e9seau_1"_s, u"\u7db2"_s} << QStringList();
    QTest::newRow("no half words") << u"ws-1,https://tf.example/ws-2,net.prod,a@b,net-prod"_s << two
                                   << QStringList{u"https://tf.example/ws-2"_s, u"net.prod"_s, u"a@b"_s};
    QTest::newRow("no marks of direction")
        << u"ws-1,net\u202eprod,net-prod"_s << two << QStringList{u"net\u202eprod"_s};
}

void tst_TargetName::readsIdsAndNames()
{
    QFETCH(QString, text);
    const TargetNames read = TargetNames::read(text);
    QTEST(read.texts, "texts");
    QTEST(read.refused, "refused");
    QCOMPARE(read.repeated, 0);
    QVERIFY(!read.isTooMuch);
}

void tst_TargetName::countsWhatIsRepeated()
{
    const TargetNames read = TargetNames::read(u"ws-1,net,ws-1,net,net,a@b,a@b"_s);
    QCOMPARE(read.texts, (QStringList{u"ws-1"_s, u"net"_s}));
    QCOMPARE(read.refused, QStringList{u"a@b"_s});
    QCOMPARE(read.repeated, 4);
}

/// Half of a name with a blank could be the name of another workspace.
void tst_TargetName::blanksStandBetweenIdsOnly()
{
    const TargetNames ids = TargetNames::read(u"ws-1 ws-2\u00a0ws-3"_s);
    QCOMPARE(ids.texts, (QStringList{u"ws-1"_s, u"ws-2"_s, u"ws-3"_s}));
    const TargetNames names = TargetNames::read(u" net prod \nws-1 net\n- net-prod\n* ws-2"_s);
    QCOMPARE(names.texts, (QStringList{u"net-prod"_s, u"ws-2"_s}));
    QCOMPARE(names.refused, (QStringList{u"net prod"_s, u"ws-1 net"_s}));
}

void tst_TargetName::aCellIsOneWord()
{
    const TargetNames read = TargetNames::ofCells({u"net-prod"_s, u""_s, u"a, b"_s, u"net-prod"_s, u"ws-1"_s});
    QCOMPARE(read.texts, (QStringList{u"net-prod"_s, u"ws-1"_s}));
    QCOMPARE(read.refused, QStringList{u"a, b"_s});
    QCOMPARE(read.repeated, 1);
}

void tst_TargetName::isBounded()
{
    const QString longest(TargetNames::MaxNameLength, u'n');
    QCOMPARE(TargetNames::read(longest).texts, QStringList{longest});
    QCOMPARE(TargetNames::read(longest + u'n').refused, QStringList{longest + u'n'});

    QString refused;
    for (int number = 0; number < 1000; ++number)
        refused += u"a@%1,"_s.arg(number);
    QCOMPARE(TargetNames::read(refused).refused.size(), TargetNames::MaxRefusedWords);

    QString many;
    for (int number = 0; number < TargetNames::MaxTargets; ++number)
        many += u"ws-%1\n"_s.arg(number);
    QCOMPARE(TargetNames::read(many).texts.size(), TargetNames::MaxTargets);
    const TargetNames tooMany = TargetNames::read(many + u"one-more"_s);
    QVERIFY(tooMany.isTooMuch && tooMany.texts.isEmpty());
    const TargetNames tooLong = TargetNames::read(u"ws-1"_s + QString(TargetNames::MaxTextLength, u' '));
    QVERIFY(tooLong.isTooMuch && tooLong.texts.isEmpty());
}

/// A line that somebody took back is not taken without a word.
void tst_TargetName::aMarkThatTakesBackIsRefused()
{
    for (const QString &mark : {u"#"_s, u"!"_s, u"//"_s, u"~"_s}) {
        QCOMPARE(TargetNames::read(mark + u" ws-1"_s).refused, QStringList{mark + u" ws-1"_s});
        QCOMPARE(TargetNames::read(mark + u"ws-1"_s).refused, QStringList{mark + u"ws-1"_s});
        QCOMPARE(TargetIds::read(mark + u" ws-1"_s).refused, QStringList{mark});
    }
}

void tst_TargetName::readsIds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<QStringList>("refused");
    const QStringList two{u"ws-1"_s, u"ws-B2"_s};
    QTest::newRow("nothing") << u" \n"_s << QStringList() << QStringList();
    QTest::newRow("lines") << u"ws-1\r\nws-B2\n"_s << two << QStringList();
    QTest::newRow("a list") << u"- ws-1\n* ws-B2\n"_s << two << QStringList();
    QTest::newRow("JSON") << u"[\"ws-1\", \"ws-B2\"]"_s << two << QStringList();
    QTest::newRow("each once, in order") << u"ws-1;ws-B2;ws-1"_s << two << QStringList();
    QTest::newRow("other words") << u"ws-1,run-7,ws-,net_prod,ws-B2"_s << two
                                 << QStringList{u"run-7"_s, u"ws-"_s, u"net_prod"_s};
    QTest::newRow("no half words") << u"ws-a_b ws-a\u00e9 ws-1-2 xws-1"_s << QStringList()
                                   << QStringList{u"ws-a_b"_s, u"ws-a\u00e9"_s, u"ws-1-2"_s, u"xws-1"_s};
    QTest::newRow("a URL") << u"https://tf.example/workspaces/ws-1?x=ws-B2"_s << QStringList()
                           << QStringList{u"https://tf.example/workspaces/ws-1?x=ws-B2"_s};
    QTest::newRow("taken back") << u"#ws-1\n!ws-2\nws-3"_s << QStringList{u"ws-3"_s}
                                << QStringList{u"#ws-1"_s, u"!ws-2"_s};
}

void tst_TargetName::readsIds()
{
    QFETCH(QString, text);
    const TargetIds read = TargetIds::read(text);
    QTEST(read.ids, "ids");
    QTEST(read.refused, "refused");
}

RUNLATCH_TEST(tst_TargetName)

} // namespace runlatch::changerequests

#include "tst_targetname.moc"
