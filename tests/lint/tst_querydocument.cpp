// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/querytext.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

/// A query is read whole: no member of it is passed over.
class tst_QueryDocument : public QObject
{
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

void tst_QueryDocument::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a filter") << R"([{"tags":{"is":["a"]}}])"_ba;
    QTest::newRow("an object") << R"({"filter":[{"tags":{"is":["a"]}}]})"_ba;
    QTest::newRow("wrapped") << R"({"query":{"filter":[{"tags":{"is":["a"]}}]}})"_ba;
    QTest::newRow("with its type") << R"({"type":"workspaces","filter":[{"tags":{"is":["a"]}}]})"_ba;
    QTest::newRow("flat") << R"({"type":null,"filter":[{"field":"tags","operator":"is","value":["a"]}]})"_ba;
}

void tst_QueryDocument::reads()
{
    QFETCH(QByteArray, text);
    const auto query = readQueryText(text);
    QVERIFY(query);
    QCOMPARE(query->conditions,
             (QList{protocol::ExplorerCondition{u"tags"_s, protocol::ExplorerOperator::Is, u"a"_s}}));
}

void tst_QueryDocument::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const QByteArray &text, const QString &rule, const QString &pointer) {
        QTest::newRow(name) << text << rule << pointer;
    };
    const QByteArray filter = R"("filter":[{"tags":{"is":["a"]}}])";
    row("nothing", "", u"json.broken"_s, u""_s);
    row("no filter", R"({"type":"workspaces"})", u"json.missing"_s, u"/filter"_s);
    row("another type", R"({"type":"modules",)" + filter + '}', u"create.query-type"_s, u"/type"_s);
    row("no text as type", R"({"type":7,)" + filter + '}', u"json.type"_s, u"/type"_s);
    row("another member", '{' + filter + R"(,"~not/this":[]})", u"explorer.member"_s, u"/~0not~1this"_s);
    row("another spelling", R"({"Type":"modules",)" + filter + '}', u"explorer.member"_s, u"/Type"_s);
    row("a whole request", R"({"data":{"attributes":{"query":{)" + filter + "}}}}", u"explorer.member"_s, u"/data"_s);
    row("more in a condition", R"([{"field":"tags","operator":"is","value":["a"],"not":true}])", u"explorer.member"_s,
        u"/0/not"_s);
    row("twice", '{' + filter + ',' + filter + '}', u"json.duplicate-key"_s, u"/filter"_s);
    row("twice, escaped", R"([{"tags":{"is":["a"]},"t\u0061gs":{"is":["b"]}}])", u"json.duplicate-key"_s, u"/0/tags"_s);
    row("a wrong value", R"({"filter":[{"resource_count":{"gt":["many"]}}]})", u"explorer.number"_s, u"/filter/0"_s);
}

void tst_QueryDocument::refuses()
{
    QFETCH(QByteArray, text);
    const auto query = readQueryText(text);
    QVERIFY(!query);
    QTEST(query.error().rule.name(), "rule");
    QTEST(query.error().subject, "pointer");
}

RUNLATCH_TEST(tst_QueryDocument)

} // namespace runlatch::lint

#include "tst_querydocument.moc"
