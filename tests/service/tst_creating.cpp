// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"
#include "support/answer.h"
#include "support/suite.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;
using runlatch::protocol::BulkCreation;
using runlatch::support::httpAnswer;
using runlatch::support::Script;

namespace runlatch::service {

namespace {

// Typed from spec 2.2.
const QByteArray Action = R"json({"data":{"id":"eba-3jk34n5k2bs","type":"explorer_bulk_actions","attributes":{
    "organization_id":"org-9mvjfwpq098","action_type":"change_requests",
    "action_inputs":{"subject":"Pin actions","message":"some *markdown*"},
    "created_by":{"id":"user-n86dcbcrwtQ9","type":"users"}}}})json";

Script accepted(int status = 201)
{
    return answer(status, Action);
}

Script refused(const QByteArray &pointer, int status = 422, const QByteArray &words = "has a wrong type")
{
    QByteArray json =
        R"json({"errors":[{"title":"invalid attribute","detail":"$words","source":{"pointer":"$pointer"}}]})json";
    return answer(status, json.replace("$pointer", pointer).replace("$words", words));
}

BulkCreation onTargets()
{
    return BulkCreation::onTargets(u"Pin actions"_s, u"some *markdown*"_s, {u"ws-1"_s, u"ws-2"_s}).value();
}

BulkCreation onMatches()
{
    return BulkCreation::onMatches(u"Pin actions"_s, u"some *markdown*"_s,
                                   {{u"workspace_name"_s, protocol::ExplorerOperator::Contains, u"dev"_s}})
        .value();
}

} // namespace

/// A bulk create is sent once, in the other dialect where a refusal points there.
class tst_Creating : public QObject
{
    Q_OBJECT
private slots:
    void anyDocumentedSuccessIsOne_data();
    void anyDocumentedSuccessIsOne();
    void theOtherDialectIsTriedOnceWhereItIsPointedAt_data();
    void theOtherDialectIsTriedOnceWhereItIsPointedAt();
    void threeFormsAreTriedAndNoFourth();
    void noPartOfTheFormIsTurnedBack();
    void aRefusalWithoutACauseLeadsThroughAllForms_data();
    void aRefusalWithoutACauseLeadsThroughAllForms();
    void aChosenFormIsSentAlone();
    void whatWasAcceptedIsRemembered();
    void otherRefusalsAreTheAnswer_data();
    void otherRefusalsAreTheAnswer();
    void theContentsAreToldRatherThanTheForm();
    void severalValuesOrOneIsSaid_data();
    void severalValuesOrOneIsSaid();
    void whatCannotBeAskedIsNotAsked();
    void whatMayHaveBeenDoneIsNeverRepeated_data();
    void whatMayHaveBeenDoneIsNeverRepeated();
    void whoHearsWhatIsSentMayAbort_data();
    void whoHearsWhatIsSentMayAbort();
    void aRateLimitIsWaitedFor();
    void theReviewShowsWhatIsSent();
    void dotsNeverReachThePath();

private:
    static base::Result<Creation> create(Fixture &fixture, const BulkCreation &creation);
    /// The dialects in which it was sent, in order.
    static QStringList dialectsOf(const Fixture &fixture);
};

base::Result<Creation> tst_Creating::create(Fixture &fixture, const BulkCreation &creation)
{
    return support::answerOf<Creation>([&](QObject *asker, const auto &done) {
        fixture.client.create(fixture.endpoint, u"acme"_s, creation, asker, done);
    });
}

QStringList tst_Creating::dialectsOf(const Fixture &fixture)
{
    QStringList dialects;
    for (int request = 0; request < fixture.server.count(); ++request) {
        const auto read = protocol::readBulkCreation(fixture.server.body(request));
        dialects.append(read ? protocol::bulkActionDialectName(read->dialect) : read.error().rule.name());
    }
    return dialects;
}

void tst_Creating::anyDocumentedSuccessIsOne_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {200, 201, 202})
        QTest::addRow("%d", status) << status;
}

void tst_Creating::anyDocumentedSuccessIsOne()
{
    QFETCH(int, status);
    Fixture fixture({accepted(status)});
    const auto created = create(fixture, onTargets());
    QVERIFY(created);
    QCOMPARE(created->action.id, u"eba-3jk34n5k2bs"_s);
    QCOMPARE(fixture.requests(), QList<QByteArray>{"POST /organizations/acme/explorer/bulk-actions"});
    QCOMPARE(fixture.server.header(0, "Authorization"), "Bearer secret-token");
    QCOMPARE(fixture.server.header(0, "Content-Type"), "application/vnd.api+json");
    QCOMPARE(fixture.client.dialect(fixture.endpoint).create, protocol::BulkActionDialect());
}

void tst_Creating::theOtherDialectIsTriedOnceWhereItIsPointedAt_data()
{
    QTest::addColumn<QList<Script>>("refusals");
    QTest::addColumn<QStringList>("dialects");
    const QString usual = u"change_request,attributes,nested"_s;
    const QString plural = u"change_requests,attributes,nested"_s;
    QTest::newRow("the action type") << QList{refused("/data/attributes/action_type")} << QStringList{usual, plural};
    QTest::newRow("the action type, 400")
        << QList{refused("/data/attributes/action_type", 400)} << QStringList{usual, plural};
    QTest::newRow("the placement") << QList{refused("/data/action_type")}
                                   << QStringList{usual, u"change_request,data,nested"_s};
    QTest::newRow("the filter") << QList{refused("/data/attributes/query/filter/0")}
                                << QStringList{usual, u"change_request,attributes,flat"_s};
    QTest::newRow("the action type, then the filter")
        << QList{refused("/data/attributes/action_type"), refused("/data/attributes/query/filter")}
        << QStringList{usual, plural, u"change_requests,attributes,flat"_s};
}

void tst_Creating::theOtherDialectIsTriedOnceWhereItIsPointedAt()
{
    QFETCH(QList<Script>, refusals);
    QFETCH(QStringList, dialects);
    Fixture fixture(refusals + QList{accepted()});
    const auto created = create(fixture, onMatches());
    QVERIFY(created);
    QCOMPARE(dialectsOf(fixture), dialects);
    QCOMPARE(protocol::bulkActionDialectName(created->dialect), dialects.last());

    Fixture stubborn({refusals.first()}); // refuses all dialects for ever
    const auto refused = create(stubborn, onMatches());
    QCOMPARE(refused.error().kind, base::ErrorKind::Rejected);
    QVERIFY(!refused.error().outcomeUnknown);
    QStringList sent = dialectsOf(stubborn);
    QVERIFY(sent.size() <= 3);
    QCOMPARE(sent.removeDuplicates(), 0);
    QVERIFY(!stubborn.client.dialect(stubborn.endpoint).create);
}

void tst_Creating::threeFormsAreTriedAndNoFourth()
{
    Fixture fixture({refused("/data/attributes/query/filter/0"), refused("/data/attributes/action_type"),
                     refused("/data/action_type"), accepted()});
    QVERIFY(!create(fixture, onMatches()));
    QCOMPARE(dialectsOf(fixture),
             (QStringList{u"change_request,attributes,nested"_s, u"change_request,attributes,flat"_s,
                          u"change_requests,attributes,flat"_s}));
}

/// A service that never settles: it refuses the action type, then another part together with the action type.
void tst_Creating::noPartOfTheFormIsTurnedBack()
{
    const QByteArray both = R"({"errors":["Invalid action_type","target_ids are missing"]})";
    Fixture fixture({refused("/data/attributes/action_type"), answer(422, both), answer(422, both)});
    QCOMPARE(create(fixture, onTargets()).error().errors.first().pointer, u"/data/attributes/action_type"_s);
    QCOMPARE(dialectsOf(fixture),
             (QStringList{u"change_request,attributes,nested"_s, u"change_requests,attributes,nested"_s,
                          u"change_requests,data,nested"_s}));
    Fixture stubborn({refused("/data/attributes/action_type")});
    QVERIFY(!create(stubborn, onTargets()));
    QCOMPARE(stubborn.server.count(), 2); // the one other dialect
}

void tst_Creating::aRefusalWithoutACauseLeadsThroughAllForms_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("the action type") << 422 << R"({"errors":["Action type is invalid"]})"_ba;
    QTest::newRow("a blank") << 422 << R"({"errors":[{"status":"422","detail":"can't be blank"}]})"_ba;
    QTest::newRow("no words") << 400 << QByteArray();
}

void tst_Creating::aRefusalWithoutACauseLeadsThroughAllForms()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    const Script no = answer(status, body);
    const QStringList forms{u"change_request,attributes,nested"_s, u"change_requests,attributes,nested"_s,
                            u"change_request,data,nested"_s, u"change_requests,data,nested"_s};
    Fixture fixture({no, no, no, accepted()});
    const auto created = create(fixture, onTargets());
    QVERIFY(created);
    QCOMPARE(dialectsOf(fixture), forms);
    QCOMPARE(protocol::bulkActionDialectName(*fixture.client.dialect(fixture.endpoint).create), forms.last());

    Fixture stubborn({no});
    QCOMPARE(create(stubborn, onTargets()).error().http, status);
    QCOMPARE(dialectsOf(stubborn), forms); // a list of targets has no filter
    Fixture ofQuery({no});
    QCOMPARE(create(ofQuery, onMatches()).error().http, status);
    QCOMPARE(ofQuery.server.count(), 8);
}

void tst_Creating::aChosenFormIsSentAlone()
{
    const QString chosen = u"change_requests,data,flat"_s;
    Fixture fixture({refused("/data/attributes/action_type"), accepted()});
    fixture.endpoint.form = protocol::bulkActionDialectOfName(chosen);
    QVERIFY(!create(fixture, onMatches()));
    QCOMPARE(dialectsOf(fixture), QStringList{chosen});
    QCOMPARE(protocol::readBulkCreation(fixture.client.creationRequest(fixture.endpoint, u"acme"_s, onMatches()).body)
                 ->dialect,
             *fixture.endpoint.form); // what the review shows
}

void tst_Creating::whatWasAcceptedIsRemembered()
{
    Fixture fixture({refused("/data/attributes/action_type"), accepted(), accepted()});
    QVERIFY(create(fixture, onTargets()));
    QVERIFY(create(fixture, onTargets()));
    const QString plural = u"change_requests,attributes,nested"_s;
    QCOMPARE(dialectsOf(fixture), (QStringList{u"change_request,attributes,nested"_s, plural, plural}));
    QCOMPARE(protocol::bulkActionDialectName(*fixture.client.dialect(fixture.endpoint).create), plural);
    fixture.endpoint = {QUrl(u"https://other.example/api/v2"_s), "t"};
    QVERIFY(!fixture.client.dialect(fixture.endpoint).create);
}

void tst_Creating::otherRefusalsAreTheAnswer_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const QByteArray dialect = R"({"errors":[{"detail":"action_type","source":{"pointer":"/data"}}]})";
    for (const int status : {302, 307, 401, 403, 404, 405, 409, 415})
        QTest::addRow("%d", status) << status << dialect;
    QTest::newRow("the subject") << 422
                                 << QByteArray(R"({"errors":[{"status":"422","title":"invalid attribute","detail":
        "Subject is too long","source":{"pointer":"/data/attributes/action_inputs/subject"}}]})");
    QTest::newRow("a field of the query")
        << 422 << QByteArray(R"({"errors":[{"status":"422","title":"invalid attribute",
        "detail":"unknown field workspace_nam","source":{"pointer":"/data/attributes/query/filter"}}]})");
}

void tst_Creating::otherRefusalsAreTheAnswer()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    Fixture fixture({answer(status, body), accepted()});
    const auto created = create(fixture, onMatches());
    QCOMPARE(created.error().http, status);
    QVERIFY(!created.error().outcomeUnknown);
    QCOMPARE(fixture.server.requests("POST"), 1);
    QVERIFY(!fixture.client.dialect(fixture.endpoint).create);
}

void tst_Creating::theContentsAreToldRatherThanTheForm()
{
    const QByteArray contents = "/data/attributes/action_inputs/subject";
    Fixture fixture({refused("/data/attributes/action_type"), refused(contents)});
    QCOMPARE(create(fixture, onTargets()).error().errors.first().pointer, QString::fromLatin1(contents));
    Fixture stubborn({refused("/data/attributes/query/filter/0"), refused("/data/attributes/query/filter")});
    QCOMPARE(create(stubborn, onMatches()).error().errors.first().pointer, u"/data/attributes/query/filter/0"_s);
}

void tst_Creating::severalValuesOrOneIsSaid_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("errors");
    QTest::addColumn<bool>("hasSeveral");
    QTest::addColumn<QString>("rule");
    const QByteArray value = R"("detail":"takes one","source":{"pointer":"/data/attributes/query/filter/0/tags/is/1"})";
    const QByteArray subject =
        R"("detail":"is too long","source":{"pointer":"/data/attributes/action_inputs/subject"})";
    const QByteArray words = R"("title":"Only one value is allowed")";
    QTest::newRow("at the value") << 422 << value << true << u"create.one-value"_s;
    QTest::newRow("in words") << 400 << words << true << u"create.one-value"_s;
    QTest::newRow("about something else") << 422 << subject << true << QString();
    QTest::newRow("about nothing") << 422 << R"("title":"unprocessable")"_ba << true << u"create.several-values"_s;
    QTest::newRow("one value") << 422 << value << false << QString();
}

/// The specification allows several values for a condition, the public documents one.
void tst_Creating::severalValuesOrOneIsSaid()
{
    QFETCH(int, status);
    QFETCH(QByteArray, errors);
    QFETCH(bool, hasSeveral);
    QFETCH(QString, rule);
    Fixture fixture({answer(status, "{\"errors\":[{" + errors + "}]}")});
    const protocol::ExplorerCondition condition{u"tags"_s, protocol::ExplorerOperator::Is, u"a"_s,
                                                hasSeveral ? QStringList{u"b"_s} : QStringList()};
    const auto creation = BulkCreation::onMatches(u"Pin actions"_s, u"some *markdown*"_s, {condition});
    const auto created = create(fixture, *creation);
    QVERIFY(!created);
    QCOMPARE(created.error().rule, rule);
    QCOMPARE(created.error().kind, base::ErrorKind::Rejected);
    QCOMPARE(created.error().http, status);
}

void tst_Creating::whatCannotBeAskedIsNotAsked()
{
    Fixture fixture({Script::hang()});
    Caught<protocol::Page<protocol::ExploredWorkspace>> caught;
    const protocol::ExplorerCondition several{u"tags"_s, protocol::ExplorerOperator::Is, u"a"_s, {u"b"_s}};
    fixture.client.explore(fixture.endpoint, u"acme"_s, {several}, {}, {}, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer.has_value());
    QCOMPARE(caught.answer->error().rule, u"explorer.not-askable"_s);
    QCOMPARE(fixture.server.count(), 0);
}

void tst_Creating::whatMayHaveBeenDoneIsNeverRepeated_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("rule");
    QTest::newRow("closed") << Script::cut() << u"network.closed"_s;
    QTest::newRow("half a body") << Script::cut(httpAnswer(201, Action).chopped(9)) << u"http.cut"_s;
    QTest::newRow("500") << answer(500, R"({"errors":["action_type"]})") << QString();
    QTest::newRow("503 as a page") << answer(503, "<html>", "text/html") << QString();
    QTest::newRow("no document") << answer(204, {}) << u"json.empty"_s;
    QTest::newRow("a web page") << answer(200, "<html>Sign in</html>", "text/html") << u"http.html"_s;
    QTest::newRow("broken") << answer(201, Action.chopped(3)) << u"json.broken"_s;
    QTest::newRow("of another type") << answer(201, R"({"data":{"id":"wscr-1","type":"workspace_change_requests"}})")
                                     << u"json.type"_s;
    QTest::newRow("no id") << answer(201, R"({"data":{"type":"explorer_bulk_actions"}})") << u"json.missing"_s;
    QTest::newRow("sent on") << answer(303, {}) << u"http.redirect"_s;
}

void tst_Creating::whatMayHaveBeenDoneIsNeverRepeated()
{
    QFETCH(Script, script);
    QFETCH(QString, rule);
    Fixture fixture({script, accepted()});
    const auto created = create(fixture, onTargets());
    QVERIFY(!created);
    QVERIFY(created.error().outcomeUnknown);
    QCOMPARE(created.error().rule, rule);
    QCOMPARE(fixture.server.requests("POST"), 1);
    QVERIFY(!fixture.client.dialect(fixture.endpoint).create);
}

void tst_Creating::whoHearsWhatIsSentMayAbort_data()
{
    QTest::addColumn<int>("form");
    QTest::newRow("the first form") << 0;
    QTest::newRow("the next one") << 1;
}

void tst_Creating::whoHearsWhatIsSentMayAbort()
{
    QFETCH(int, form);
    Fixture fixture({refused("/data/attributes/action_type"), accepted()});
    auto scope = std::make_unique<QObject>();
    int told = 0;
    connect(&fixture.client, &Client::creating, &fixture.context, [&] {
        if (told++ == form)
            scope.reset(); // create() has returned no call yet
    });
    Caught<Creation> caught;
    fixture.client.create(fixture.endpoint, u"acme"_s, onTargets(), scope.get(), caught.callback());
    QTRY_COMPARE(told, form + 1);
    Caught<Account> later; // the server reads its connections in their order
    fixture.client.account(fixture.endpoint, &fixture.context, later.callback());
    QTRY_VERIFY(later.answer);
    QCOMPARE(fixture.server.requests("POST"), form);
    QVERIFY(!caught.answer);
}

void tst_Creating::aRateLimitIsWaitedFor()
{
    Fixture fixture({Script::answer(httpAnswer(429, R"({"errors":[{"detail":"rate limit","status":429}]})",
                                               "application/vnd.api+json", "X-RateLimit-Reset: 0.5\r\n")),
                     accepted()});
    QStringList sent;
    connect(&fixture.client, &Client::sent, this,
            [&sent](const QString &purpose, int attempt) { sent.append(u"%1 %2"_s.arg(purpose).arg(attempt)); });
    QVERIFY(create(fixture, onTargets()));
    QCOMPARE(sent, (QStringList{u"bulk-action.create 1"_s, u"bulk-action.create 2"_s}));
    QCOMPARE(fixture.server.count(), 2);
    QCOMPARE(fixture.server.body(0), fixture.server.body(1));
}

void tst_Creating::theReviewShowsWhatIsSent()
{
    Fixture fixture({refused("/data/attributes/action_type"), accepted()});
    QVERIFY(create(fixture, onTargets()));
    const http::Outgoing review = fixture.client.creationRequest(fixture.endpoint, u"acme"_s, onTargets());
    QCOMPARE(review.body, fixture.server.body(1)); // in the dialect that was learned
    QCOMPARE(review.url, fixture.server.url(u"/api/v2/organizations/acme/explorer/bulk-actions"_s));
    QCOMPARE(http::headerValue(review.headers, "Authorization"), "Bearer secret-token");
}

void tst_Creating::dotsNeverReachThePath()
{
    Fixture fixture({accepted()});
    Caught<Creation> caught;
    fixture.client.create(fixture.endpoint, u".."_s, onTargets(), &fixture.context, caught.callback());
    QVERIFY(!caught.answer);
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.error().rule, u"service.name"_s);
    QVERIFY(!caught.error().outcomeUnknown);
    QCOMPARE(fixture.server.count(), 0);
}

RUNLATCH_TEST(tst_Creating)

} // namespace runlatch::service

#include "tst_creating.moc"
