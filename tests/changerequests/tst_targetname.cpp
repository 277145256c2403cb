// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetname.h"

#include "support/suite.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

class TestTargetName : public QObject
{
    Q_OBJECT
private slots:
    void tellsIdsFromNames();
    void readsIdsAndNames_data();
    void readsIdsAndNames();
    void countsWhatIsRepeated();
    void isBounded();
    void takesTimeInProportion();
};

void TestTargetName::tellsIdsFromNames()
{
    for (const QString &id : {u"ws-1"_s, u"ws-FTs6kr9iCwweku"_s})
        QVERIFY2(isWorkspaceId(id), qPrintable(id));
    for (const QString &name : {u"ws-"_s, u"ws-east-1"_s, u"ws-a_b"_s, u"ws-\u00e9"_s, u"WS-1"_s, u"net-prod"_s, u""_s})
        QVERIFY2(!isWorkspaceId(name), qPrintable(name));
}

void TestTargetName::readsIdsAndNames_data()
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
        << u"r\u00e9seau_1 \u7db2"_s << QStringList{u"r\u00e9seau_1"_s, u"\u7db2"_s} << QStringList();
    QTest::newRow("no half words") << u"ws-1 https://tf.example/ws-2 net.prod a@b net-prod"_s << two
                                   << QStringList{u"https://tf.example/ws-2"_s, u"net.prod"_s, u"a@b"_s};
    QTest::newRow("no marks of direction")
        << u"ws-1 net\u202eprod net-prod"_s << two << QStringList{u"net\u202eprod"_s};
}

void TestTargetName::readsIdsAndNames()
{
    QFETCH(QString, text);
    const TargetNames read = TargetNames::read(text);
    QTEST(read.texts, "texts");
    QTEST(read.refused, "refused");
    QCOMPARE(read.repeated, 0);
    QVERIFY(!read.isTooMuch);
}

void TestTargetName::countsWhatIsRepeated()
{
    const TargetNames read = TargetNames::read(u"ws-1 net ws-1 net net a@b a@b"_s);
    QCOMPARE(read.texts, (QStringList{u"ws-1"_s, u"net"_s}));
    QCOMPARE(read.refused, QStringList{u"a@b"_s});
    QCOMPARE(read.repeated, 4);
}

void TestTargetName::isBounded()
{
    const QString longest(TargetNames::LongestName, u'n');
    QCOMPARE(TargetNames::read(longest).texts, QStringList{longest});
    QCOMPARE(TargetNames::read(longest + u'n').refused, QStringList{longest + u'n'});

    QString refused;
    for (int number = 0; number < 1000; ++number)
        refused += u"a@%1 "_s.arg(number);
    QCOMPARE(TargetNames::read(refused).refused.size(), TargetNames::MostRefused);

    QString many;
    for (int number = 0; number < TargetNames::MostTargets; ++number)
        many += u"ws-%1\n"_s.arg(number);
    QCOMPARE(TargetNames::read(many).texts.size(), TargetNames::MostTargets);
    const TargetNames tooMany = TargetNames::read(many + u"one-more"_s);
    QVERIFY(tooMany.isTooMuch && tooMany.texts.isEmpty());
    const TargetNames tooLong = TargetNames::read(u"ws-1"_s + QString(TargetNames::LongestText, u' '));
    QVERIFY(tooLong.isTooMuch && tooLong.texts.isEmpty());
}

/// Ten times the words may take ten times as long; a search of each word among the others would take a hundred times.
void TestTargetName::takesTimeInProportion()
{
    const auto timeOf = [](int words) {
        QString text;
        for (int number = 0; number < words; ++number)
            text += u"name-%1\n"_s.arg(number);
        qint64 best = std::numeric_limits<qint64>::max();
        for (int round = 0; round < 5; ++round) {
            QElapsedTimer timer;
            timer.start();
            if (TargetNames::read(text).texts.size() != words)
                return qint64(0);
            best = qMin(best, timer.nsecsElapsed());
        }
        return best;
    };
    const qint64 few = timeOf(1000);
    const qint64 many = timeOf(10'000);
    QVERIFY(few > 0 && many > 0);
    QVERIFY2(many < 50 * few, qPrintable(u"%1 ns and %2 ns"_s.arg(few).arg(many)));
}

RUNLATCH_TEST(TestTargetName)

} // namespace runlatch::changerequests

#include "tst_targetname.moc"
