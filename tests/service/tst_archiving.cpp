// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"
#include "support/answer.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::service {

namespace {
const QByteArray OpenApi = "POST /change-requests/wscr-1/actions/archive";
const QByteArray SpecificationPost = "POST /workspaces/change-requests/wscr-1";
const QByteArray SpecificationPatch = "PATCH /workspaces/change-requests/wscr-1";
const QByteArray Show = "GET /change-requests/wscr-1";

Script archived()
{
    return answer(200, documentOf(changeRequestJson("wscr-1", true)));
}

Script active()
{
    return answer(200, documentOf(changeRequestJson("wscr-1")));
}
} // namespace

/// The documented dialects of archiving are tried in order, and what may have been carried out is not repeated.
class tst_Archiving : public QObject
{
    Q_OBJECT
private slots:
    void triesTheDocumentedFormsInOrder_data();
    void triesTheDocumentedFormsInOrder();
    void tellsWhatItLearnedOnce();
    void sendsNoBodyButItsType();
    void notFoundEverywhereTeachesNothing();
    void refusalsAreNotTriedInAnotherForm_data();
    void refusalsAreNotTriedInAnotherForm();
    void alreadyArchivedCountsAsDone_data();
    void alreadyArchivedCountsAsDone();
    void alreadyArchivedThatIsNotIsARefusal();
    void alreadyArchivedThatIsOutOfSightIsARefusal();
    void successWithoutADocumentIsShown();
    void successThatLeavesItActiveIsAnError();
    void anUnknownOutcomeIsNeverRepeated_data();
    void anUnknownOutcomeIsNeverRepeated();
    void aSuccessThatCannotBeReadIsAnUnknownOutcome_data();
    void aSuccessThatCannotBeReadIsAnUnknownOutcome();
    void aSuccessThatCannotBeConfirmedIsAnUnknownOutcome();
    void aSuccessWhoseRequestIsHiddenIsTold_data();
    void aSuccessWhoseRequestIsHiddenIsTold();

private:
    static base::Result<Archiving> archive(Fixture &fixture);
};

base::Result<Archiving> tst_Archiving::archive(Fixture &fixture)
{
    return support::answerOf<Archiving>(
        [&](QObject *asker, const auto &done) { fixture.client.archive(fixture.endpoint, u"wscr-1"_s, asker, done); });
}

void tst_Archiving::triesTheDocumentedFormsInOrder_data()
{
    QTest::addColumn<QList<int>>("refusals");
    QTest::addColumn<QList<QByteArray>>("requests");
    QTest::addColumn<int>("learned");
    QTest::newRow("OpenAPI") << QList<int>{} << QList<QByteArray>{OpenApi}
                             << static_cast<int>(Dialect::Archive::OpenApi);
    QTest::newRow("specification, POST") << QList<int>{404} << QList<QByteArray>{OpenApi, SpecificationPost}
                                         << static_cast<int>(Dialect::Archive::SpecificationPost);
    QTest::newRow("specification, PATCH")
        << QList<int>{404, 405} << QList<QByteArray>{OpenApi, SpecificationPost, SpecificationPatch}
        << static_cast<int>(Dialect::Archive::SpecificationPatch);
}

void tst_Archiving::triesTheDocumentedFormsInOrder()
{
    QFETCH(QList<int>, refusals);
    QFETCH(QList<QByteArray>, requests);
    QFETCH(int, learned);
    QList<Script> scripts;
    for (const int status : refusals)
        scripts.append(answer(status, NotFoundJson));
    Fixture fixture(scripts + QList<Script>{archived()});
    const auto first = archive(fixture);
    QVERIFY(first);
    QVERIFY(first->changeRequest.isArchived());
    QVERIFY(!first->already);
    QCOMPARE(fixture.requests(), requests);
    QCOMPARE(static_cast<int>(fixture.client.dialect(fixture.endpoint).archive), learned);

    QVERIFY(archive(fixture)); // the second time, the dialect is known
    QCOMPARE(fixture.requests(), requests + QList<QByteArray>{requests.last()});
}

/// The learned dialect is kept with the connection, so that the next start does not try in vain.
void tst_Archiving::tellsWhatItLearnedOnce()
{
    Fixture fixture({answer(404, NotFoundJson), archived()});
    QList<Dialect> told;
    QObject::connect(&fixture.client, &Client::learned, &fixture.context,
                     [&told](const Endpoint &, const Dialect &dialect) { told.append(dialect); });
    QVERIFY(archive(fixture));
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().archive, Dialect::Archive::SpecificationPost);
    QVERIFY(archive(fixture));
    QCOMPARE(told.size(), 1);
}

void tst_Archiving::sendsNoBodyButItsType()
{
    Fixture fixture({answer(404, NotFoundJson), answer(404, NotFoundJson), archived()});
    QVERIFY(archive(fixture));
    for (const int request : {0, 1, 2}) {
        QCOMPARE(fixture.server.header(request, "Authorization"), "Bearer secret-token");
        QCOMPARE(fixture.server.header(request, "Content-Type"), "application/vnd.api+json");
        QCOMPARE(fixture.server.header(request, "Content-Length"), "0");
        QCOMPARE(fixture.server.body(request), "");
    }
}

void tst_Archiving::notFoundEverywhereTeachesNothing()
{
    Fixture fixture({answer(404, NotFoundJson), answer(405, {}), answer(404, NotFoundJson)});
    const auto answered = archive(fixture);
    QVERIFY(!answered);
    QCOMPARE(answered.error().kind, base::ErrorKind::NotFound);
    QCOMPARE(answered.error().subject, u"wscr-1"_s);
    QCOMPARE(fixture.server.count(), 3);
    QCOMPARE(fixture.client.dialect(fixture.endpoint), Dialect());
}

void tst_Archiving::refusalsAreNotTriedInAnotherForm_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {302, 303, 400, 401, 403, 409, 422, 500, 502})
        QTest::addRow("%d", status) << status;
}

void tst_Archiving::refusalsAreNotTriedInAnotherForm()
{
    QFETCH(int, status);
    Fixture fixture({answer(status, R"({"errors":["no"]})"), archived()});
    const auto answered = archive(fixture);
    QVERIFY(!answered);
    QCOMPARE(answered.error().http, status);
    QCOMPARE(answered.error().outcomeUnknown, status >= 500 || status == 303);
    QCOMPARE(fixture.requests(), QList<QByteArray>{OpenApi});
    QCOMPARE(fixture.client.dialect(fixture.endpoint), Dialect());
}

void tst_Archiving::alreadyArchivedCountsAsDone_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("as the OpenAPI description says") << 400 << AlreadyArchivedJson;
    QTest::newRow("conflict") << 409 << AlreadyArchivedJson;
    QTest::newRow("invalid") << 422 << AlreadyArchivedJson;
    QTest::newRow("in other words") << 409 << R"({"errors":["wscr-1 has already been archived"]})"_ba;
    QTest::newRow("the words turned") << 422 << R"({"errors":{"base":"It was archived already."}})"_ba;
}

void tst_Archiving::alreadyArchivedCountsAsDone()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    Fixture fixture({answer(status, body), archived()});
    const auto answered = archive(fixture);
    QVERIFY(answered);
    QVERIFY(answered->already);
    QCOMPARE(answered->changeRequest.archived->by, u"user-xxxx"_s);
    QCOMPARE(fixture.requests(), (QList<QByteArray>{OpenApi, Show}));
    QCOMPARE(fixture.client.dialect(fixture.endpoint).archive, Dialect::Archive::OpenApi);
}

void tst_Archiving::alreadyArchivedThatIsNotIsARefusal()
{
    Fixture fixture({answer(400, AlreadyArchivedJson), active()});
    const auto answered = archive(fixture);
    QVERIFY(!answered);
    QCOMPARE(answered.error().kind, base::ErrorKind::Rejected);
    QCOMPARE(answered.error().errors.first().detail, u"The change request is already archived."_s);
}

void tst_Archiving::alreadyArchivedThatIsOutOfSightIsARefusal()
{
    Fixture fixture({answer(409, AlreadyArchivedJson), answer(404, NotFoundJson), answer(404, NotFoundJson)});
    const auto answered = archive(fixture);
    QVERIFY(!answered);
    QCOMPARE(answered.error().http, 409);
    QCOMPARE(answered.error().errors.first().detail, u"The change request is already archived."_s);
    QVERIFY(!answered.error().outcomeUnknown);
}

void tst_Archiving::successWithoutADocumentIsShown()
{
    Fixture fixture({answer(204, {}), archived()});
    const auto answered = archive(fixture);
    QVERIFY(answered);
    QVERIFY(!answered->already);
    QVERIFY(answered->changeRequest.isArchived());
    QCOMPARE(fixture.requests(), (QList<QByteArray>{OpenApi, Show}));
}

void tst_Archiving::successThatLeavesItActiveIsAnError()
{
    Fixture fixture({active()});
    const auto answered = archive(fixture);
    QVERIFY(!answered);
    QCOMPARE(answered.error().rule, u"service.not-archived"_s);
    QCOMPARE(answered.error().subject, u"wscr-1"_s);
}

void tst_Archiving::anUnknownOutcomeIsNeverRepeated_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half a header") << QByteArray("HTTP/1.1 200 OK\r\nContent-Le");
    QTest::newRow("half a body") << support::httpAnswer(200, documentOf(changeRequestJson("wscr-1", true))).chopped(9);
    QTest::newRow("no HTTP") << QByteArray("hello\r\n\r\n");
}

void tst_Archiving::anUnknownOutcomeIsNeverRepeated()
{
    QFETCH(QByteArray, bytes);
    Fixture fixture({Script::cut(bytes), archived()});
    const auto answered = archive(fixture);
    QVERIFY(!answered);
    QVERIFY(answered.error().kind == base::ErrorKind::Network || answered.error().kind == base::ErrorKind::Protocol);
    QVERIFY(answered.error().outcomeUnknown);
    QCOMPARE(fixture.requests(), QList<QByteArray>{OpenApi});
}

void tst_Archiving::aSuccessThatCannotBeReadIsAnUnknownOutcome_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("rule");
    QTest::newRow("a web page") << QByteArray("<html>") << u"http.html"_s;
    QTest::newRow("broken") << QByteArray("{") << u"json.broken"_s;
    QTest::newRow("no resource") << QByteArray("{}") << u"json.missing"_s;
}

void tst_Archiving::aSuccessThatCannotBeReadIsAnUnknownOutcome()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, rule);
    Fixture fixture({answer(200, body), archived()});
    const auto answered = archive(fixture);
    QCOMPARE(answered.error().rule, rule);
    QVERIFY(answered.error().outcomeUnknown);
    QCOMPARE(fixture.requests(), QList<QByteArray>{OpenApi});
}

void tst_Archiving::aSuccessThatCannotBeConfirmedIsAnUnknownOutcome()
{
    Fixture fixture({answer(204, {}), answer(401, R"({"errors":[{"status":"401","title":"unauthorized"}]})")});
    const auto answered = archive(fixture);
    QCOMPARE(answered.error().kind, base::ErrorKind::Unauthorized);
    QVERIFY(answered.error().outcomeUnknown);
}

void tst_Archiving::aSuccessWhoseRequestIsHiddenIsTold_data()
{
    QTest::addColumn<int>("shown");
    QTest::newRow("gone") << 404;
    QTest::newRow("hidden") << 403;
    QTest::newRow("gone for good") << 410;
    QTest::newRow("a token that ended") << 401;
    QTest::newRow("a fault") << 500;
}

void tst_Archiving::aSuccessWhoseRequestIsHiddenIsTold()
{
    QFETCH(const int, shown);
    Fixture fixture({answer(204, {}), answer(shown, R"({"errors":["no"]})")});
    const auto answered = archive(fixture);
    QCOMPARE(answered.error().rule, u"archive.unconfirmed"_s);
    QCOMPARE(answered.error().kind, base::kindOfStatus(shown));
    QCOMPARE(answered.error().http, 204);
    QCOMPARE(answered.error().facts, QStringList{QString::number(shown)});
    QVERIFY(answered.error().outcomeUnknown);
}

RUNLATCH_TEST(tst_Archiving)

} // namespace runlatch::service

#include "tst_archiving.moc"
