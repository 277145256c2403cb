// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QTest>

#include <memory>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `change-requests create --query` takes the content of the file, and says which queries the explorer cannot answer.
class tst_CliCreateQuery : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void aWrongQueryNamesTheFileAndThePlace_data();
    void aWrongQueryNamesTheFileAndThePlace();
    void aQueryComesInAnyOfItsForms_data();
    void aQueryComesInAnyOfItsForms();
    void matchesThatCannotBeAskedForAreNotKnown_data();
    void matchesThatCannotBeAskedForAreNotKnown();
    void aDryRunIsNotGreenForWhatTheServiceMayRefuse();
    void aRefusedQuestionForMatchesIsTheReason();
    void oneOrSeveralValuesIsSaid();
    void theFormCanBeChosen();
    void namesAreLookedUpFirst();
    void aListOfMoreThanTenThousandHasIdsAlone();
    void aTableHasAColumnOfWorkspaces_data();
    void aTableHasAColumnOfWorkspaces();
    void aTableIsNoListOfNames_data();
    void aTableIsNoListOfNames();

private:
    QStringList create(const QStringList &more, QUrl url) const
    {
        url.setPath(u"/api/v2"_s); // otherwise the program would ask the host where its API is
        return QStringList{u"change-requests"_s, u"create"_s,    u"--organization"_s, u"acme"_s,
                           u"--subject"_s,       u"TLS"_s,       u"--message-file"_s, m_message,
                           u"--url"_s,           url.toString(), u"--token-file"_s,   m_token}
        + more;
    }

    std::unique_ptr<CliFolder> m_folder;
    QString m_message, m_token;
};

void tst_CliCreateQuery::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_message = m_folder->write(u"message.md"_s, "TLS 1.0 ends.\n");
    m_token = m_folder->write(u"own-token"_s, "secretToken.atlasv1.x\n");
}

void tst_CliCreateQuery::aWrongQueryNamesTheFileAndThePlace_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("broken JSON") << "[{\"tags\":\n  {\"is\":[}]"_ba
                                 << "line 2, column 10"_ba;
    QTest::newRow("no filter") << R"({"type":"workspaces"})"_ba
                               << "“/filter”"_ba;
    QTest::newRow("conditions by another name") << R"({"conditions":[]})"_ba
                                                << "“/conditions” is not a member of a query"_ba;
    QTest::newRow("a value that is no list") << R"([{"tags":{"is":"x"}}])"_ba
                                             << "“/0/tags/is” needs a list of query values"_ba;
    QTest::newRow("a number without quotes") << R"([{"resource_count":{"gt":[10]}}])"_ba
                                             << "“/0/resource_count/gt/0” of the query has no quotes"_ba;
    QTest::newRow("a flat number") << R"([{"field":"resource_count","operator":"gt","value":[10]}])"_ba
                                   << "“/0/value/0” of the query has no quotes"_ba;
    QTest::newRow("in an object") << R"({"filter":[{"tags":{"is":[]}}]})"_ba
                                  << "“/filter/0/tags/is/0”"_ba;
    QTest::newRow("a value that is no number") << R"([{"resource_count":{"gt":["many"]}}])"_ba
                                               << "“/0”"_ba;
    QTest::newRow("another type") << R"({"type":"modules","filter":[{"name":{"contains":["x"]}}]})"_ba
                                  << "“/type” is another type than workspaces"_ba;
    QTest::newRow("a type that is no text") << R"({"type":["modules"],"filter":[{"tags":{"is":["x"]}}]})"_ba
                                            << "“/type”"_ba;
    QTest::newRow("another member") << R"({"filter":[{"tags":{"is":["x"]}}],"exclude":["ws-1"]})"_ba
                                    << "“/exclude” is not a member of a query"_ba;
    QTest::newRow("wrapped") << R"({"query":{"filter":[{"tags":{"is":[]}}]}})"_ba
                             << "“/query/filter/0/tags/is/0”"_ba;
    QTest::newRow("wrapped with more") << R"({"query":{"filter":[{"tags":{"is":["x"]}}]},"subject":"y"})"_ba
                                       << "“/query” is not a member of a query"_ba;
    QTest::newRow("an address with another parameter")
        << "https://app.example/app/acme/explorer?type=workspaces\n&filter[0][tags]=x\n"_ba
        << "line 2, column 2"_ba;
    QTest::newRow("an address of modules") << "https://app.example/app/acme/explorer?type=modules"_ba
                                           << "line 1, column"_ba;
    QTest::newRow("another member of a condition")
        << R"([{"field":"tags","operator":"is","value":["x"],"negate":true}])"_ba
        << "“/0/negate” is not a member of a query"_ba;
    QTest::newRow("a member twice") << R"({"filter":[{"tags":{"is":["x"]}}],"filter":[{"tags":{"is":["y"]}}]})"_ba
                                    << "“/filter” already exists"_ba;
    QTest::newRow("a condition twice") << R"([{"tags":{"is":["x"]},"tags":{"is":["y"]}}])"_ba
                                       << "“/0/tags” already exists"_ba;
}

/// A wrong query is an error of the user's file, not of an answer of the service.
void tst_CliCreateQuery::aWrongQueryNamesTheFileAndThePlace()
{
    QFETCH(QByteArray, query);
    QFETCH(QByteArray, place);
    const QString file = m_folder->write(u"query.json"_s, query);
    Program program(create({u"--query"_s, file}, QUrl(u"http://127.0.0.1:9"_s)));
    QCOMPARE(program.exitStatus(), 64);
    const QByteArray said = program.diagnostics();
    QVERIFY2(said.contains(file.toUtf8()), said.constData());
    QVERIFY2(said.contains(place), said.constData());
    QVERIFY2(!said.contains("answer"), said.constData());
}

void tst_CliCreateQuery::aQueryComesInAnyOfItsForms_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<bool>("inPlaceOfTheFile");
    QTest::newRow("a filter") << R"([{"workspace_name":{"contains":["prod"]}}])"_ba << false;
    QTest::newRow("a query") << R"({"type":"workspaces","filter":[{"workspace_name":{"contains":["prod"]}}]})"_ba
                             << false;
    QTest::newRow("wrapped") << R"({"query":{"filter":[{"workspace_name":{"contains":["prod"]}}]}})"_ba << false;
    const QByteArray address = "https://app.example/app/acme/explorer?type=workspaces&sort=-drifted"
                               "&filter%5B0%5D%5Bworkspace_name%5D%5Bcontains%5D%5B0%5D=prod";
    QTest::newRow("an address in a file") << address + '\n' << false;
    QTest::newRow("an address") << address << true;
}

void tst_CliCreateQuery::aQueryComesInAnyOfItsForms()
{
    QFETCH(QByteArray, query);
    QFETCH(bool, inPlaceOfTheFile);
    const QString given = inPlaceOfTheFile ? QString::fromUtf8(query) : m_folder->write(u"query.json"_s, query);
    Program program(create({u"--dry-run"_s, u"--query"_s, given}, QUrl(u"http://127.0.0.1:9"_s)));
    const QByteArray request = program.nextLine();
    QVERIFY2(request.contains(R"("filter":[{"workspace_name":{"contains":["prod"]}}])"), request.constData());
    QCOMPARE(program.exitStatus(), 0);
    QCOMPARE(program.diagnostics().contains("no conditions: sort."), query.startsWith("https"));
}

void tst_CliCreateQuery::matchesThatCannotBeAskedForAreNotKnown_data()
{
    QTest::addColumn<QByteArray>("filter");
    QTest::addColumn<QString>("why");
    QTest::addColumn<int>("exitStatus"); // of --dry-run
    QTest::newRow("several values") << R"([{"workspace_name":{"contains":["prod","dev"]}}])"_ba
                                    << u"one value for each condition"_s << 0;
    QTest::newRow("an unknown operator") << R"([{"workspace_name":{"sounds_like":["prod"]}}])"_ba
                                         << u"no operator “sounds_like”"_s << 2;
}

/// Matches that the explorer cannot count are not known. Its GET accepts one value, and the count for the first value
/// alone would be wrong.
void tst_CliCreateQuery::matchesThatCannotBeAskedForAreNotKnown()
{
    QFETCH(QByteArray, filter);
    QFETCH(QString, why);
    QFETCH(int, exitStatus);
    support::ScriptedServer server(support::Script::hang());
    const QString file = m_folder->write(u"query.json"_s, filter);
    const QStringList more{u"--query"_s, file, u"--show-matches"_s};
    Program dry(create(more + QStringList{u"--dry-run"_s}, server.url()));
    const QJsonObject matches = dry.next();
    QCOMPARE(matches[u"event"].toString(), u"matches"_s);
    QVERIFY(matches[u"count"].isNull());
    QVERIFY2(matches[u"why"].toString().contains(why), qPrintable(matches[u"why"].toString()));
    const QByteArray request = dry.nextLine();
    QVERIFY2(request.contains("\"filter\":" + filter), request.constData());
    const QJsonObject summary = dry.next();
    QVERIFY(summary[u"workspaces"].isNull());
    QCOMPARE(summary[u"why"].toString(), matches[u"why"].toString());
    QCOMPARE(dry.exitStatus(), exitStatus);
    Program unseen(create(more, server.url()));
    QVERIFY(unseen.next(u"matches"_s)[u"count"].isNull());
    QCOMPARE(unseen.next(u"summary"_s)[u"outcome"].toString(), u"not-created"_s);
    QCOMPARE(unseen.exitStatus(), 2);
    QCOMPARE(server.count(), 0);
}

/// Nobody asked the service, so a dry run is green only for what its documents have.
void tst_CliCreateQuery::aDryRunIsNotGreenForWhatTheServiceMayRefuse()
{
    const QUrl nobody(u"http://127.0.0.1:9"_s);
    for (const auto &[filter, exitStatus, why] :
         {std::tuple(R"([{"workspace_name":{"contains":["prod"]}}])"_ba, 0, u"--show-matches"_s),
          std::tuple(R"([{"workspace_nam":{"contains":["prod"]}}])"_ba, 2, u"no field “workspace_nam”"_s),
          std::tuple(R"([{"workspace_name":{"sounds_like":["prod"]}}])"_ba, 2, u"no operator “sounds_like”"_s)}) {
        const QString file = m_folder->write(u"query.json"_s, filter);
        Program program(create({u"--query"_s, file, u"--dry-run"_s}, nobody));
        const QJsonObject summary = program.next(u"summary"_s);
        QVERIFY2(summary[u"why"].toString().contains(why), qPrintable(summary[u"why"].toString()));
        QCOMPARE(program.exitStatus(), exitStatus);
    }
}

/// It was asked, and said no.
void tst_CliCreateQuery::aRefusedQuestionForMatchesIsTheReason()
{
    const QByteArray errors = R"({"errors":[{"status":"400","title":"bad request","detail":"no such field"}]})";
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(400, errors)));
    const QString file = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"contains":["prod"]}}])");
    Program program(create({u"--query"_s, file, u"--show-matches"_s, u"--dry-run"_s}, server.url()));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000); // the server answers in this thread
    const QString why = program.next(u"summary"_s)[u"why"].toString();
    QVERIFY2(why.contains(u"400"_s) && !why.contains(u"not asked"_s), qPrintable(why));
    QCOMPARE(program.exitStatus(), 1);
}

void tst_CliCreateQuery::oneOrSeveralValuesIsSaid()
{
    const QByteArray errors = R"({"errors":[{"status":"422","title":"invalid attribute","detail":"accepts one value",)"
                              R"("source":{"pointer":"/data/attributes/query/filter/0/workspace_name/contains/1"}}]})";
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(422, errors)));
    const QString file = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"contains":["prod","dev"]}}])");
    Program program(create({u"--query"_s, file}, server.url()));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(events.size(), 3);
    const QString message = events.at(1)[u"message"].toString();
    QVERIFY2(message.contains(u"one value for each condition"_s), qPrintable(message));
    QVERIFY2(message.contains(u"accepts one value"_s), qPrintable(message));
    QCOMPARE(program.exitStatus(), 1);
    QVERIFY(server.body(0).contains(R"(["prod","dev"])"));
}

void tst_CliCreateQuery::theFormCanBeChosen()
{
    const QUrl nobody(u"http://127.0.0.1:9"_s);
    const QStringList target{u"--dry-run"_s, u"--target"_s, u"ws-1"_s, u"--form"_s};
    Program chosen(create(target + QStringList{u"change_requests,data,nested"_s}, nobody));
    QCOMPARE(chosen.exitStatus(), 0);
    const QByteArray sent = chosen.rest();
    QVERIFY2(sent.contains("change_requests") && !sent.contains("attributes"), sent.constData());
    const QStringList wrong{u"--targets-file"_s, u"-"_s, u"--form"_s, u"plural"_s};
    Program other(create(wrong, nobody), {}, {.keepsInputOpen = true}); // which is not waited for
    QCOMPARE(other.exitStatus(), 64);
    QVERIFY(other.diagnostics().contains("change_request,attributes,nested"));
}

void tst_CliCreateQuery::namesAreLookedUpFirst()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"3"_s});
    const QStringList service = m_folder->service(simulator);
    const auto withNames = [&](const QStringList &more) {
        return QStringList{u"change-requests"_s, u"create"_s, u"--organization"_s, u"acme"_s,
                           u"--subject"_s,       u"TLS"_s,    u"--message-file"_s, m_message}
        + service + more;
    };
    const QString all = m_folder->write(u"all.json"_s, R"([{"workspace_name":{"is_not_empty":["true"]}}])");
    Program dry(withNames({u"--query"_s, all, u"--show-matches"_s, u"--dry-run"_s}));
    const QJsonArray workspaces = dry.next(u"matches"_s)[u"workspaces"].toArray();
    const QString name = workspaces[0][u"name"].toString();
    const QString id = workspaces[0][u"id"].toString();
    Program named(withNames({u"--target"_s, name, u"--target"_s, id, u"--dry-run"_s}));
    QCOMPARE(named.next(u"target"_s)[u"id"].toString(), id);
    QCOMPARE(named.next(u"request"_s)[u"body"][u"data"][u"attributes"][u"target_ids"].toArray(), QJsonArray{id});
    QCOMPARE(named.exitStatus(), 0);

    Program missing(withNames({u"--target"_s, name, u"--target"_s, u"nobody"_s}));
    const QJsonObject error = missing.next(u"error"_s);
    QCOMPARE(error[u"rule"].toString(), u"service.no-workspace"_s);
    QVERIFY(error[u"message"].toString().contains("nobody"_L1));
    const QJsonObject summary = missing.next(u"summary"_s);
    QCOMPARE(summary[u"outcome"].toString(), u"not-created"_s);
    QCOMPARE(summary[u"why"].toString(), u"The ids of the names are not known."_s); // and not that nobody asked
    QCOMPARE(missing.exitStatus(), 2);
}

void tst_CliCreateQuery::aListOfMoreThanTenThousandHasIdsAlone()
{
    const QUrl nobody(u"http://127.0.0.1:9"_s);
    QByteArray ids = "ws-" + QByteArray(200, 'a') + '\n'; // longer than a name may be
    for (int number = 0; number < 10'000; ++number)
        ids += "ws-" + QByteArray::number(number) + '\n';
    Program taken(create({u"--dry-run"_s, u"--targets-file"_s, m_folder->write(u"ids"_s, ids)}, nobody));
    const QJsonObject request = taken.next(u"request"_s);
    QCOMPARE(request[u"body"][u"data"][u"attributes"][u"target_ids"].toArray().size(), 10'001);
    const QString mixed = m_folder->write(u"mixed"_s, ids + "net-prod\n");
    Program refused(create({u"--dry-run"_s, u"--targets-file"_s, mixed}, nobody));
    const QByteArray why = refused.refusal();
    QVERIFY2(why.contains("more than 10,000 workspaces") && why.contains("not ids: net-prod "), why.constData());
}

void tst_CliCreateQuery::aTableHasAColumnOfWorkspaces_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("column");
    QTest::newRow("a heading") << "name,id,status\nnet-a,ws-1,applied\nnet-b,ws-2,errored\n"_ba << u"ID"_s;
    QTest::newRow("a number") << "net-a;ws-1\r\nnet-b;ws-2\r\n"_ba << u"2"_s;
    QTest::newRow("quotation marks") << "\"a, b\",\"workspace id\"\n\"x\",\"ws-1\"\ny,\"ws-2\"\n"_ba
                                     << u"workspace id"_s;
    QTest::newRow("a list under a heading") << "workspace\nws-1\nws-2\n"_ba << u"workspace"_s;
}

void tst_CliCreateQuery::aTableHasAColumnOfWorkspaces()
{
    QFETCH(QByteArray, table);
    QFETCH(QString, column);
    const QString file = m_folder->write(u"table.csv"_s, table);
    Program taken(create({u"--dry-run"_s, u"--targets-file"_s, file, u"--targets-column"_s, column},
                         QUrl(u"http://127.0.0.1:9"_s)));
    QCOMPARE(taken.next(u"request"_s)[u"body"][u"data"][u"attributes"][u"target_ids"].toArray(),
             (QJsonArray{u"ws-1"_s, u"ws-2"_s}));
    QCOMPARE(taken.exitStatus(), 0);
}

void tst_CliCreateQuery::aTableIsNoListOfNames_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("column"); // empty: none is named
    QTest::addColumn<QByteArray>("why");
    const QByteArray table = "name,id\nnet-a,ws-1\n";
    QTest::newRow("no column is named") << table << QString() << "--targets-column: name, id."_ba;
    QTest::newRow("another heading") << table << u"project"_s << "--targets-column project is not a column"_ba;
    QTest::newRow("another number") << table << u"3"_s << "--targets-column 3 is not a column"_ba;
    QTest::newRow("none") << table << u"0"_s << "--targets-column 0 is not a column"_ba;
    QTest::newRow("a list of ids") << "ws-1\nws-2\n"_ba << u"1"_s << "is not a table"_ba;
    QTest::newRow("an open quotation mark") << "name,id\n\"net-a,ws-1\n"_ba << u"id"_s << "line 2"_ba;
    QTest::newRow("a sentence") << "name,id\nthe net,ws-1\n"_ba << u"name"_s << "neither ids nor names"_ba;
}

void tst_CliCreateQuery::aTableIsNoListOfNames()
{
    QFETCH(QByteArray, table);
    QFETCH(QString, column);
    QFETCH(QByteArray, why);
    QStringList options{u"--targets-file"_s, m_folder->write(u"table.csv"_s, table)};
    if (!column.isEmpty())
        options += {u"--targets-column"_s, column};
    Program refused(create(options, QUrl(u"http://127.0.0.1:9"_s)));
    const QByteArray said = refused.refusal();
    QVERIFY2(said.contains(why), said.constData());
}

RUNLATCH_TEST(tst_CliCreateQuery)
#include "tst_clicreatequery.moc"
