// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/explorer.h"

#include "base/rules.h"
#include "base/utc.h"
#include "protocol/jsonapi.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using protocol::ExploredWorkspace;
using protocol::ExplorerCondition;
using protocol::ExplorerOperator;
using simulator::Explorer;

/// The simulated explorer finds, sorts and refuses as documented, and agrees with the resources.
class tst_Explorer : public QObject
{
    Q_OBJECT

private slots:
    void knowsEveryField();
    void isRepeatable();
    void agreesWithTheResources();
    void contradictsItselfNowhere();
    void driftIsTheException();
    void finds_data();
    void finds();
    void takesSeveralValues();
    void needsAllConditions();
    void sorts_data();
    void sorts();
    void refuses_data();
    void refuses();
    void comparesABoundedNumberOfValues();
    void narrows();

private:
    QList<ExploredWorkspace> find(const QList<ExplorerCondition> &conditions, const QString &sort = {}) const
    {
        return *m_explorer.find(u"acme"_s, conditions, sort);
    }

    const QDateTime m_now{QDate(2026, 11, 21), QTime(10, 0), base::Utc};
    const simulator::Resources m_resources{{u"acme"_s, 40, 0, 1}, m_now};
    const Explorer m_explorer{m_resources, m_now};
};

void tst_Explorer::knowsEveryField()
{
    for (const ExploredWorkspace &workspace : find({})) {
        for (const protocol::ExplorerField &field : protocol::explorerFields()) {
            const QJsonValue value = workspace.attributes[protocol::attributeOfField(field.name)];
            if (value.isNull())
                continue;
            switch (field.type) {
            case protocol::ExplorerType::Text: QVERIFY2(value.isString(), qPrintable(field.name.toString())); break;
            case protocol::ExplorerType::Number: QVERIFY2(value.isDouble(), qPrintable(field.name.toString())); break;
            case protocol::ExplorerType::Boolean: QVERIFY2(value.isBool(), qPrintable(field.name.toString())); break;
            case protocol::ExplorerType::Time: QVERIFY(protocol::readTime(value) < m_now); break;
            }
        }
        QCOMPARE(workspace.attributes.size(), qsizetype(protocol::explorerFields().size()));
    }
}

void tst_Explorer::isRepeatable()
{
    QCOMPARE(find({}), *Explorer(m_resources, m_now).find(u"acme"_s, {}));
}

void tst_Explorer::agreesWithTheResources()
{
    const auto workspaces = m_resources.workspaces(u"acme"_s);
    const auto rows = find({});
    QCOMPARE(rows.size(), workspaces.size());
    for (qsizetype index = 0; index < rows.size(); ++index) {
        QCOMPARE(rows[index].id, workspaces[index].id);
        QCOMPARE(rows[index].text(u"external_id"), workspaces[index].id);
        QCOMPARE(rows[index].text(u"workspace_name"), workspaces[index].name);
        QCOMPARE(rows[index].text(u"organization_name"), u"acme"_s);
    }
    QVERIFY(m_explorer.find(u"nobody"_s, {})->isEmpty());
}

void tst_Explorer::contradictsItselfNowhere()
{
    for (const ExploredWorkspace &row : find({})) {
        const auto number = [&row](QStringView field) { return row.text(field).toInt(); };
        const auto entries = [&row](QStringView field) {
            return row.text(field).split(u',', Qt::SkipEmptyParts).size();
        };
        QCOMPARE(number(u"module_count"), int(entries(u"modules")));
        QCOMPARE(number(u"provider_count"), int(entries(u"providers")));
        QCOMPARE(number(u"resources_drifted") + number(u"resources_undrifted"), number(u"resource_count"));
        QCOMPARE(row.attributes["drifted"_L1].toBool(), number(u"resources_drifted") > 0);
        QCOMPARE(row.attributes["all-checks-succeeded"_L1].toBool(),
                 number(u"checks_failed") + number(u"checks_errored") + number(u"checks_unknown") == 0);
        QVERIFY(protocol::readTime(row.attributes["workspace-created-at"_L1])
                < protocol::readTime(row.attributes["workspace-updated-at"_L1]));
    }
}

/// A query for drifted workspaces shows something, and leaves most of them out.
void tst_Explorer::driftIsTheException()
{
    const auto drifted = find({{u"drifted"_s, ExplorerOperator::Is, u"true"_s}}).size();
    QVERIFY(drifted > 0);
    QVERIFY(drifted < find({}).size() / 2);
}

void tst_Explorer::finds_data()
{
    QTest::addColumn<ExplorerCondition>("condition");
    QTest::addColumn<std::function<bool(const ExploredWorkspace &)>>("fits");
    using Row = const ExploredWorkspace &;
    using enum ExplorerOperator;
    const auto row = [](const char *name, const QString &field, ExplorerOperator is, const QString &value,
                        const std::function<bool(Row)> &fits) {
        QTest::newRow(name) << ExplorerCondition{field, is, value} << fits;
    };
    const auto modules = [](Row one) { return one.text(u"module_count").toInt(); };
    const QString first = m_resources.workspaces(u"acme"_s).first().name;
    row("is", u"workspace_name"_s, Is, first, [first](Row one) { return one.name == first; });
    row("is not", u"workspace_name"_s, IsNot, first, [first](Row one) { return one.name != first; });
    row("contains", u"workspace_name"_s, Contains, u"prod"_s, [](Row one) { return one.name.contains("prod"_L1); });
    row("does not contain", u"workspace_name"_s, DoesNotContain, u"prod"_s,
        [](Row one) { return !one.name.contains("prod"_L1); });
    row("is empty", u"tags"_s, IsEmpty, {}, [](Row one) { return one.text(u"tags").isEmpty(); });
    row("is not empty", u"tags"_s, IsNotEmpty, {}, [](Row one) { return !one.text(u"tags").isEmpty(); });
    row("number is", u"module_count"_s, Is, u"1"_s, [=](Row one) { return modules(one) == 1; });
    row("number is not", u"module_count"_s, IsNot, u"1"_s, [=](Row one) { return modules(one) != 1; });
    row("gt", u"module_count"_s, GreaterThan, u"1"_s, [=](Row one) { return modules(one) > 1; });
    row("lt", u"module_count"_s, LessThan, u"1"_s, [=](Row one) { return modules(one) < 1; });
    row("gteq", u"module_count"_s, GreaterOrEqual, u"1"_s, [=](Row one) { return modules(one) >= 1; });
    row("lteq", u"module_count"_s, LessOrEqual, u"1"_s, [=](Row one) { return modules(one) <= 1; });
    row("boolean", u"drifted"_s, Is, u"true"_s, [](Row one) { return one.attributes["drifted"_L1].toBool(); });
    const QDateTime middle(QDate(2026, 10, 1), QTime(0, 0), base::Utc);
    const auto applied = [](Row one) { return protocol::readTime(one.attributes["current-run-applied-at"_L1]); };
    row("is before", u"current_run_applied_at"_s, IsBefore, u"2026-10-01"_s,
        [=](Row one) { return applied(one) < middle; });
    row("is after", u"current_run_applied_at"_s, IsAfter, u"2026-10-01T02:00:00+02:00"_s,
        [=](Row one) { return applied(one) > middle; });
}

void tst_Explorer::finds()
{
    QFETCH(ExplorerCondition, condition);
    QFETCH(std::function<bool(const ExploredWorkspace &)>, fits);
    const auto all = find({});
    QList<ExploredWorkspace> expected;
    std::copy_if(all.cbegin(), all.cend(), std::back_inserter(expected), fits);
    QVERIFY(!expected.isEmpty() && expected.size() < all.size()); // or it would show nothing
    QCOMPARE(find({condition}), expected);
}

/// "is" holds for either value, "is not" and "does not contain" exclude both.
void tst_Explorer::takesSeveralValues()
{
    using enum ExplorerOperator;
    const auto all = find({});
    const QString first = all.at(0).name;
    const QString second = all.at(1).name;
    const auto count = [&](ExplorerOperator is) { return find({{u"workspace_name"_s, is, first, {second}}}).size(); };
    QCOMPARE(count(Is), 2);
    QCOMPARE(count(IsNot), all.size() - 2);
    QCOMPARE(count(DoesNotContain), all.size() - count(Contains));
    QVERIFY(count(Contains) >= 2);
}

void tst_Explorer::needsAllConditions()
{
    const ExplorerCondition prod{u"workspace_name"_s, ExplorerOperator::Contains, u"prod"_s};
    const ExplorerCondition drifted{u"drifted"_s, ExplorerOperator::Is, u"true"_s};
    const auto both = find({prod, drifted});
    QVERIFY(both.size() < find({prod}).size() && both.size() < find({drifted}).size());
    for (const ExploredWorkspace &row : both)
        QVERIFY(row.name.contains("prod"_L1) && row.attributes["drifted"_L1].toBool());
}

void tst_Explorer::sorts_data()
{
    QTest::addColumn<QString>("field");
    for (const protocol::ExplorerField &field : protocol::explorerFields())
        QTest::newRow(qPrintable(field.name.toString())) << field.name.toString();
}

void tst_Explorer::sorts()
{
    QFETCH(QString, field);
    const auto type = protocol::findExplorerField(field)->type;
    const auto upwards = find({}, field);
    const auto downwards = find({}, u'-' + field);
    QCOMPARE(upwards.size(), find({}).size());
    const auto value = [&field](const ExploredWorkspace &row) {
        return row.attributes[protocol::attributeOfField(field)];
    };
    for (qsizetype index = 1; index < upwards.size(); ++index) {
        const QJsonValue left = value(upwards[index - 1]);
        const QJsonValue right = value(upwards[index]);
        if (type == protocol::ExplorerType::Number)
            QVERIFY(left.toDouble() <= right.toDouble());
        else
            QVERIFY(left.toVariant().toString() <= right.toVariant().toString()); // also right for times of one form
    }
    QCOMPARE(value(downwards.first()), value(upwards.last()));
    QCOMPARE(value(downwards.last()), value(upwards.first()));
}

void tst_Explorer::refuses_data()
{
    QTest::addColumn<ExplorerCondition>("condition");
    QTest::addColumn<QString>("sort");
    QTest::addColumn<QString>("rule");
    const ExplorerCondition none{u"drifted"_s, ExplorerOperator::Is, u"true"_s};
    QTest::newRow("field") << ExplorerCondition{u"color"_s, ExplorerOperator::Is, u"red"_s} << QString()
                           << u"explorer.field"_s;
    QTest::newRow("operator") << ExplorerCondition{u"drifted"_s, ExplorerOperator::Contains, u"t"_s} << QString()
                              << u"explorer.operator"_s;
    QTest::newRow("number") << ExplorerCondition{u"module_count"_s, ExplorerOperator::Is, u"x"_s} << QString()
                            << u"explorer.number"_s;
    QTest::newRow("sort") << none << u"-color"_s << u"explorer.field"_s;
    QTest::newRow("sort by nothing") << none << u"-"_s << u"explorer.field"_s;
}

void tst_Explorer::refuses()
{
    QFETCH(ExplorerCondition, condition);
    QFETCH(QString, sort);
    const auto found = m_explorer.find(u"acme"_s, {condition}, sort);
    QVERIFY(!found);
    QCOMPARE(found.error().kind, base::ErrorKind::Rejected);
    QTEST(found.error().rule.name(), "rule");
}

/// Each value is compared with each workspace, and a body of 64 MB has room for millions.
void tst_Explorer::comparesABoundedNumberOfValues()
{
    const QStringList most(Explorer::MaxValues - 2, u"nothing"_s);
    const ExplorerCondition names{u"workspace_name"_s, ExplorerOperator::IsNot, u"nothing"_s, most};
    const ExplorerCondition drifted{u"drifted"_s, ExplorerOperator::Is, u"true"_s};
    QCOMPARE(find({names, drifted}), find({drifted}));
    const auto beyond = m_explorer.find(u"acme"_s, {names, drifted, drifted});
    QVERIFY(!beyond);
    QCOMPARE(beyond.error().rule, base::Rules::ExplorerTooMany);
}

void tst_Explorer::narrows()
{
    const ExploredWorkspace all = find({}).first();
    QCOMPARE(simulator::narrowed(all, {}), all);
    const ExploredWorkspace some = simulator::narrowed(all, {u"drifted"_s, u"module_count"_s});
    QCOMPARE(some.id, all.id);
    QCOMPARE(some.attributes.keys(), QStringList({u"drifted"_s, u"module-count"_s}));
    QVERIFY(some.name.isEmpty());
}

RUNLATCH_TEST(tst_Explorer)
#include "tst_explorer.moc"
