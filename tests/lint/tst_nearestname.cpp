// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/nearestname.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

/// The name that was probably meant is found.
class tst_NearestName : public QObject
{
    Q_OBJECT
private slots:
    void finds_data();
    void finds();
    void aShortNameForgivesOneSlip();
    void theFirstOfEquallyCloseOnesIsMeant();
    void countsEveryKindOfStep();
};

void tst_NearestName::finds_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("meant"); // empty: no name was meant
    const auto row = [](const QString &written, const QString &meant) {
        QTest::newRow(qPrintable(written.left(80))) << written << meant;
    };
    row(u"message"_s, {});
    row(u"mesage"_s, u"message"_s);
    row(u"mesasge"_s, u"message"_s);
    row(u"MESSAGE"_s, u"message"_s);
    row(u"massages"_s, u"message"_s);
    row(u"assembly"_s, {});
    row(u"outcome_id"_s, u"outcome-id"_s);
    row(u"outcomeId"_s, u"outcome-id"_s);
    row(u"ulr"_s, u"url"_s);
    row(u"link"_s, {});
    row(u"u"_s, {});
    row({}, {});
    row(QString(65, u'm'), {});
}

void tst_NearestName::finds()
{
    QFETCH(QString, written);
    const auto found = nearestName(written, {"message"_L1, "url"_L1, "outcome-id"_L1});
    QTEST(QString(found.value_or(""_L1)), "meant");
}

/// With two of its four letters changed, most words would be meant.
void tst_NearestName::aShortNameForgivesOneSlip()
{
    QCOMPARE(nearestName(u"tgas", {"tags"_L1}), "tags"_L1);
    QCOMPARE(nearestName(u"aze", {"AZ"_L1}), "AZ"_L1); // case is no slip
    QVERIFY(!nearestName(u"tabs2", {"tags"_L1}));
    QCOMPARE(nearestName(u"labbels2", {"labels"_L1}), "labels"_L1);
    QCOMPARE(nearestName(u"lbvel", {"level"_L1}), "level"_L1);
}

void tst_NearestName::theFirstOfEquallyCloseOnesIsMeant()
{
    QCOMPARE(nearestName(u"tays", {"tags"_L1, "tabs"_L1}), "tags"_L1);
    QCOMPARE(nearestName(u"tays", {"tabs"_L1, "tags"_L1}), "tabs"_L1);
}

/// Two steps of any kind, anywhere, lead back to the name, and a third one does not.
void tst_NearestName::countsEveryKindOfStep()
{
    const QString name = u"abcdefghijkl"_s;
    const auto step = [](QString text, qsizetype at, int kind) {
        switch (kind) {
        case 0: return text.insert(at, u'1');
        case 1: return text.remove(at, 1);
        case 2: return text.replace(at, 1, u'2');
        default: return text.insert(at + 1, text[at - 1]).remove(at - 1, 1);
        }
    };
    for (int kinds = 0; kinds < 16; ++kinds) {
        for (qsizetype at = 1; at <= 3; ++at) {
            const QString twice = step(step(name, 7 + at / 2, kinds / 4), at, kinds % 4);
            QVERIFY2(nearestName(twice, {"abcdefghijkl"_L1}), qPrintable(twice));
            const QString thrice = step(twice, 5, 2);
            QVERIFY2(!nearestName(thrice, {"abcdefghijkl"_L1}), qPrintable(thrice));
        }
    }
}

RUNLATCH_TEST(tst_NearestName)

} // namespace runlatch::lint

#include "tst_nearestname.moc"
