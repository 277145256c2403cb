// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/headermodel.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// Headers are shown in their order and case, and within a bound.
class tst_HeaderModel : public QObject
{
    Q_OBJECT

private:
    static QString line(const HeaderModel &model, int row)
    {
        return model.index(row, 0).data().toString() + u'=' + model.index(row, 1).data().toString();
    }

private slots:
    void showsLinesInTheirOrderAndCase()
    {
        HeaderModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setHead("POST /runtask HTTP/1.1\r\nhost: a:80\r\nX-tfc-Task-Signature:\r\n"
                      "Accept: */*\r\naccept: b\r\n\r\n");
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(line(model, 0), u"host=a:80"_s);
        QCOMPARE(line(model, 1), u"X-tfc-Task-Signature="_s);
        QCOMPARE(line(model, 3), u"accept=b"_s);
        QVERIFY(model.index(1, 0).data(HeaderModel::SignatureRole).toBool());
        QVERIFY(!model.index(0, 0).data(HeaderModel::SignatureRole).toBool());
        model.setHead({});
        QCOMPARE(model.rowCount(), 0);
    }

    void showsWhatWasNoHeader()
    {
        HeaderModel model;
        model.setHead("POST / HTTP/1.1\nno colon here\n: no name\nX: \x1b[31mred\xff");
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(line(model, 0), u"=no colon here"_s);
        QCOMPARE(line(model, 1), u"=: no name"_s);
        QCOMPARE(line(model, 2), u"X=<U+001B>[31mred\uFFFD"_s);
    }

    void capsTexts()
    {
        HeaderModel model;
        model.setHead("GET / HTTP/1.1\r\nX: " + QByteArray(60000, 'v') + "\r\n\r\n");
        QCOMPARE(model.index(0, 1).data().toString().size(), HeaderModel::MaxTextLength);
        QCOMPARE(model.index(0, 1).data(HeaderModel::FullTextRole).toString().size(), 60000);
    }
};

RUNLATCH_TEST(tst_HeaderModel)

} // namespace runlatch::models

#include "tst_headermodel.moc"
