// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"
#include "support/answer.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::ChangeRequest;
using runlatch::support::Script;

namespace runlatch::service {

namespace {

using State = Dialect::ArchiveParameter;
using Rows = protocol::Page<ChangeRequest>;

/// A page of rows: "ax" is one active row, then one archived row.
Script statesPage(const QByteArray &states, int number = 1, int pages = 1)
{
    QByteArrayList rows;
    for (const char state : states)
        rows.append(changeRequestJson("wscr-" + QByteArray::number(rows.size()), state == 'x'));
    return answer(200, listOf(rows.join(','), number, pages, 143));
}

/// One request and its answer.
struct Step
{
    Scope scope;
    QByteArray states;
    State state; ///< the conclusion after this step
    int number = 1;
    QString workspace = u"ws-1"_s;
};

} // namespace

/// The client concludes that a service knows the parameter of the archive only from pages that could have disproved it.
class tst_ArchiveParameter : public QObject
{
    Q_OBJECT
private slots:
    void concludesOnlyFromWhatCouldHaveFailed_data();
    void concludesOnlyFromWhatCouldHaveFailed();
    void whatDoesNotFitIsTakenOutFromThenOn();
    void aServiceThatKnowsItIsTrusted();
    void aRefusedParameterIsLeftOut();
    void aPassingRefusalIsForgotten();
    void aRefusalOfSomethingElseConcludesNothing();
    void archivingEndsWhatWasSeen();
    void aPageIsReadAsItWasAskedFor();

private:
    static Rows list(Fixture &fixture, const ListQuery &query, const QString &workspace = u"ws-1"_s);
    static QByteArray parameter(const Fixture &fixture, int request);
};

Rows tst_ArchiveParameter::list(Fixture &fixture, const ListQuery &query, const QString &workspace)
{
    const auto rows = support::answerOf<Rows>([&](QObject *asker, const auto &done) {
        fixture.client.list(fixture.endpoint, {{}, workspace}, query, asker, done);
    });
    if (!rows)
        qFatal("no page");
    return *rows;
}

/// The parameter of a request: "&archive=true", or empty.
QByteArray tst_ArchiveParameter::parameter(const Fixture &fixture, int request)
{
    const QByteArray line = fixture.requests().value(request);
    return line.contains("&archive") ? line.mid(line.indexOf("&archive")) : QByteArray();
}

void tst_ArchiveParameter::concludesOnlyFromWhatCouldHaveFailed_data()
{
    QTest::addColumn<QList<Step>>("steps");
    using enum Scope;
    using enum Dialect::ArchiveParameter;
    QTest::newRow("an archived one among the active") << QList<Step>{{Active, "aax", Ignored}};
    QTest::newRow("an active one among the archived") << QList<Step>{{Archived, "xa", Ignored}};
    QTest::newRow("all may be archived") << QList<Step>{{Archived, "xx", Unknown}};
    QTest::newRow("all may be active") << QList<Step>{{Active, "aa", Unknown}, {All, "aa", Unknown}};
    QTest::newRow("nothing proves nothing") << QList<Step>{{All, "ax", Unknown}, {Archived, "", Unknown}};
    QTest::newRow("both scopes differ") << QList<Step>{{Active, "aa", Unknown}, {Archived, "xx", Understood}};
    QTest::newRow("the whole list began otherwise") << QList<Step>{{All, "ax", Unknown}, {Archived, "x", Understood}};
    QTest::newRow("the whole list began the same way") << QList<Step>{{All, "ax", Unknown}, {Active, "a", Unknown}};
    QTest::newRow("later pages may be all alike") << QList<Step>{{Active, "aa", Unknown}, {Archived, "xx", Unknown, 2}};
    QTest::newRow("another workspace tells nothing")
        << QList<Step>{{Active, "aa", Unknown}, {Archived, "xx", Unknown, 1, u"ws-2"_s}};
    QTest::newRow("a contradiction wins")
        << QList<Step>{{Active, "aa", Unknown}, {Archived, "xx", Understood}, {Active, "ax", Ignored}};
}

void tst_ArchiveParameter::concludesOnlyFromWhatCouldHaveFailed()
{
    QFETCH(QList<Step>, steps);
    QList<Script> scripts;
    for (const Step &step : steps)
        scripts.append(statesPage(step.states, step.number, 3));
    Fixture fixture(scripts);
    for (const Step &step : steps) {
        list(fixture, {.page = {.number = step.number}, .scope = step.scope}, step.workspace);
        QCOMPARE(fixture.client.dialect(fixture.endpoint).archiveParameter, step.state);
    }
}

void tst_ArchiveParameter::whatDoesNotFitIsTakenOutFromThenOn()
{
    Fixture fixture({statesPage("axa", 1, 3), statesPage("aa", 2, 3), statesPage("xxx", 3, 3), statesPage("axx")});
    const Rows first = list(fixture, {.scope = Scope::Active});
    QCOMPARE(first.items.size(), 2);
    QVERIFY(first.narrowedHere);
    QCOMPARE(first.pagination.totalCount, 143); // the service's own count, which includes both kinds
    QCOMPARE(first.pagination.next, 2);
    const Rows second = list(fixture, {.page = {.number = 2}, .scope = Scope::Active});
    QCOMPARE(second.items.size(), 2);
    QVERIFY(second.narrowedHere); // true although no row had to be removed
    const Rows third = list(fixture, {.page = {.number = 3}, .scope = Scope::Active});
    QVERIFY(third.items.isEmpty());
    QVERIFY(third.narrowedHere);
    const Rows all = list(fixture, {});
    QCOMPARE(all.items.size(), 3);
    QVERIFY(!all.narrowedHere);
    QCOMPARE(parameter(fixture, 0), "&archive=false");
    for (const int request : {1, 2, 3})
        QCOMPARE(parameter(fixture, request), "");
}

void tst_ArchiveParameter::aServiceThatKnowsItIsTrusted()
{
    Fixture fixture({statesPage("aa"), statesPage("xx"), statesPage("xx")});
    for (const Scope scope : {Scope::Active, Scope::Archived, Scope::Archived})
        QVERIFY(!list(fixture, {.scope = scope}).narrowedHere);
    QCOMPARE(parameter(fixture, 2), "&archive=true");
    fixture.endpoint = {QUrl(u"https://other.example/api/v2"_s), "t"};
    QCOMPARE(fixture.client.dialect(fixture.endpoint).archiveParameter, State::Unknown);
}

/// A refused parameter is left out more and more often, but never for good, because each refusal may be a passing
/// fault.
void tst_ArchiveParameter::aRefusedParameterIsLeftOut()
{
    const support::Script refusal = answer(400, R"({"errors":["unknown parameter"]})");
    Fixture fixture({refusal, statesPage("ax"), refusal, statesPage("ax"), statesPage("ax"), statesPage("ax"), refusal,
                     statesPage("ax")});
    for (int number = 0; number < 5; ++number) {
        const Rows rows = list(fixture, {.scope = Scope::Archived});
        QCOMPARE(rows.items.size(), 1);
        QVERIFY(rows.narrowedHere);
        QCOMPARE(fixture.client.dialect(fixture.endpoint).archiveParameter, State::Refused);
    }
    QCOMPARE(fixture.server.count(), 8);
    for (const int with : {0, 2, 6})
        QCOMPARE(parameter(fixture, with), "&archive=true");
    for (const int without : {1, 3, 4, 5, 7})
        QCOMPARE(parameter(fixture, without), "");
}

void tst_ArchiveParameter::aPassingRefusalIsForgotten()
{
    Fixture fixture({answer(422, R"({"errors":["try later"]})"), statesPage("ax"), statesPage("x"), statesPage("x")});
    QVERIFY(list(fixture, {.scope = Scope::Archived}).narrowedHere);
    QVERIFY(!list(fixture, {.scope = Scope::Archived}).narrowedHere);
    QCOMPARE(fixture.client.dialect(fixture.endpoint).archiveParameter, State::Unknown);
    QVERIFY(!list(fixture, {.scope = Scope::Archived}).narrowedHere);
    QCOMPARE(parameter(fixture, 3), "&archive=true");
}

void tst_ArchiveParameter::aRefusalOfSomethingElseConcludesNothing()
{
    Fixture fixture({answer(422, R"({"errors":["no"]})")});
    Caught<Rows> caught;
    fixture.client.list(fixture.endpoint, {{}, u"ws-1"_s}, {.scope = Scope::Active}, &fixture.context,
                        caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.error().http, 422);
    QCOMPARE(fixture.server.count(), 2);
    QCOMPARE(fixture.client.dialect(fixture.endpoint).archiveParameter, State::Unknown);
}

void tst_ArchiveParameter::archivingEndsWhatWasSeen()
{
    // The only row of a workspace is archived meanwhile: the two pages differ, although the parameter was ignored.
    Fixture fixture({statesPage("a"), answer(200, documentOf(changeRequestJson("wscr-0", true))), statesPage("x")});
    list(fixture, {.scope = Scope::Active});
    Caught<Archiving> archived;
    fixture.client.archive(fixture.endpoint, u"wscr-0"_s, &fixture.context, archived.callback());
    QTRY_VERIFY(archived.answer);
    list(fixture, {.scope = Scope::Archived});
    QCOMPARE(fixture.client.dialect(fixture.endpoint).archiveParameter, State::Unknown);
}

/// A page is read by the parameters of its own request. Another service is chosen while a page without the parameter is
/// on its way.
void tst_ArchiveParameter::aPageIsReadAsItWasAskedFor()
{
    Fixture fixture({statesPage("ax"), statesPage("aa")});
    list(fixture, {.scope = Scope::Active});
    QCOMPARE(fixture.client.dialect(fixture.endpoint).archiveParameter, State::Ignored);
    Caught<Rows> caught;
    fixture.client.list(fixture.endpoint, {{}, u"ws-1"_s}, {.scope = Scope::Active}, &fixture.context,
                        caught.callback());
    fixture.endpoint = {QUrl(u"https://other.example/api/v2"_s), "t"};
    QTRY_VERIFY(caught.answer);
    QVERIFY(caught.value().narrowedHere);
}

RUNLATCH_TEST(tst_ArchiveParameter)

} // namespace runlatch::service

#include "tst_archiveparameter.moc"
