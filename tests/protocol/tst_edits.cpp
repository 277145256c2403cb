// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/edits.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;

/// What was changed in a request is kept as a text, which tells the same again.
class tst_Edits : public QObject
{
    Q_OBJECT

private slots:
    void areKeptAsText_data();
    void areKeptAsText();
    void leaveOutWhatTheyDoNotKnow();
};

void tst_Edits::areKeptAsText_data()
{
    QTest::addColumn<Edits>("edits");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << Edits() << QString();
    QTest::newRow("marks") << Edits{{EditMark::Headers, EditMark::Body, EditMark::Signed, EditMark::Fresh}, {}}
                           << u"headers body signed fresh"_s;
    QTest::newRow("pointers") << Edits{{}, {u"/stage"_s, u"/a b/0"_s}} << u"/stage /a b/0"_s;
    QTest::newRow("both") << Edits{{EditMark::Signed}, {u"/signed"_s, u"/"_s}} << u"signed /signed /"_s;
}

void tst_Edits::areKeptAsText()
{
    QFETCH(const Edits, edits);
    QFETCH(const QString, text);
    QCOMPARE(edits.toText(), text);
    QCOMPARE(Edits::ofText(text), edits);
}

void tst_Edits::leaveOutWhatTheyDoNotKnow()
{
    QCOMPARE(Edits::ofText(u" later signed  other /stage"_s), (Edits{{EditMark::Signed}, {u"/stage"_s}}));
    QVERIFY(Edits::ofText(u"later"_s).isEmpty());
}

RUNLATCH_TEST(tst_Edits)
#include "tst_edits.moc"
