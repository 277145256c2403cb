// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "ui/bulkcreate/query/explorertime.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

/// A time of the explorer is read as people type it, and shown in words.
class tst_ExplorerTime : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { qputenv("TZ", "Asia/Tokyo"); }

    void readsWhatPeopleType_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sent");
        QTest::newRow("day") << u"2026-10-01"_s << u"2026-10-01T00:00:00Z"_s;
        QTest::newRow("minutes") << u" 2026-10-01 8:30 "_s << u"2026-10-01T08:30:00Z"_s;
        QTest::newRow("utc") << u"2026-10-01 08:30:15 utc"_s << u"2026-10-01T08:30:15Z"_s;
        QTest::newRow("iso") << u"2026-10-01T08:30:15Z"_s << u"2026-10-01T08:30:15Z"_s;
        QTest::newRow("offset stays") << u"2026-10-01T08:30:15+02:00"_s << u"2026-10-01T08:30:15+02:00"_s;
        QTest::newRow("offset after a blank") << u"2026-10-01 8:30 -05:30"_s << u"2026-10-01T08:30:00-05:30"_s;
        QTest::newRow("day with an offset") << u"2026-10-01 +02:00"_s << u"2026-10-01T00:00:00+02:00"_s;
        QTest::newRow("no such day") << u"2026-02-30"_s << u"2026-02-30"_s;
        QTest::newRow("no such hour") << u"2026-10-01 25:00"_s << u"2026-10-01 25:00"_s;
        QTest::newRow("words") << u"last week"_s << u"last week"_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void readsWhatPeopleType()
    {
        QFETCH(QString, typed);
        QTEST(explorerTime(typed), "sent");
    }

    void saysItAsThisComputerShowsIt()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(explorerTimeHere(u"2026-10-01T20:30:15Z"_s), u"2 Oct 2026, 05:30"_s);
        QCOMPARE(explorerTimeHere(u"2026-10-01T20:30:15"_s), u"2 Oct 2026, 05:30"_s); // no offset
        QCOMPARE(explorerTimeHere(u"soon"_s), QString());
        QCOMPARE(explorerTimeHere(QString()), QString());
    }

    void saysItInWords()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(explorerTimeWords(u"2026-10-01T08:30:15+02:00"_s), u"1 Oct 2026, 06:30 UTC"_s);
        QCOMPARE(explorerTimeWords(u"2026-10-01"_s), u"1 Oct 2026, 00:00 UTC"_s);
        QCOMPARE(explorerTimeWords(u"soon"_s), u"soon"_s);
    }
};

RUNLATCH_TEST(tst_ExplorerTime)
#include "tst_explorertime.moc"
