// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/jsonmodel.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// A JSON document is a tree in its own order, with secrets redacted and long arrays in windows.
class tst_JsonModel : public QObject
{
    Q_OBJECT

private:
    static QJsonValue parse(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }
    /// The row of a key below `parent`, as "value|type".
    static QString cells(const JsonModel &model, const QString &key, const QModelIndex &parent = {})
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            if (model.index(row, 0, parent).data().toString() == key)
                return model.index(row, 1, parent).data().toString() + u'|'
                    + model.index(row, 2, parent).data().toString();
        }
        return {};
    }

private slots:
    void startsEmpty()
    {
        JsonModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 3);
        model.setValue(QJsonObject());
        QVERIFY(!model.hasChildren());
        model.setValue(QJsonValue(u"text"_s));
        QCOMPARE(model.rowCount(), 0);
    }

    void showsEveryType()
    {
        JsonModel model;
        model.setValue(parse(R"({"payload_version":1,"is_speculative":false,"vcs_branch":null,"stage":"post_plan",
                                 "big":1000000000,"half":0.5,"tags":["a","b"],"capabilities":{"outcomes":true}})"));
        QCOMPARE(cells(model, u"payload_version"_s), u"1|number"_s);
        QCOMPARE(cells(model, u"big"_s), u"1000000000|number"_s);
        QCOMPARE(cells(model, u"half"_s), u"0.5|number"_s);
        QCOMPARE(cells(model, u"is_speculative"_s), u"false|boolean"_s);
        QCOMPARE(cells(model, u"vcs_branch"_s), u"null|null"_s);
        QCOMPARE(cells(model, u"stage"_s), u"post_plan|string"_s);
        QVERIFY(cells(model, u"tags"_s).endsWith(u"|array"_s));
        const QModelIndex capabilities = model.index(1, 0);
        QCOMPARE(capabilities.data().toString(), u"capabilities"_s);
        QVERIFY(model.hasChildren(capabilities));
        QCOMPARE(model.rowCount(capabilities), 0); // the row has not been opened yet
        model.fetchMore(capabilities);
        QCOMPARE(cells(model, u"outcomes"_s, capabilities), u"true|boolean"_s);
        QCOMPARE(model.index(0, 0, capabilities).parent(), capabilities);
    }

    void keysAreInTheOrderReceived()
    {
        const QByteArray json = "{\"stage\":1,\"access\":[0,{\"z\":1,\"a\":{\"q\":1,\"b\":2}}],\"m\":3,\"b\":4}";
        JsonModel model;
        model.setValue(parse(json), {}, json);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto keys = [&model](const QModelIndex &parent) {
            while (model.canFetchMore(parent))
                model.fetchMore(parent);
            QString found;
            for (int row = 0; row < model.rowCount(parent); ++row)
                found += model.index(row, 0, parent).data().toString() + u' ';
            return found;
        };
        QCOMPARE(keys({}), u"stage access m b "_s);
        const QModelIndex list = model.index(1, 0);
        QCOMPARE(keys(list), u"0 1 "_s);
        QCOMPARE(keys(model.index(1, 0, list)), u"z a "_s);
        QCOMPARE(keys(model.index(1, 0, model.index(1, 0, list))), u"q b "_s);
        QCOMPARE(cells(model, u"b"_s, model.index(1, 0, model.index(1, 0, list))), u"2|number"_s);
        JsonModel unordered; // without the text the order is unknown
        unordered.setValue(parse(json));
        QCOMPARE(unordered.index(0, 0).data().toString(), u"access"_s);
    }

    void aKeyThatStandsTwiceIsShownOnce()
    {
        const QByteArray json = "{\"b\":{\"x\":1},\"a\":2,\"b\":{\"y\":3}}";
        JsonModel model;
        model.setValue(parse(json), {}, json);
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex first = model.index(0, 0);
        QCOMPARE(first.data().toString(), u"b"_s);
        model.fetchMore(first);
        QCOMPARE(cells(model, u"y"_s, first), u"3|number"_s);
    }

    void keepsTheRulesWhileItIsOpened()
    {
        QJsonArray numbers;
        for (int i = 0; i < 1500; ++i)
            numbers.append(i);
        JsonModel model;
        model.setValue(QJsonObject{{u"a"_s, QJsonObject{{u"b"_s, numbers}}}, {u"c"_s, QJsonValue()}});
        // Made only now: during a reset the tester would open rows before it notices the end of the reset.
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QModelIndex inner = model.index(0, 0, model.index(0, 0));
        while (model.canFetchMore(inner))
            model.fetchMore(inner);
        QCOMPARE(model.rowCount(inner), 1500);
        model.setSecretsShown(true);
        model.setValue(QJsonObject{{u"flat"_s, 1}});
        QCOMPARE(model.rowCount(), 1);
    }

    void redactsSecrets()
    {
        JsonModel model;
        model.setValue(QJsonObject{{u"access_token"_s, u"4QEuyyxug1f2rw.atlasv1"_s},
                                   {u"task_result_callback_url"_s, u"https://app.test/callback?url_code=hidden"_s},
                                   {u"run_app_url"_s, u"https://app.terraform.io/?a=b"_s}});
        QCOMPARE(cells(model, u"access_token"_s), u"[redacted]|string"_s);
        QCOMPARE(cells(model, u"task_result_callback_url"_s), u"https://app.test/callback[redacted]|string"_s);
        QCOMPARE(cells(model, u"run_app_url"_s), u"https://app.terraform.io/?a=b|string"_s);
        QVERIFY(!model.index(0, 1).data(JsonModel::FullTextRole).toString().contains(u"4QE"_s));
        QVERIFY(model.index(0, 1).data(JsonModel::SecretRole).toBool());
        QSignalSpy changed(&model, &JsonModel::dataChanged);
        model.setSecretsShown(true);
        QCOMPARE(changed.count(), 2);
        QCOMPARE(cells(model, u"access_token"_s), u"4QEuyyxug1f2rw.atlasv1|string"_s);
    }

    void redactsWhatACallbackUrlHasBesidesItsTarget()
    {
        JsonModel model;
        model.setValue(QJsonObject{{u"task_result_callback_url"_s, u"https://me:pw@app.test/callback#hidden"_s}});
        QCOMPARE(cells(model, u"task_result_callback_url"_s),
                 u"https://[redacted]@app.test/callback[redacted]|string"_s);
        model.setValue(QJsonObject{{u"task_result_callback_url"_s, u"https://app.test/callback"_s}});
        QCOMPARE(cells(model, u"task_result_callback_url"_s), u"https://app.test/callback|string"_s);
        QVERIFY(!model.index(0, 1).data(JsonModel::SecretRole).toBool());
    }

    void redactsSecretsWhereverTheyAre()
    {
        JsonModel model;
        model.setValue(parse(R"({"nested":[{"access_token":"secret"}]})"));
        model.fetchMore(model.index(0, 0));
        const QModelIndex element = model.index(0, 0, model.index(0, 0));
        QCOMPARE(element.data().toString(), u"0"_s);
        model.fetchMore(element);
        QVERIFY(!cells(model, u"access_token"_s, element).contains(u"secret"_s));
    }

    void opensLongArraysInWindows()
    {
        QJsonArray numbers;
        for (int i = 0; i < 2500; ++i)
            numbers.append(i);
        JsonModel model;
        model.setValue(numbers);
        QCOMPARE(model.rowCount(), 1000);
        while (model.canFetchMore({}))
            model.fetchMore({});
        QCOMPARE(model.rowCount(), 2500);
        QCOMPARE(model.index(2499, 1).data().toString(), u"2499"_s);
    }

    void capsAndCleansTexts()
    {
        JsonModel model;
        model.setValue(QJsonObject{{u"a\u202Eb"_s, QString(5000, u'x')}});
        QCOMPARE(model.index(0, 0).data().toString(), u"ab"_s);
        QCOMPARE(model.index(0, 1).data().toString().size(), JsonModel::MaxTextLength);
        QCOMPARE(model.index(0, 1).data(JsonModel::FullTextRole).toString().size(), 5000);
    }
};

RUNLATCH_TEST(tst_JsonModel)

} // namespace runlatch::models

#include "tst_jsonmodel.moc"
