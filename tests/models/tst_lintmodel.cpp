// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/lintmodel.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// Findings are rows in words, harmless whatever the sender wrote, and a text of one line each.
class tst_LintModel : public QObject
{
    Q_OBJECT

private slots:
    void rowsSayWhatWhereAndWhatToDo();
    void textsOfTheSenderAreHarmless();
    void asTextNamesWhatIsNotListed();
};

void tst_LintModel::rowsSayWhatWhereAndWhatToDo()
{
    LintModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setLint(lint::lintRequest("{\n \"run_id\": 7}"));
    QVERIFY(model.rowCount() > 1);
    QModelIndex typed;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row).data(LintModel::PointerRole) == u"/run_id"_s)
            typed = model.index(row);
    }
    QVERIFY(typed.isValid());
    QCOMPARE(typed.data(LintModel::PlaceRole).toString(), u"line 2, column 12"_s);
    QCOMPARE(typed.data(LintModel::OffsetRole).toLongLong(), 13);
    QCOMPARE(typed.data(LintModel::SeverityWordRole).toString(), u"error"_s);
    QVERIFY(typed.data(LintModel::SourceRole).toString().startsWith(u"payload.type, spec 2"_s));
    QVERIFY(!typed.data(LintModel::FixRole).toString().isEmpty());
    const QString spoken = typed.data(Qt::AccessibleTextRole).toString();
    QVERIFY(spoken.startsWith(u"error: "_s + typed.data().toString()));
    QVERIFY(spoken.contains(u"/run_id line 2, column 12"_s));
    model.setLint({});
    QCOMPARE(model.rowCount(), 0);
}

void tst_LintModel::textsOfTheSenderAreHarmless()
{
    LintModel model;
    model.setLint(lint::lintRequest("{\"a\xe2\x80\xae" + QByteArray(5000, 'b') + "\":1}"));
    for (int row = 0; row < model.rowCount(); ++row) {
        for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(LintModel::PointerRole)}) {
            const QString text = model.index(row).data(role).toString();
            QVERIFY(!text.contains(u'\u202e'));
            QVERIFY2(text.size() < 2000, qPrintable(text));
        }
    }
}

void tst_LintModel::asTextNamesWhatIsNotListed()
{
    LintModel model;
    QByteArray body = "{";
    for (int i = 0; i < lint::Lint::MaxOfRule + 5; ++i)
        body += "\"new_" + QByteArray::number(i) + "\":1,";
    model.setLint(lint::lintRequest(body + "\"last\":1}"));
    const QStringList lines = model.asText().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), model.rowCount() + 2);
    QVERIFY(lines.first().startsWith(u"1:"_s));
    QVERIFY(lines.last().startsWith(u"6 more"_s) || lines.last().startsWith(u"6 "_s));
    model.setLint(lint::lintRequest("[]"));
    QVERIFY(model.asText().contains(u"1:1: error: "_s));
    QVERIFY(model.asText().endsWith(u"1 error(s)\n"_s) || model.asText().endsWith(u"1 error\n"_s));
}

RUNLATCH_TEST(tst_LintModel)

} // namespace runlatch::models

#include "tst_lintmodel.moc"
