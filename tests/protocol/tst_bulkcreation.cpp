// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/bulkcreation.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;
using runlatch::base::ErrorKind;

namespace {

const QString Subject = u"[Action Required] Github Actions Pinning (SEC-090)"_s;
const QString Message = u"Some very important message"_s;

BulkCreation onTargets()
{
    return *BulkCreation::onTargets(Subject, Message, {u"ws-FTs6kr9iCwweku"_s, u"ws-ck4G5bb1Yei5szRh"_s});
}

BulkCreation onMatches()
{
    using enum ExplorerOperator;
    return *BulkCreation::onMatches(
        Subject, Message, {{u"workspace_name"_s, Contains, u"dev"_s}, {u"module_count"_s, GreaterOrEqual, u"3"_s}});
}

/// A complete body with these members in `attributes`, besides the type and inputs of the action.
QByteArray body(const QByteArray &members)
{
    return R"({"data":{"attributes":{"action_type":"change_request","action_inputs":{"subject":"s","message":"m"})"
        + members + "}}}";
}

QByteArray query(const QByteArray &filter)
{
    return body(R"(,"query":{"type":"workspaces","filter":)" + filter + '}');
}

} // namespace

/// Every documented dialect of bulk create is read and written, and an invalid action cannot be made.
class tst_BulkCreation : public QObject
{
    Q_OBJECT

private slots:
    void everyForm_data();
    void everyForm();
    void severalValuesAreTold();
    void layoutAndUnknownMembersDoNotMatter();
    void nullIsAbsent();
    void theTypeOfAQueryMayBeMissing();
    void whatIsNotDocumentedIsWrittenAsRead_data();
    void whatIsNotDocumentedIsWrittenAsRead();
    void badBodiesAreRefused_data();
    void badBodiesAreRefused();
    void whatIsNoObjectIsNoBody();
    void whatCannotBeIsNotMade_data();
    void whatCannotBeIsNotMade();
    void conditionsThatCannotBeSentAreNotTaken();
    void severalValuesAreThoseThatAreSent_data();
    void severalValuesAreThoseThatAreSent();
    void repeatedIdsAreSentOnce();
    void textsAreWrittenAsTheyAre();
};

void tst_BulkCreation::everyForm_data()
{
    QTest::addColumn<BulkActionDialect>("dialect");
    QTest::addColumn<bool>("isByQuery");
    using Type = BulkActionDialect::ActionType;
    using Place = BulkActionDialect::Placement;
    const auto rows = [](const char *name, Type type, Place place) {
        QTest::addRow("%s_targets", name) << BulkActionDialect{type, place, FilterDialect::Nested} << false;
        QTest::addRow("%s_nested", name) << BulkActionDialect{type, place, FilterDialect::Nested} << true;
        QTest::addRow("%s_flat", name) << BulkActionDialect{type, place, FilterDialect::Flat} << true;
    };
    rows("singular_attributes", Type::Singular, Place::Attributes);
    rows("singular_data", Type::Singular, Place::Data);
    rows("plural_attributes", Type::Plural, Place::Attributes);
    rows("plural_data", Type::Plural, Place::Data);
}

void tst_BulkCreation::everyForm()
{
    QFETCH(BulkActionDialect, dialect);
    QFETCH(bool, isByQuery);
    const auto name = QString::fromLatin1(QTest::currentDataTag());
    const QByteArray typed = lineFixture(u"protocol/bulk_creation/%1.json"_s.arg(name));
    const BulkCreation creation = isByQuery ? onMatches() : onTargets();
    QCOMPARE(writeBulkCreation(creation, dialect), typed);
    const auto read = readBulkCreation(typed);
    QVERIFY(read);
    QCOMPARE(read->creation, creation);
    QCOMPARE(read->dialect, dialect);
    QString formName = name;
    formName.replace("singular_"_L1, "change_request,"_L1).replace("plural_"_L1, "change_requests,"_L1);
    QCOMPARE(bulkActionDialectName(dialect),
             formName.replace("targets"_L1, "nested"_L1)
                 .replace(u'_', u',')
                 .replace("change,request"_L1, "change_request"_L1));
}

void tst_BulkCreation::severalValuesAreTold()
{
    QVERIFY(!onTargets().hasSeveralValues());
    QVERIFY(!onMatches().hasSeveralValues());
    QList<ExplorerCondition> conditions = onMatches().conditions();
    conditions.last().furtherValues = {u"4"_s};
    const auto several = BulkCreation::onMatches(Subject, Message, conditions);
    QVERIFY(several && several->hasSeveralValues());
}

void tst_BulkCreation::layoutAndUnknownMembersDoNotMatter()
{
    const QByteArray text = fixture(u"protocol/bulk_creation/plural_attributes_flat.json"_s)
                                .replace("\"attributes\"", "\"future\": [1], \"attributes\"")
                                .replace("bulk_actions", "bulk-actions");
    const auto read = readBulkCreation(text);
    QVERIFY(read);
    QCOMPARE(read->creation, onMatches());
}

void tst_BulkCreation::nullIsAbsent()
{
    const auto read = readBulkCreation(body(R"(,"target_ids":["ws-1"],"query":null)"));
    QVERIFY(read);
    QVERIFY(!read->creation.isByQuery());
    QCOMPARE(read->dialect, BulkActionDialect{});
}

/// The type of a query may be missing, because spec 4.4 does not mark it as required.
void tst_BulkCreation::theTypeOfAQueryMayBeMissing()
{
    const auto read = readBulkCreation(body(R"(,"query":{"filter":[{"a":{"is":["x"]}}]})"));
    QVERIFY(read);
    QCOMPARE(read->creation.conditions().size(), 1);
    QVERIFY(writeBulkCreation(read->creation, read->dialect).contains(R"("query":{"type":"workspaces",)"));
}

void tst_BulkCreation::whatIsNotDocumentedIsWrittenAsRead_data()
{
    QTest::addColumn<QByteArray>("filter");
    QTest::newRow("several values") << R"([{"workspace_name":{"contains":["dev","test","dev"]}}])"_ba;
    QTest::newRow("several values, flat")
        << R"([{"field":"workspace_name","operator":"contains","value":["dev","test"]}])"_ba;
    QTest::newRow("an unknown operator") << R"([{"workspace_name":{"sounds_like":["dev"]}}])"_ba;
    QTest::newRow("an unknown operator without a value") << R"([{"workspace_name":{"is_odd":[]}}])"_ba;
    QTest::newRow("both") << R"([{"module_count":{"between":["1","x"]}},{"tags":{"is_empty":["true"]}}])"_ba;
}

void tst_BulkCreation::whatIsNotDocumentedIsWrittenAsRead()
{
    QFETCH(QByteArray, filter);
    const auto read = readBulkCreation(query(filter));
    QVERIFY(read);
    const QByteArray written = writeBulkCreation(read->creation, read->dialect);
    QVERIFY2(written.contains("\"filter\":" + filter + '}'), written.constData());
}

void tst_BulkCreation::badBodiesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const QByteArray &text, const QString &rule, const QString &pointer) {
        QTest::newRow(name) << text << rule << pointer;
    };
    const QString below = u"/data/attributes"_s;
    const QByteArray inputs = R"("action_inputs":{"subject":"s","message":"m"},"target_ids":["ws-1"])";
    row("no data", "{}", u"json.missing"_s, u"/data"_s);
    row("data of another type", R"({"data":[]})", u"json.type"_s, u"/data"_s);
    row("empty data", R"({"data":{}})", u"json.missing"_s, below);
    row("attributes of another type", R"({"data":{"attributes":"x"}})", u"json.type"_s, below);
    row("no action type", "{\"data\":{" + inputs + "}}", u"json.missing"_s, u"/data/action_type"_s);
    row("unknown action type", R"({"data":{"action_type":"delete",)" + inputs + "}}", u"create.action-type"_s,
        u"/data/action_type"_s);
    row("no inputs", R"({"data":{"attributes":{"action_type":"change_request"}}})", u"json.missing"_s,
        below + "/action_inputs"_L1);
    row("no subject", body(R"(,"target_ids":["ws-1"])").replace("\"subject\"", "\"topic\""), u"json.missing"_s,
        below + "/action_inputs/subject"_L1);
    row("subject of another type", body(R"(,"target_ids":["ws-1"])").replace("\"s\"", "7"), u"json.type"_s,
        below + "/action_inputs/subject"_L1);
    row("empty subject", body(R"(,"target_ids":["ws-1"])").replace("\"s\"", "\"\""), u"create.subject"_s,
        below + "/action_inputs/subject"_L1);
    row("empty message", body(R"(,"target_ids":["ws-1"])").replace("\"m\"", "\" \""), u"create.message"_s,
        below + "/action_inputs/message"_L1);
    row("neither", body({}), u"create.no-targets"_s, below + "/target_ids"_L1);
    row("both", body(R"(,"target_ids":["ws-1"],"query":{"type":"workspaces","filter":[{"a":{"is":["x"]}}]})"),
        u"create.both"_s, below + "/target_ids"_L1);
    row("targets of another type", body(R"(,"target_ids":"ws-1")"), u"json.type"_s, below + "/target_ids"_L1);
    row("no target", body(R"(,"target_ids":[])"), u"create.no-targets"_s, below + "/target_ids"_L1);
    row("target of another type", body(R"(,"target_ids":["ws-1",2])"), u"json.type"_s, below + "/target_ids/1"_L1);
    row("bad target", body(R"(,"target_ids":["ws-1","prj-2"])"), u"create.target"_s, below + "/target_ids/1"_L1);
    row("query of another type", body(R"(,"query":[])"), u"json.type"_s, below + "/query"_L1);
    row("query type of another type", body(R"(,"query":{"type":7,"filter":[{"a":{"is":["x"]}}]})"), u"json.type"_s,
        below + "/query/type"_L1);
    row("other view", body(R"(,"query":{"type":"modules","filter":[{"a":{"is":["x"]}}]})"), u"create.query-type"_s,
        below + "/query/type"_L1);
    row("no filter", body(R"(,"query":{"type":"workspaces"})"), u"json.missing"_s, below + "/query/filter"_L1);
    row("empty filter", query("[]"), u"create.no-conditions"_s, below + "/query/filter"_L1);
    row("bad filter", query(R"([{"a":{"equals":"x"}}])"), u"explorer.value-list"_s,
        below + "/query/filter/0/a/equals"_L1);
    row("bad second value", query(R"([{"module_count":{"gt":["3","x"]}}])"), u"explorer.number"_s,
        below + "/query/filter/0"_L1);
    row("bad value", query(R"([{"a":{"is":["x"]}},{"module_count":{"gt":["x"]}}])"), u"explorer.number"_s,
        below + "/query/filter/1"_L1);
}

void tst_BulkCreation::badBodiesAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    QFETCH(QString, pointer);
    const auto read = readBulkCreation(text);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, ErrorKind::Rejected);
    QCOMPARE(read.error().rule, rule);
    QCOMPARE(read.error().subject, pointer);
}

void tst_BulkCreation::whatIsNoObjectIsNoBody()
{
    QCOMPARE(readBulkCreation({}).error().rule, u"json.empty"_s);
    QCOMPARE(readBulkCreation("{\"data\":").error().rule, u"json.broken"_s);
    QCOMPARE(readBulkCreation("[]").error().rule, u"json.not-an-object"_s);
}

void tst_BulkCreation::whatCannotBeIsNotMade_data()
{
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QStringList>("targets");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("thing");
    const QStringList one{u"ws-1"_s};
    QTest::newRow("subject") << u" \n"_s << u"m"_s << one << u"create.subject"_s << u"/subject"_s;
    QTest::newRow("message") << u"s"_s << QString() << one << u"create.message"_s << u"/message"_s;
    QTest::newRow("none") << u"s"_s << u"m"_s << QStringList() << u"create.no-targets"_s << QString();
    for (const auto &id : {u""_s, u"ws-"_s, u"WS-1"_s, u"ws-1 "_s, u"ws-1\n"_s, u"ws-é"_s, u"ws-1,ws-2"_s, u"name"_s})
        QTest::newRow(qPrintable(id)) << u"s"_s << u"m"_s << (one + QStringList{id}) << u"create.target"_s << id;
}

void tst_BulkCreation::whatCannotBeIsNotMade()
{
    QFETCH(QString, subject);
    QFETCH(QString, message);
    QFETCH(QStringList, targets);
    QFETCH(QString, rule);
    QFETCH(QString, thing);
    const auto made = BulkCreation::onTargets(subject, message, targets);
    QVERIFY(!made);
    QCOMPARE(made.error().kind, ErrorKind::Usage);
    QCOMPARE(made.error().rule, rule);
    QCOMPARE(made.error().subject, thing);
}

void tst_BulkCreation::conditionsThatCannotBeSentAreNotTaken()
{
    using enum ExplorerOperator;
    QCOMPARE(BulkCreation::onMatches(Subject, Message, {}).error().rule, u"create.no-conditions"_s);
    QCOMPARE(BulkCreation::onMatches({}, Message, {}).error().rule, u"create.subject"_s);
    const ExplorerCondition good{u"workspace_name"_s, Contains, u"dev"_s};
    const ExplorerCondition bad{u"drifted"_s, Is, u"maybe"_s};
    const auto made = BulkCreation::onMatches(Subject, Message, {good, bad});
    QVERIFY(!made);
    QCOMPARE(made.error().rule, u"explorer.boolean"_s);
    QCOMPARE(made.error().subject, u"drifted"_s);
}

void tst_BulkCreation::severalValuesAreThoseThatAreSent_data()
{
    using enum ExplorerOperator;
    QTest::addColumn<ExplorerCondition>("condition");
    QTest::addColumn<bool>("hasSeveral");
    const QString name = u"workspace_name"_s;
    QTest::newRow("one value") << ExplorerCondition{name, Contains, u"a"_s} << false;
    QTest::newRow("two values") << ExplorerCondition{name, Contains, u"a"_s, {u"b"_s}} << true;
    QTest::newRow("no value") << ExplorerCondition{name, IsEmpty, {}} << false;
    QTest::newRow("values that are left out") << ExplorerCondition{name, IsEmpty, u"a"_s, {u"b"_s}} << false;
}

void tst_BulkCreation::severalValuesAreThoseThatAreSent()
{
    QFETCH(const ExplorerCondition, condition);
    const auto made = BulkCreation::onMatches(Subject, Message, {condition});
    QVERIFY(made);
    QTEST(made->hasSeveralValues(), "hasSeveral");
}

void tst_BulkCreation::repeatedIdsAreSentOnce()
{
    const auto made = BulkCreation::onTargets(Subject, Message, {u"ws-2"_s, u"ws-1"_s, u"ws-2"_s});
    QVERIFY(made);
    QCOMPARE(made->targets(), (QStringList{u"ws-2"_s, u"ws-1"_s}));
}

void tst_BulkCreation::textsAreWrittenAsTheyAre()
{
    const QString message = u"# Plan\n\n| a | \"b\" |\n<b>é ✓</b> \\"_s;
    const auto made = BulkCreation::onTargets(u" s "_s, message, {u"ws-1"_s});
    QVERIFY(made);
    const QByteArray text = writeBulkCreation(*made, {});
    QVERIFY2(text.contains("\"message\":\"# Plan\\n\\n| a | \\\"b\\\" |\\n<b>é ✓</b> \\\\\""), text.constData());
    QCOMPARE(readBulkCreation(text)->creation, *made);
}

RUNLATCH_TEST(tst_BulkCreation)
#include "tst_bulkcreation.moc"
