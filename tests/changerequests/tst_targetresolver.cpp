// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetresolver.h"

#include "changerequests/oddservice.h"
#include "support/suite.h"

#include <QHash>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

using AnswerState = TargetAnswer::State;

/// An organization "acme" of `count` workspaces, "ws-0" named "name-0" and so on. It answers every look-up.
struct LookedUpPlace
{
    int count = 3;
    bool hasShow = true; ///< GET /workspaces/:id
    bool hasList = true;

    http::Response answer(const Asked &asked) const
    {
        const QStringList path = asked.path.split(u'/', Qt::SkipEmptyParts);
        if (path.value(0) == "workspaces"_L1 && hasShow)
            return show(path.value(1));
        if (path.value(0) == "organizations"_L1 && path.value(1) == "acme"_L1 && hasList)
            return list(asked);
        return OddService::error(404);
    }
    http::Response show(const QString &id) const
    {
        bool isNumber = false;
        const int number = id.mid(3).toInt(&isNumber);
        if (!isNumber || number >= count)
            return OddService::error(404);
        return OddService::json(200, {{u"data"_s, OddService::workspace(id, u"name-%1"_s.arg(number))}});
    }
    http::Response list(const Asked &asked) const
    {
        QJsonArray rows;
        int matches = 0;
        for (int number = 0; number < count; ++number) {
            const QString name = u"name-%1"_s.arg(number);
            if (!name.contains(asked.search))
                continue;
            if (matches / asked.size == asked.page - 1)
                rows.append(OddService::workspace(u"ws-%1"_s.arg(number), name));
            ++matches;
        }
        const int pages = std::max(1, (matches + asked.size - 1) / asked.size);
        return OddService::list(rows, asked.page, pages, matches);
    }
};

/// A resolver and a record of all its answers.
struct ToldTargets
{
    explicit ToldTargets(OddService &service, const QString &organization = u"acme"_s)
        : resolver(service.client)
    {
        QObject::connect(&resolver, &TargetResolver::answered, &resolver, [this](const auto &some) {
            for (const TargetAnswer &answer : some) {
                isTwice = isTwice || answers.contains(answer.text);
                answers.insert(answer.text, answer);
            }
        });
        resolver.setPlace(service.endpoint, organization);
    }
    bool ask(const QStringList &texts)
    {
        resolver.ask(texts);
        return support::waitFor([this] { return !resolver.isBusy(); }, 20'000) && !isTwice;
    }
    AnswerState stateOf(const QString &text) const { return answers.value(text).state; }

    TargetResolver resolver;
    QHash<QString, TargetAnswer> answers;
    bool isTwice = false;
    QSignalSpy finished{&resolver, &TargetResolver::finished};
};

QStringList someTargets(const QString &prefix, int from, int to)
{
    QStringList some;
    for (int number = from; number < to; ++number)
        some.append(prefix + QString::number(number));
    return some;
}

int askedFor(const OddService &service, const QString &part)
{
    return static_cast<int>(std::count_if(service.asked.begin(), service.asked.end(),
                                          [&part](const Asked &one) { return one.path.contains(part); }));
}

} // namespace

/// Names become workspaces, and a workspace is missing only if the service has proved it.
class tst_TargetResolver : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u"."_s)); }
    void findsIdsAndNames();
    void aMissingIdIsBelievedWhereAnotherOneAnswered();
    void aMissingIdIsBelievedWhereTheWholeListIsRead();
    void withoutLookUpsNothingIsKnown();
    void aListThatIsNotWholeProvesNothing();
    void aListThatFailsLeavesTheIdsToBeAskedFor();
    void aListWithoutAnEndProvesNothing();
    void anotherOrganizationsIdIsNotFound();
    void manyAreLookedForInTheList();
    void aFewOfALargeOrganizationAreAskedForSingly();
    void refusalEndsItForAll_data();
    void refusalEndsItForAll();
    void troubleEndsItSoon();
    void oneTroubleCostsOneAnswer();
    void asksAFewAtATime();
    void stops();
    void anotherPlaceEndsTheFirst();
    void whatComesLaterIsNotMissed();
    void answersAboutOthersAreNotUsed();
};

void tst_TargetResolver::findsIdsAndNames()
{
    OddService service([](const Asked &asked) { return LookedUpPlace().answer(asked); });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-1"_s, u"name-2"_s, u"name-"_s}));
    QCOMPARE(told.stateOf(u"ws-1"_s), AnswerState::Found);
    QCOMPARE(told.answers[u"ws-1"_s].name, u"name-1"_s);
    QCOMPARE(told.stateOf(u"name-2"_s), AnswerState::Found);
    QCOMPARE(told.answers[u"name-2"_s].id, u"ws-2"_s);
    QCOMPARE(told.stateOf(u"name-"_s), AnswerState::NotFound); // the text is a part of other names
    QCOMPARE(told.finished.size(), 1);
    QCOMPARE(service.asked.first().authorization, QByteArray("Bearer a-token"));
}

void tst_TargetResolver::aMissingIdIsBelievedWhereAnotherOneAnswered()
{
    LookedUpPlace place;
    place.hasList = false;
    OddService service([&place](const Asked &asked) { return place.answer(asked); });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-77"_s, u"ws-1"_s}));
    QCOMPARE(told.stateOf(u"ws-77"_s), AnswerState::NotFound);
    QCOMPARE(told.stateOf(u"ws-1"_s), AnswerState::Found);
    QCOMPARE(askedFor(service, u"organizations"_s), 0);
}

void tst_TargetResolver::aMissingIdIsBelievedWhereTheWholeListIsRead()
{
    OddService service([](const Asked &asked) {
        return LookedUpPlace{.count = 250, .hasShow = false}.answer(asked); // the specification has no such call
    });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-777"_s, u"ws-249"_s}));
    QCOMPARE(told.stateOf(u"ws-777"_s), AnswerState::NotFound);
    QCOMPARE(told.stateOf(u"ws-249"_s), AnswerState::Found);
    QCOMPARE(told.answers[u"ws-249"_s].name, u"name-249"_s);
    QCOMPARE(askedFor(service, u"organizations/acme/workspaces"_s), 3);
}

void tst_TargetResolver::withoutLookUpsNothingIsKnown()
{
    OddService service([](const Asked &) { return OddService::error(404); });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-1"_s, u"name-1"_s}));
    for (const QString &text : {u"ws-1"_s, u"name-1"_s})
        QCOMPARE(told.stateOf(text), AnswerState::NotKnown);
    QCOMPARE(told.answers[u"ws-1"_s].why->http, 404);
}

void tst_TargetResolver::aListThatIsNotWholeProvesNothing()
{
    OddService service([](const Asked &asked) {
        if (asked.path.startsWith("/workspaces"_L1))
            return OddService::error(404);
        const QJsonObject unreadable{{u"id"_s, u"ws-9"_s}, {u"attributes"_s, QJsonObject{{u"name"_s, 17}}}};
        return OddService::list({OddService::workspace(u"ws-1"_s, u"one"_s), unreadable}, 1, 1, 2);
    });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-1"_s, u"ws-9"_s}));
    QCOMPARE(told.stateOf(u"ws-1"_s), AnswerState::Found);
    QCOMPARE(told.stateOf(u"ws-9"_s), AnswerState::NotKnown);
}

/// Ids have a call of their own. Names stand in the list alone.
void tst_TargetResolver::aListThatFailsLeavesTheIdsToBeAskedFor()
{
    OddService service([](const Asked &asked) {
        return asked.path.startsWith("/organizations"_L1) ? OddService::error(501)
                                                          : LookedUpPlace{.count = 30}.answer(asked);
    });
    ToldTargets told(service);
    QVERIFY(told.ask(someTargets(u"ws-"_s, 0, 30) + QStringList{u"name-1"_s}));
    for (const QString &id : someTargets(u"ws-"_s, 0, 30))
        QCOMPARE(told.stateOf(id), AnswerState::Found);
    QCOMPARE(told.stateOf(u"name-1"_s), AnswerState::NotKnown);
    QCOMPARE(told.answers[u"name-1"_s].why->http, 501);
    QCOMPARE(askedFor(service, u"organizations"_s), 1);
}

/// It is read as far as the bound, and the id may stand behind that.
void tst_TargetResolver::aListWithoutAnEndProvesNothing()
{
    OddService service([](const Asked &asked) {
        if (asked.path.startsWith("/workspaces"_L1))
            return OddService::error(404);
        const QJsonObject other = OddService::workspace(u"ws-other-%1"_s.arg(asked.page), u"other"_s);
        return OddService::list({other}, asked.page, 200, 20'000);
    });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-1"_s}));
    QCOMPARE(told.stateOf(u"ws-1"_s), AnswerState::NotKnown);
    QCOMPARE(told.answers[u"ws-1"_s].why->http, 404);
    QCOMPARE(askedFor(service, u"organizations"_s), TargetResolver::MaxPages);
}

/// The id exists, but this organization would create nothing there.
void tst_TargetResolver::anotherOrganizationsIdIsNotFound()
{
    OddService service([](const Asked &) {
        QJsonObject workspace = OddService::workspace(u"ws-1"_s, u"one"_s);
        const QJsonObject owner{{u"data"_s, QJsonObject{{u"id"_s, u"globex"_s}, {u"type"_s, u"organizations"_s}}}};
        workspace.insert("relationships"_L1, QJsonObject{{u"organization"_s, owner}});
        return OddService::json(200, {{u"data"_s, workspace}});
    });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-1"_s}));
    QCOMPARE(told.stateOf(u"ws-1"_s), AnswerState::NotFound);
    QCOMPARE(told.answers[u"ws-1"_s].elsewhere, u"globex"_s);
    ToldTargets atHome(service, u"Globex"_s);
    QVERIFY(atHome.ask({u"ws-1"_s}));
    QCOMPARE(atHome.stateOf(u"ws-1"_s), AnswerState::Found);
}

void tst_TargetResolver::manyAreLookedForInTheList()
{
    OddService service([](const Asked &asked) { return LookedUpPlace{.count = 950}.answer(asked); });
    ToldTargets told(service);
    QVERIFY(told.ask(someTargets(u"ws-"_s, 0, 600) + someTargets(u"name-"_s, 600, 1000)));
    QCOMPARE(told.answers.size(), 1000);
    QCOMPARE(told.stateOf(u"ws-599"_s), AnswerState::Found);
    QCOMPARE(told.answers[u"name-949"_s].id, u"ws-949"_s);
    QCOMPARE(told.stateOf(u"name-950"_s), AnswerState::NotFound);
    QCOMPARE(service.count("GET"), 10); // only the pages were requested
}

void tst_TargetResolver::aFewOfALargeOrganizationAreAskedForSingly()
{
    OddService service([](const Asked &asked) { return LookedUpPlace{.count = 9000}.answer(asked); });
    ToldTargets told(service);
    QVERIFY(told.ask(someTargets(u"ws-"_s, 8000, 8025)));
    QCOMPARE(told.stateOf(u"ws-8024"_s), AnswerState::Found);
    QCOMPARE(service.count("GET"), 1 + 25); // 89 more pages would prove no more
}

void tst_TargetResolver::refusalEndsItForAll_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("count");
    QTest::newRow("401, a few") << 401 << 10;
    QTest::newRow("403, a few") << 403 << 10;
    QTest::newRow("401, many") << 401 << 100;
    QTest::newRow("403, many") << 403 << 100;
}

void tst_TargetResolver::refusalEndsItForAll()
{
    QFETCH(int, status);
    QFETCH(int, count);
    OddService service([status](const Asked &) { return OddService::error(status); });
    ToldTargets told(service);
    QVERIFY(told.ask(someTargets(u"ws-"_s, 0, count)));
    QCOMPARE(told.answers.size(), count);
    for (const TargetAnswer &answer : std::as_const(told.answers)) {
        QCOMPARE(answer.state, AnswerState::NotKnown);
        QCOMPARE(answer.why->http, status);
    }
    QVERIFY(service.count("GET") <= TargetResolver::MaxUnderWay);
    QCOMPARE(told.finished.size(), 1);
}

void tst_TargetResolver::troubleEndsItSoon()
{
    // The client does not send this again by itself.
    OddService service([](const Asked &) { return OddService::error(501); });
    ToldTargets told(service);
    QVERIFY(told.ask(someTargets(u"ws-"_s, 0, 20)));
    QCOMPARE(told.answers.size(), 20);
    QCOMPARE(told.answers[u"ws-19"_s].why->http, 501);
    QVERIFY(service.count("GET") <= TargetResolver::MaxFailures + TargetResolver::MaxUnderWay);
}

void tst_TargetResolver::oneTroubleCostsOneAnswer()
{
    OddService service([](const Asked &asked) {
        return asked.path.endsWith("ws-1"_L1) ? OddService::error(501) : LookedUpPlace().answer(asked);
    });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-0"_s, u"ws-1"_s, u"ws-2"_s}));
    QCOMPARE(told.stateOf(u"ws-0"_s), AnswerState::Found);
    QCOMPARE(told.stateOf(u"ws-1"_s), AnswerState::NotKnown);
    QCOMPARE(told.stateOf(u"ws-2"_s), AnswerState::Found);
}

void tst_TargetResolver::asksAFewAtATime()
{
    OddService service([](const Asked &asked) { return LookedUpPlace{.count = 20}.answer(asked); });
    service.holdAnswers();
    ToldTargets told(service);
    told.resolver.ask(someTargets(u"ws-"_s, 0, 20));
    QTRY_COMPARE(service.asked.size(), TargetResolver::MaxUnderWay);
    bool isAnswered = false; // the answers of earlier requests would have come before this one
    service.client.account(service.endpoint, this, [&isAnswered](const auto &) { isAnswered = true; });
    QTRY_COMPARE(service.asked.size(), TargetResolver::MaxUnderWay + 1);
    service.release();
    QTRY_VERIFY(isAnswered && !told.resolver.isBusy());
    QCOMPARE(told.stateOf(u"ws-19"_s), AnswerState::Found);
}

void tst_TargetResolver::stops()
{
    OddService service([](const Asked &asked) { return LookedUpPlace{.count = 20}.answer(asked); });
    service.holdAnswers();
    ToldTargets told(service);
    told.resolver.ask(someTargets(u"ws-"_s, 0, 20));
    QTRY_COMPARE(service.asked.size(), TargetResolver::MaxUnderWay);
    told.resolver.stop();
    QVERIFY(!told.resolver.isBusy());
    QCOMPARE(told.answers.size(), 20);
    QCOMPARE(told.stateOf(u"ws-0"_s), AnswerState::NotKnown);
    QVERIFY(!told.answers[u"ws-0"_s].why);
    service.release();
    told.answers.clear();
    QVERIFY(told.ask({u"ws-0"_s})); // the text can be asked for again
    QCOMPARE(told.stateOf(u"ws-0"_s), AnswerState::Found);
    QCOMPARE(told.answers.size(), 1);
    QCOMPARE(service.asked.size(), TargetResolver::MaxUnderWay + 1);
}

void tst_TargetResolver::anotherPlaceEndsTheFirst()
{
    OddService first([](const Asked &asked) { return LookedUpPlace().answer(asked); });
    OddService second([](const Asked &asked) { return LookedUpPlace{.count = 1}.answer(asked); });
    first.holdAnswers();
    ToldTargets told(first);
    told.resolver.ask({u"ws-2"_s});
    QTRY_COMPARE(first.asked.size(), 1);
    service::Endpoint other = second.endpoint;
    other.token = "another";
    told.resolver.setPlace(other, u"acme"_s);
    QVERIFY(!told.resolver.isBusy());
    first.release();
    QVERIFY(told.ask({u"ws-0"_s, u"ws-2"_s}));
    QCOMPARE(told.answers.size(), 2);
    QCOMPARE(told.stateOf(u"ws-0"_s), AnswerState::Found);
    QCOMPARE(told.stateOf(u"ws-2"_s), AnswerState::NotFound); // the first service would have found it
    QCOMPARE(first.asked.size(), 1);
    QVERIFY(std::all_of(second.asked.begin(), second.asked.end(),
                        [](const Asked &one) { return one.authorization == "Bearer another"; }));
}

/// A half-read list may lack workspaces that are requested only now, so they are looked up later.
void tst_TargetResolver::whatComesLaterIsNotMissed()
{
    OddService service([](const Asked &asked) { return LookedUpPlace{.count = 300, .hasShow = false}.answer(asked); });
    ToldTargets told(service);
    told.resolver.ask(someTargets(u"name-"_s, 200, 240));
    bool isAsked = false;
    connect(&service.client, &service::Client::sent, &told.resolver, [&] {
        if (service.asked.size() == 2 && !std::exchange(isAsked, true))
            told.resolver.ask({u"ws-1"_s, u"ws-2"_s});
    });
    QTRY_VERIFY(isAsked && !told.resolver.isBusy());
    QCOMPARE(told.stateOf(u"name-239"_s), AnswerState::Found);
    QCOMPARE(told.stateOf(u"ws-1"_s), AnswerState::Found);
    QVERIFY(!told.isTwice);
}

void tst_TargetResolver::answersAboutOthersAreNotUsed()
{
    OddService service([](const Asked &asked) {
        const QString id = asked.path.startsWith("/workspaces"_L1) ? u"ws-666"_s : u"../../evil"_s;
        const QJsonObject workspace = OddService::workspace(id, u"net"_s);
        return asked.path.startsWith("/workspaces"_L1) ? OddService::json(200, {{u"data"_s, workspace}})
                                                       : OddService::list({workspace}, 1, 1, 1);
    });
    ToldTargets told(service);
    QVERIFY(told.ask({u"ws-1"_s, u"net"_s}));
    QCOMPARE(told.stateOf(u"ws-1"_s), AnswerState::NotKnown);
    QCOMPARE(told.answers[u"ws-1"_s].why->rule, u"service.other-workspace"_s);
    QCOMPARE(told.stateOf(u"net"_s), AnswerState::NotKnown); // a text that is no id is not sent
    QCOMPARE(told.answers[u"net"_s].id, QString());
}

RUNLATCH_TEST(tst_TargetResolver)

} // namespace runlatch::changerequests

#include "tst_targetresolver.moc"
