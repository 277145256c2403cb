// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/otherdialect.h"

#include "protocol/jsonapi.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::BulkActionDialect;

namespace runlatch::service {

namespace {
const QString Usual = u"change_request,attributes,nested"_s;

/// One error object with a pointer and words.
QByteArray pointing(const QByteArray &pointer, const QByteArray &words = "invalid attribute")
{
    QByteArray json = R"json({"errors":[{"status":"422","title":"$words","source":{"pointer":"$pointer"}}]})json";
    return json.replace("$words", words).replace("$pointer", pointer);
}

QByteArray saying(const QByteArray &words)
{
    return QByteArray(R"json({"errors":["$words"]})json").replace("$words", words);
}
} // namespace

/// A refusal that names a member leads to the other documented dialect.
class tst_OtherDialect : public QObject
{
    Q_OBJECT
private slots:
    void goesWhereTheRefusalPoints_data();
    void goesWhereTheRefusalPoints();
    void fromTheOtherPlacementToo();
    void aRefusalMayLeaveItsCauseOpen_data();
    void aRefusalMayLeaveItsCauseOpen();
};

void tst_OtherDialect::goesWhereTheRefusalPoints_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("other"); // empty: the refusal is about the contents
    const QString plural = u"change_requests,attributes,nested"_s;
    const QString below = u"change_request,data,nested"_s;
    const QString flat = u"change_request,attributes,flat"_s;
    QTest::newRow("the value") << pointing("/data/attributes/action_type") << plural;
    QTest::newRow("the value, in words") << saying("action_type change_request is unknown") << plural;
    QTest::newRow("the value, allowed ones told")
        << saying("Invalid action_type: must be one of change_requests") << plural;
    QTest::newRow("the value, as people read it") << saying("Action type is invalid") << plural;
    QTest::newRow("looked for below data") << pointing("/data/action_type") << below;
    QTest::newRow("inputs below data") << pointing("/data/action_inputs/subject") << below;
    QTest::newRow("targets below data") << pointing("/data/target_ids") << below;
    QTest::newRow("query below data") << pointing("/data/query/filter/0") << below;
    QTest::newRow("missing") << saying("action_type is missing") << below;
    QTest::newRow("inputs missing") << saying("action_inputs is required") << below;
    QTest::newRow("data itself") << pointing("/data") << below;
    QTest::newRow("data, in words") << saying("The request data could not be read") << below;
    QTest::newRow("attributes themselves") << pointing("/data/attributes") << below;
    QTest::newRow("attributes, in words")
        << pointing("/data/attributes", "unknown action_type") << u"change_requests,data,nested"_s;
    QTest::newRow("the filter's type") << pointing("/data/attributes/query/filter/0", "has a wrong type") << flat;
    QTest::newRow("the filter's key") << pointing("/data/attributes/query/filter/0", "unknown key workspace_name")
                                      << flat;
    QTest::newRow("the other dialect's member") << pointing("/data/attributes/query/filter/0/operator") << flat;
    QTest::newRow("the query") << pointing("/data/attributes/query", "must be an array") << flat;
    QTest::newRow("the filter, in words") << saying("filter[0] has no field") << flat;
    QTest::newRow("the filter is invalid") << saying("Filter is invalid") << flat;
    QTest::newRow("the query is invalid") << saying("Query is not valid") << flat;
    QTest::newRow("a value is invalid") << saying("Filter value is invalid") << QString();
    QTest::newRow("both") << QByteArray(R"({"errors":["Invalid action_type","query: unexpected object"]})")
                          << u"change_requests,attributes,flat"_s;
    QTest::newRow("a field") << pointing("/data/attributes/query/filter", "unknown field workspace_nam") << QString();
    QTest::newRow("a field, in words") << saying("filter: workspace_nam is not a field of this view") << QString();
    QTest::newRow("an operator") << pointing("/data/attributes/query/filter/0",
                                             "has an operator that does not exist or does not fit the field")
                                 << QString();
    QTest::newRow("the filter as a whole") << pointing("/data/attributes/query/filter/0") << QString();
    QTest::newRow("a query that finds nothing") << saying("The query matches no workspace") << QString();
    QTest::newRow("target ids, in words") << saying("target_ids: ws-1 does not exist") << QString();
    QTest::newRow("data of another kind") << saying("No data found for this organization") << QString();
    QTest::newRow("data itself, about the contents")
        << QByteArray(R"({"errors":[{"title":"invalid","detail":"ws-1 is not there","source":{"pointer":"/data"}}]})")
        << QString();
    QTest::newRow("the subject") << pointing("/data/attributes/action_inputs/subject") << QString();
    QTest::newRow("a target") << pointing("/data/attributes/target_ids/0") << QString();
    QTest::newRow("a member that would be a pattern") << pointing("/data/.*") << QString();
    QTest::newRow("the query's type") << pointing("/data/attributes/query/type") << QString();
    QTest::newRow("something else") << saying("Subject is too long") << QString();
    QTest::newRow("nearly") << saying("Unfiltered databases are not updated") << QString();
    QTest::newRow("nothing") << QByteArray(R"({"errors":[]})") << QString();
    QTest::newRow("no JSON") << QByteArray("Bad Request") << QString();
}

void tst_OtherDialect::goesWhereTheRefusalPoints()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, other);
    const auto found = otherDialect({}, protocol::readErrors(body), true);
    QCOMPARE(protocol::bulkActionDialectName(found.value_or(BulkActionDialect())), other.isEmpty() ? Usual : other);
    QCOMPARE(found.has_value(), !other.isEmpty());
    if (other.endsWith(",flat"_L1)) // a list of targets has no filter
        QVERIFY(otherDialect({}, protocol::readErrors(body), false) != found);
}

void tst_OtherDialect::fromTheOtherPlacementToo()
{
    const BulkActionDialect below{.placement = BulkActionDialect::Placement::Data};
    const auto value = otherDialect(below, protocol::readErrors(pointing("/data/action_type")), true);
    QCOMPARE(protocol::bulkActionDialectName(*value), u"change_requests,data,nested"_s);
    const auto place = otherDialect(below, protocol::readErrors(pointing("/data/attributes/action_type")), true);
    QCOMPARE(protocol::bulkActionDialectName(*place), Usual);
}

void tst_OtherDialect::aRefusalMayLeaveItsCauseOpen_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("a blank") << saying("can't be blank") << true;
    QTest::newRow("the action type") << saying("Action type is invalid") << true;
    QTest::newRow("a status in words") << saying("Unprocessable Entity") << true;
    QTest::newRow("a parameter") << saying("param is missing or the value is empty: data") << false;
    QTest::newRow("data itself") << pointing("/data", "is invalid") << true;
    QTest::newRow("no errors") << QByteArray(R"({"errors":[]})") << true;
    QTest::newRow("no JSON") << QByteArray("Bad Request") << true;
    QTest::newRow("a member") << pointing("/data/attributes/action_type") << false;
    QTest::newRow("the subject") << saying("Subject can't be blank") << false;
    QTest::newRow("a workspace") << saying("ws-1 was not found") << false;
    QTest::newRow("an entitlement") << saying("Change requests are not permitted") << false;
    QTest::newRow("one of two") << QByteArray(R"({"errors":["can't be blank","Message is too long"]})") << false;
}

void tst_OtherDialect::aRefusalMayLeaveItsCauseOpen()
{
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isOpen);
    QCOMPARE(leavesCauseOpen(protocol::readErrors(body)), isOpen);
}

RUNLATCH_TEST(tst_OtherDialect)

} // namespace runlatch::service

#include "tst_otherdialect.moc"
