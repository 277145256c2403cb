// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/bytedifferencemodel.h"
#include "models/headdifferencemodel.h"
#include "models/jsondifferencemodel.h"
#include "models/requestcomparison.h"
#include "support/answer.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::models;

/// Two requests are compared in the pool, and no row of the result holds a secret.
class tst_RequestComparison : public QObject
{
    Q_OBJECT

private slots:
    void listsDifferencesByMeaning();
    void listsHeads();
    void showsBytesSideBySide();
    void showsNoSecrets();
    void leavesOutSecretsThatAreGone();
    void canBeCancelled();
};

namespace {

RequestComparison compared(const ComparedSide &left, const ComparedSide &right)
{
    return *support::answerOf<RequestComparison>(
        [&](QObject *asker, const auto &done) { compareRequests(left, right, asker, done); });
}

QString row(const QAbstractItemModel &model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells += model.index(row, column).data().toString();
    return cells.join(u'|');
}

} // namespace

void tst_RequestComparison::listsDifferencesByMeaning()
{
    JsonDifferenceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setComparison(compared({{}, R"({"a":1,"b":"x","old":[1]})"}, {{}, "{\"a\":\"1\",\"new\":[1],\n\"c\":{}}"}));
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(row(model, 0), u"Other type|/a|1|\"1\""_s);
    QCOMPARE(row(model, 1), u"Removed|/b|\"x\"|"_s);
    QCOMPARE(row(model, 2), u"Moved|/old \u2192 /new|[1]|[1]"_s);
    QCOMPARE(row(model, 3), u"Added|/c||{}"_s);
    model.setComparison({});
    QCOMPARE(model.rowCount(), 0);
    model.setComparison(compared({{}, "1"}, {{}, "\"\xE2\x80\xAE" + QByteArray(100'000, 'x') + '"'}));
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(row(model, 0).size() < 300);
    QVERIFY(!row(model, 0).contains(QChar(0x202E)));
}

void tst_RequestComparison::listsHeads()
{
    HeadDifferenceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const RequestComparison comparison = compared({"POST /a HTTP/1.1\r\nHost: x\r\nA: 1\r\n\r\n", {}},
                                                  {"POST /b HTTP/1.1\r\nhost: x\r\nB: 2\r\n\r\n", {}});
    model.setComparison(comparison);
    QCOMPARE(comparison.differentHeads(), 4);
    QCOMPARE(row(model, 0), u"Changed|(first line)|POST /a HTTP/1.1|POST /b HTTP/1.1"_s);
    QCOMPARE(row(model, 1), u"Other case|Host \u2192 host|x|x"_s);
    QCOMPARE(row(model, 2), u"Removed|A|1|"_s);
    QCOMPARE(row(model, 3), u"Added|B||2"_s);
}

void tst_RequestComparison::showsBytesSideBySide()
{
    ByteDifferenceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.differenceFrom(-1, 1), -1);
    model.setComparison(compared({{}, "first line\nsame\n"}, {{}, "first line\r\nsame\n"}));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(row(model, 0), u"0|first line|=|0|first line"_s);
    QCOMPARE(row(model, 1), u"||+|10|\u2190"_s);
    QCOMPARE(row(model, 2), u"10|\u21B5same\u21B5|=|11|\u21B5same\u21B5"_s);
    QCOMPARE(model.differenceFrom(-1, 1), 1);
    QCOMPARE(model.differenceFrom(1, 1), -1);
    QCOMPARE(model.differenceFrom(2, -1), 1);
    model.setForm(ByteDifferenceModel::Form::Hex);
    QCOMPARE(row(model, 1), u"||+|10|0d"_s);
    model.setComparison(compared({{}, QByteArray(100, 'a')}, {{}, QByteArray(20, 'b')}));
    QCOMPARE(model.rowCount(), 7);
    QCOMPARE(row(model, 6), u"96|61 61 61 61|\u2260||"_s);
}

void tst_RequestComparison::showsNoSecrets()
{
    const QByteArray head = "POST / HTTP/1.1\r\nAuthorization: Bearer ";
    const RequestComparison comparison =
        compared({head + "secret-of-the-left\r\n\r\n", R"({"access_token":"token-of-the-left","a":1})"},
                 {head + "secret-of-the-right\r\n\r\n", R"({"access_token":"token-of-the-right","a":2})"});
    QCOMPARE(comparison.json.count(), 2); // another token is a difference all the same
    JsonDifferenceModel json;
    HeadDifferenceModel heads;
    ByteDifferenceModel bytes;
    json.setComparison(comparison);
    heads.setComparison(comparison);
    bytes.setComparison(comparison);
    for (const QAbstractItemModel *model :
         {static_cast<QAbstractItemModel *>(&json), static_cast<QAbstractItemModel *>(&heads),
          static_cast<QAbstractItemModel *>(&bytes)}) {
        QVERIFY(model->rowCount() > 0);
        for (int index = 0; index < model->rowCount(); ++index) {
            const QModelIndex first = model->index(index, 0);
            const QString all = row(*model, index) + first.data(JsonDifferenceModel::LeftTextRole).toString()
                + first.data(JsonDifferenceModel::RightTextRole).toString();
            QVERIFY2(!all.contains(u"of-the"_s) && !all.contains(u"left"_s), qPrintable(all));
        }
    }
    QCOMPARE(heads.index(1, 0).data().toString(), u"Changed"_s);
}

void tst_RequestComparison::leavesOutSecretsThatAreGone()
{
    const RequestComparison comparison = compared({{}, R"({"access_token":"token-of-the-left"})"},
                                                  {{}, R"({"access_token":"*****************"})", false});
    QVERIFY(comparison.areSecretsLeftOut);
    QCOMPARE(comparison.json.count(), 0);
    QCOMPARE(comparison.bytes.differences(), 0);
}

void tst_RequestComparison::canBeCancelled()
{
    const QByteArray large = '[' + QByteArray("0,").repeated(2'000'000) + "0]";
    QObject context;
    std::optional<RequestComparison> comparison;
    const auto cancellation = compareRequests({{}, large}, {{}, large + ' '}, &context,
                                              [&comparison](const auto &done) { comparison = *done; });
    *cancellation = true;
    QVERIFY(support::waitFor([&comparison] { return comparison.has_value(); }));
    QVERIFY(comparison->json.isCancelled);
    QVERIFY(comparison->bytes.isCancelled);
}

RUNLATCH_TEST(tst_RequestComparison)
#include "tst_requestcomparison.moc"
