// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/savedview.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

/// A saved view of the service is read in both shapes, and one that cannot be used says why.
class tst_SavedView : public QObject
{
    Q_OBJECT
private slots:
    void readsBothShapes_data();
    void readsBothShapes();
    void aRowMayLeaveTheQueryOut();
    void saysWhatIsLeftOut();
    void saysWhyItCannotBeUsed_data();
    void saysWhyItCannotBeUsed();
    void needsAnId();
    void isWrittenAsItIsRead();

private:
    /// `query`: what stands in the braces of the query.
    static QJsonObject resource(const QByteArray &query)
    {
        return QJsonDocument::fromJson(R"({"id":"sq-1","type":"explorer-saved-queries","attributes":{"name":"Old",)"
                                       R"("created-at":"2026-01-01T00:00:00Z","query":{)"
                                       + query + "}}}")
            .object();
    }
};

void tst_SavedView::readsBothShapes_data()
{
    QTest::addColumn<QByteArray>("filter");
    QTest::newRow("the documents") << R"([{"field":"workspace_name","operator":"contains","value":["net-"]},)"
                                      R"({"field":"drifted","operator":"is","value":["true"]}])"_ba;
    QTest::newRow("the service's own clients")
        << R"([{"workspace_name":{"contains":["net-"]}},{"drifted":{"is":["true"]}}])"_ba;
}

void tst_SavedView::readsBothShapes()
{
    QFETCH(QByteArray, filter);
    const auto view = readSavedView(resource(R"("type":"workspaces","filter":)" + filter));
    QVERIFY(view);
    QVERIFY(view->isUsable());
    QCOMPARE(view->id, u"sq-1"_s);
    QCOMPARE(view->name, u"Old"_s);
    QCOMPARE(view->conditions,
             (QList<ExplorerCondition>{{u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s},
                                       {u"drifted"_s, ExplorerOperator::Is, u"true"_s}}));
    QCOMPARE(view->leftOut, QStringList());
}

void tst_SavedView::aRowMayLeaveTheQueryOut()
{
    const QJsonObject attributes{{u"name"_s, u"Old"_s}, {u"query-type"_s, u"workspaces"_s}};
    const auto view = readSavedView({{u"id"_s, u"sq-1"_s}, {u"attributes"_s, attributes}});
    QVERIFY(view);
    QVERIFY(!view->hasQuery && !view->isUsable() && !view->why);
    QCOMPARE(view->type, u"workspaces"_s);
}

void tst_SavedView::saysWhatIsLeftOut()
{
    const auto view = readSavedView(
        resource(R"("type":"workspaces","filter":[],"fields":{"workspaces":["tags"]},"sort":["-drifted"],"x":null)"));
    QVERIFY(view && view->isUsable());
    QCOMPARE(view->leftOut, (QStringList{u"fields"_s, u"sort"_s}));
}

void tst_SavedView::saysWhyItCannotBeUsed_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("subject");
    const auto row = [](const char *name, const QByteArray &query, base::Rule rule, const QString &subject) {
        QTest::newRow(name) << query << rule.name() << subject;
    };
    row("another type", R"("type":"modules","filter":[])", base::Rules::CreateQueryType, u"modules"_s);
    row("no type", R"("filter":[])", base::Rules::CreateQueryType, u""_s);
    row("a filter that is no list", R"("type":"workspaces","filter":{"drifted":{}})", base::Rules::JsonType,
        u"/filter"_s);
    row("a value without quotes", R"("type":"workspaces","filter":[{"resource_count":{"gt":[10]}}])",
        base::Rules::ExplorerQuotes, u"/filter/0/resource_count/gt/0"_s);
    row("a member that is not known",
        R"("type":"workspaces","filter":[{"field":"drifted","operator":"is","value":["true"],"or":1}])",
        base::Rules::ExplorerMember, u"/filter/0/or"_s);
    row("too many", R"("type":"workspaces","filter":[)" + QByteArray("{},").repeated(SavedView::MaxConditions) + "{}]",
        base::Rules::ExplorerTooMany, u"/filter"_s);
}

void tst_SavedView::saysWhyItCannotBeUsed()
{
    QFETCH(QByteArray, query);
    const auto view = readSavedView(resource(query));
    QVERIFY(view && view->why && !view->isUsable());
    QTEST(view->why->rule.name(), "rule");
    QTEST(view->why->subject, "subject");
    QVERIFY(view->conditions.isEmpty());
}

void tst_SavedView::needsAnId()
{
    QCOMPARE(readSavedView({}).error().rule, base::Rules::JsonMissing);
}

void tst_SavedView::isWrittenAsItIsRead()
{
    const SavedView view{.id = u"sq-1"_s,
                         .name = u"Old"_s,
                         .type = u"workspaces"_s,
                         .conditions = {{u"drifted"_s, ExplorerOperator::Is, u"true"_s}},
                         .hasQuery = true};
    for (const FilterDialect dialect : {FilterDialect::Nested, FilterDialect::Flat}) {
        const auto read = readSavedView(writeSavedView(view, dialect));
        QVERIFY(read && read->isUsable());
        QCOMPARE(read->conditions, view.conditions);
    }
}

RUNLATCH_TEST(tst_SavedView)

} // namespace runlatch::protocol

#include "tst_savedview.moc"
