// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/explorerquery.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;
using runlatch::base::ErrorKind;
using enum ExplorerOperator;

namespace {

using Parameters = QList<std::pair<QString, QString>>;

const QList<ExplorerCondition> &conditions()
{
    static const QList<ExplorerCondition> three{
        {u"workspace_name"_s, Contains, u"dev"_s},
        {u"tags"_s, IsEmpty, {}},
        {u"brand_new"_s, DoesNotContain, u"a \"b\" é"_s},
    };
    return three;
}

QJsonArray array(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).array();
}

} // namespace

/// Conditions are written and read in both documented dialects, and checked first.
class tst_ExplorerQuery : public QObject
{
    Q_OBJECT

private slots:
    void conditionsAreChecked_data();
    void conditionsAreChecked();
    void bothForms_data();
    void bothForms();
    void oddFiltersAreRead_data();
    void oddFiltersAreRead();
    void badFiltersAreRefused_data();
    void badFiltersAreRefused();
    void parametersAreWritten();
    void oneValueCanBeAskedFor();
    void parametersAreReadByIndex();
    void badParametersAreRefused_data();
    void badParametersAreRefused();
};

void tst_ExplorerQuery::conditionsAreChecked_data()
{
    QTest::addColumn<ExplorerCondition>("condition");
    QTest::addColumn<QString>("rule"); // empty: the condition can be sent
    const auto row = [](const QString &field, ExplorerOperator is, const QString &value, const QString &rule = {}) {
        QTest::addRow("%s %s %s", qPrintable(field), qPrintable(operatorName(is)), qPrintable(value))
            << ExplorerCondition{field, is, value} << rule;
    };
    row(u"workspace_name"_s, Contains, u"dev"_s);
    row(u"workspace_name"_s, Contains, u" "_s, u"explorer.no-value"_s);
    row(u"workspace_name"_s, IsEmpty, {});
    row(u" "_s, Is, u"dev"_s, u"explorer.no-field"_s);
    row(u"workspace_name"_s, GreaterThan, u"1"_s, u"explorer.operator"_s);
    row(u"module_count"_s, Contains, u"1"_s, u"explorer.operator"_s);
    row(u"drifted"_s, IsNot, u"true"_s, u"explorer.operator"_s);
    row(u"module_count"_s, GreaterOrEqual, u"-1.5"_s);
    for (const auto &value : {u"1e3"_s, u"inf"_s, u"1."_s, u"1\n"_s, u"٣"_s, u"many"_s})
        row(u"module_count"_s, LessThan, value, u"explorer.number"_s);
    row(u"drifted"_s, Is, u"true"_s);
    row(u"drifted"_s, Is, u"yes"_s, u"explorer.boolean"_s);
    for (const auto &value : {u"2026-11-21"_s, u"2026-11-21T10:00:00Z"_s, u"2026-11-21T10:00:00.5+02:00"_s})
        row(u"workspace_created_at"_s, IsBefore, value);
    for (const auto &value : {u"yesterday"_s, u"21.11.2026"_s, u"2026-13-01"_s})
        row(u"workspace_created_at"_s, IsAfter, value, u"explorer.time"_s);
    row(u"brand_new"_s, Is, u"true"_s);
    row(u"brand_new"_s, GreaterThan, u"x"_s, u"explorer.number"_s);
    row(u"brand_new"_s, IsBefore, u"x"_s, u"explorer.time"_s);
}

void tst_ExplorerQuery::conditionsAreChecked()
{
    QFETCH(ExplorerCondition, condition);
    QFETCH(QString, rule);
    const auto done = check(condition);
    QCOMPARE(done.isOk(), rule.isEmpty());
    if (done)
        return;
    QCOMPARE(done.error().kind, ErrorKind::Usage);
    QCOMPARE(done.error().rule, rule);
    QCOMPARE(done.error().subject, condition.field);
}

void tst_ExplorerQuery::bothForms_data()
{
    QTest::addColumn<FilterDialect>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nested") << FilterDialect::Nested << lineFixture(u"protocol/explorer_filter_nested.json"_s);
    QTest::newRow("flat") << FilterDialect::Flat << lineFixture(u"protocol/explorer_filter_flat.json"_s);
}

void tst_ExplorerQuery::bothForms()
{
    QFETCH(FilterDialect, dialect);
    QFETCH(QByteArray, text);
    QCOMPARE(writeFilterText(conditions(), dialect), text);
    QCOMPARE(writeFilterText({}, dialect), "[]"_ba);
    const auto read = readFilter(array(text));
    QVERIFY(read);
    QCOMPARE(read->conditions, conditions());
    QCOMPARE(read->dialect, dialect);
}

void tst_ExplorerQuery::oddFiltersAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ExplorerCondition>("condition");
    QTest::addColumn<FilterDialect>("dialect");
    QTest::newRow("a field named field") << R"([{"field":{"is":["x"]}}])"_ba
                                         << ExplorerCondition{u"field"_s, Is, u"x"_s} << FilterDialect::Nested;
    QTest::newRow("operator as printed once")
        << R"([{"field":"f","operator":"does not contain","value":["x"]}])"_ba
        << ExplorerCondition{u"f"_s, DoesNotContain, u"x"_s} << FilterDialect::Flat;
    QTest::newRow("no value needed") << R"([{"field":"f","operator":"is_empty"}])"_ba
                                     << ExplorerCondition{u"f"_s, IsEmpty, {}} << FilterDialect::Flat;
    QTest::newRow("empty value") << R"([{"f":{"is_not_empty":[]}}])"_ba << ExplorerCondition{u"f"_s, IsNotEmpty, {}}
                                 << FilterDialect::Nested;
}

void tst_ExplorerQuery::oddFiltersAreRead()
{
    QFETCH(QByteArray, text);
    QFETCH(ExplorerCondition, condition);
    QFETCH(FilterDialect, dialect);
    const auto read = readFilter(array(text));
    QVERIFY(read);
    QCOMPARE(read->conditions, QList{condition});
    QCOMPARE(read->dialect, dialect);
}

void tst_ExplorerQuery::badFiltersAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const QByteArray &text, const QString &rule, const QString &pointer) {
        QTest::newRow(text.constData()) << text << rule << pointer;
    };
    row(R"([3])", u"json.type"_s, u"/0"_s);
    row(R"([{}])", u"json.missing"_s, u"/0"_s);
    row(R"([{"a":{"is":["x"]},"b":{"is":["x"]}}])", u"json.type"_s, u"/0"_s);
    row(R"([{"a":{"is":["x"]}},{"a":["x"]}])", u"json.type"_s, u"/1/a"_s);
    row(R"([{"a/b":{}}])", u"json.missing"_s, u"/0/a~1b"_s);
    row(R"([{"a":{"is":["x"],"is_not":["y"]}}])", u"json.type"_s, u"/0/a"_s);
    row(R"([{"a":{"is":"x"}}])", u"explorer.value-list"_s, u"/0/a/is"_s);
    row(R"([{"a":{"is":1}}])", u"explorer.value-list"_s, u"/0/a/is"_s); // quotes alone would not mend it
    row(R"([{"a":{"is":{}}}])", u"json.type"_s, u"/0/a/is"_s);
    row(R"([{"field":"a","operator":"gt","value":10}])", u"explorer.value-list"_s, u"/0/value"_s);
    row(R"([{"a":{"is":[]}}])", u"json.missing"_s, u"/0/a/is/0"_s);
    row(R"([{"a":{"is":[1]}}])", u"explorer.quotes"_s, u"/0/a/is/0"_s);
    row(R"([{"a":{"is":["x",3]}}])", u"explorer.quotes"_s, u"/0/a/is/1"_s);
    row(R"([{"a":{"":["x"]}}])", u"json.missing"_s, u"/0/a"_s);
    row(R"([{"a":{"is_empty":["true","true"]}}])", u"explorer.boolean"_s, u"/0/a/is_empty/1"_s);
    row(R"([{"field":"a","operator":"","value":["x"]}])", u"json.missing"_s, u"/0/operator"_s);
    row(R"([{"a":{"is_empty":["false"]}}])", u"explorer.boolean"_s, u"/0/a/is_empty/0"_s);
    row(R"([{"operator":"is","value":["x"]}])", u"json.missing"_s, u"/0/field"_s);
    row(R"([{"field":"","operator":"is","value":["x"]}])", u"json.missing"_s, u"/0/field"_s);
    row(R"([{"field":3,"operator":"is","value":["x"]}])", u"json.type"_s, u"/0/field"_s);
    row(R"([{"field":"a","value":["x"]}])", u"json.missing"_s, u"/0/operator"_s);
    row(R"([{"field":"a","operator":"is"}])", u"json.missing"_s, u"/0/value"_s);
    row(R"([{"field":"a","operator":"is","value":null}])", u"json.type"_s, u"/0/value"_s);
    row(R"([{"field":"a","operator":"is","value":[true]}])", u"explorer.quotes"_s, u"/0/value/0"_s);
}

void tst_ExplorerQuery::badFiltersAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    QFETCH(QString, pointer);
    const auto read = readFilter(array(text));
    QVERIFY(!read);
    QCOMPARE(read.error().kind, ErrorKind::Rejected);
    QCOMPARE(read.error().rule, rule);
    QCOMPARE(read.error().subject, pointer);
}

void tst_ExplorerQuery::parametersAreWritten()
{
    const Parameters expected{
        {u"filter[0][workspace_name][contains][0]"_s, u"dev"_s},
        {u"filter[1][tags][is_empty][0]"_s, u"true"_s},
        {u"filter[2][brand_new][does_not_contain][0]"_s, u"a \"b\" é"_s},
    };
    QCOMPARE(explorerParameters(conditions(), {}), expected);
    const Parameters sorted{{u"sort"_s, u"-workspace_name"_s}};
    QCOMPARE(explorerParameters({}, u"-workspace_name"_s), sorted);
}

void tst_ExplorerQuery::oneValueCanBeAskedFor()
{
    QVERIFY(canBeAsked({}));
    QVERIFY(canBeAsked(conditions()));
    const ExplorerCondition several{u"tags"_s, Is, u"a"_s, {u"b"_s}};
    QVERIFY(!canBeAsked(conditions() + QList{several}));
    QVERIFY(!canBeAsked({ExplorerCondition{u"tags"_s, Is, u"a"_s, {}, u"sounds_like"_s}}));
    QVERIFY(check(several));
    QCOMPARE(check(ExplorerCondition{u"module_count"_s, Is, u"1"_s, {u"x"_s}}).error().rule, u"explorer.number"_s);
    // An unknown operator is never refused here.
    QVERIFY(check(ExplorerCondition{u"module_count"_s, Is, u"x"_s, {}, u"about"_s}));
    QCOMPARE(check(ExplorerCondition{u"tags"_s, Is, u"x"_s, {}, u" "_s}).error().rule, u"explorer.no-operator"_s);
}

void tst_ExplorerQuery::parametersAreReadByIndex()
{
    const Parameters parameters{
        {u"type"_s, u"workspaces"_s},
        {u"filter[10][tags][is_empty][0]"_s, u"true"_s},
        {u"filter[2][workspace_name][contains][0]"_s, u"dev"_s},
        {u"filters[0]"_s, u"?"_s},
        {u"sort"_s, u"workspace_name"_s},
    };
    const auto read = readExplorerParameters(parameters);
    QVERIFY(read);
    QCOMPARE(*read, conditions().first(2));
    QVERIFY(readExplorerParameters({})->isEmpty());
}

void tst_ExplorerQuery::badParametersAreRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("rule");
    const auto row = [](const QString &key, const QString &rule) { QTest::newRow(qPrintable(key)) << key << rule; };
    for (const auto &key : {u"filter"_s, u"filter[]"_s, u"filter[0][a][is]"_s, u"filter[0][a][is][1]"_s,
                            u"filter[-1][a][is][0]"_s, u"filter[x][a][is][0]"_s, u"filter[0][][is][0]"_s,
                            u"filter[9999999999][a][is][0]"_s, u"filter[0][a][is][0]\n"_s})
        row(key, u"explorer.parameter"_s);
    row(u"filter[0][a][equals][0]"_s, u"explorer.operator"_s);
    row(u"filter[0][a][is_empty][0]"_s, u"explorer.boolean"_s);
    row(u"filter[1][b][is][0]"_s, u"explorer.index"_s);
}

void tst_ExplorerQuery::badParametersAreRefused()
{
    QFETCH(QString, key);
    QFETCH(QString, rule);
    const auto read = readExplorerParameters({{u"filter[1][a][is][0]"_s, u"x"_s}, {key, u"x"_s}});
    QVERIFY(!read);
    QCOMPARE(read.error().kind, ErrorKind::Rejected);
    QCOMPARE(read.error().rule, rule);
    QCOMPARE(read.error().subject, key);
}

RUNLATCH_TEST(tst_ExplorerQuery)
#include "tst_explorerquery.moc"
