// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/planrules.h"

#include "fixture.h"
#include "inspector/autoreply.h"
#include "inspector/inspection.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/smallplan.h"
#include "support/suite.h"

#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::rulebook::RuleBook;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

/// A rule that asks for the plan replies when the plan fits, and yields to the next one that does not ask otherwise.
class tst_PlanRules : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_parts.reset(); }
    void choosesByThePlan_data();
    void choosesByThePlan();
    void repliesBeginWithThePlan();
    void choosesAmongTheRulesOfThatTime();
    void aPersonDoesWithoutThePlan();
    void fetchesNothingForAnUnprovedRequest();
    void nothingIsSentWithoutPlans();

private:
    /// All that a session has for this, on one store.
    struct Parts
    {
        StoreFixture store;
        support::QuickFolder folder; ///< for the plans
        http::Requester http;
        support::FakeClock clock; ///< of the replies
        PlanKeeper keeper{*store, folder.filePath(u"captures.sqlite"_s), store::newStoreKey(), http, store.clock()};
        PlanRules plans{keeper, *store};
        Reply reply{*store, http, store.clock()};
        AutoReply automatic{reply, clock};
        std::optional<store::CaptureRow> chosen;
        std::optional<base::Error> missing;
    };

    /// A request with the links of this service, as the listener stores it.
    store::CaptureRow received(const ScriptedServer &service, const QByteArray &signedBy = Key)
    {
        protocol::RunTaskRequest payload = runTaskRequest(service.url(u"/callback"_s).toString());
        payload.planJsonApiUrl = service.url(u"/plan"_s).toString();
        http::Request request;
        request.method = "POST";
        request.target = "/runtask";
        request.body = protocol::writeRunTaskRequest(payload);
        if (!signedBy.isEmpty())
            request.headers.append({"X-TFC-Task-Signature", protocol::sign(signedBy, request.body)});
        ReceiverOptions options;
        options.endpoints = {Endpoint{.keys = {Key}}};
        const auto row = m_parts->store.append(inspect(request, options, m_parts->store.clock().utc(), m_rules));
        return row ? *row : store::CaptureRow();
    }
    bool isChosen()
    {
        return support::waitFor([this] { return m_parts->chosen.has_value(); });
    }

    RuleBook m_rules;
    std::unique_ptr<Parts> m_parts;
};

void tst_PlanRules::init()
{
    const auto reading = RuleBook::read("rule name=deletes when=\"deletions:>0 type:aws_instance\"\n"
                                        "reply failed after=2s message=Deletes\n"
                                        "rule name=never when=-type:aws_*\n"
                                        "rule name=rest\nreply passed message=Fine\n");
    QVERIFY(reading.mistakes.isEmpty());
    m_rules = reading.book;
    m_parts = std::make_unique<Parts>();
    QVERIFY(m_parts->store.isOpen());
    m_parts->automatic.setRules(m_rules);
    m_parts->automatic.setPlanRules(m_parts->plans);
    connect(&m_parts->automatic, &AutoReply::ruleChosen, this,
            [this](const store::CaptureRow &row, const std::optional<base::Error> &missing) {
                m_parts->chosen = row;
                m_parts->missing = missing;
            });
}

void tst_PlanRules::choosesByThePlan_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("missing");
    QTest::newRow("it deletes") << httpAnswer(200, support::smallPlan()) << u"deletes"_s << QString();
    QTest::newRow("no such type") << httpAnswer(200, R"({"format_version":"1.2"})") << u"never"_s << QString();
    QTest::newRow("no plan") << httpAnswer(404) << u"rest"_s << u"fetch.not-found"_s;
    QTest::newRow("the token is over") << httpAnswer(401) << u"rest"_s << u"fetch.token-refused"_s;
    QTest::newRow("no JSON") << httpAnswer(200, "a page of a proxy") << u"rest"_s << u"plan."_s;
}

void tst_PlanRules::choosesByThePlan()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const QString, rule);
    QFETCH(const QString, missing);
    ScriptedServer service(Script::answer(httpAnswer(200)));
    service.setAside("/plan", Script::answer(answer));
    const store::CaptureRow row = received(service);
    QCOMPARE(row.verdict, protocol::Verdict::Valid);
    QCOMPARE(row.rule, u"deletes"_s);
    QVERIFY(m_parts->automatic.waitsForPlan(row));
    m_parts->automatic.handle({row});
    QCOMPARE(m_parts->automatic.countWaiting(), 1);
    QVERIFY(!m_parts->automatic.isIdle());
    QVERIFY(isChosen());
    QCOMPARE(m_parts->chosen->rule, rule);
    QCOMPARE(m_parts->missing.has_value(), !missing.isEmpty());
    if (m_parts->missing)
        QVERIFY2(m_parts->missing->rule.name().startsWith(missing), qPrintable(m_parts->missing->rule.name()));
    QCOMPARE(m_parts->store.load(row.id)->row.rule, rule);
}

/// The times of the replies count from then on, and the replies of the rule alone are sent.
void tst_PlanRules::repliesBeginWithThePlan()
{
    ScriptedServer service(Script::answer(httpAnswer(200)));
    service.setAside("/plan", Script::answer(httpAnswer(200, support::smallPlan())));
    const store::CaptureRow row = received(service);
    m_parts->automatic.handle({row});
    m_parts->clock.advance(10s); // the plan takes longer than the reply waits
    QVERIFY(isChosen());
    QCOMPARE(m_parts->automatic.countWaiting(), 1);
    m_parts->clock.advance(1999ms);
    QCOMPARE(m_parts->automatic.countWaiting(), 1);
    m_parts->clock.advance(1ms);
    QVERIFY(support::waitFor([this] { return m_parts->automatic.isIdle(); }));
    QCOMPARE(service.requests("PATCH"), 1);
    QVERIFY(service.body(0).contains("Deletes"));
}

/// The rules may be read anew more than once while a plan is awaited: those that a person took away reply no more.
void tst_PlanRules::choosesAmongTheRulesOfThatTime()
{
    ScriptedServer service(Script::answer(httpAnswer(200)));
    service.setAside("/plan", Script::answer(httpAnswer(200, support::smallPlan())));
    const store::CaptureRow row = received(service);
    QCOMPARE(row.rule, u"deletes"_s);
    m_parts->automatic.handle({row});
    m_parts->automatic.setRules(RuleBook::read("rule name=between\nleave\n").book);
    m_parts->automatic.setRules(RuleBook::read("rule name=now when=deletions:>0\nreply failed message=Now\n").book);
    QVERIFY(isChosen());
    QCOMPARE(m_parts->chosen->rule, u"now"_s);
    QVERIFY(support::waitFor([this] { return m_parts->automatic.isIdle(); }));
    QCOMPARE(service.requests("PATCH"), 1);
    QVERIFY(service.body(0).contains("Now"));
}

void tst_PlanRules::aPersonDoesWithoutThePlan()
{
    ScriptedServer service(Script::answer(httpAnswer(200)));
    service.setAside("/plan", Script::hang());
    const store::CaptureRow row = received(service);
    m_parts->automatic.handle({row});
    QVERIFY(!m_parts->chosen);
    m_parts->keeper.cancel(row.uuid);
    QVERIFY(isChosen());
    QCOMPARE(m_parts->chosen->rule, u"rest"_s);
    QCOMPARE(m_parts->missing->kind, base::ErrorKind::Cancelled);
    QVERIFY(support::waitFor([this] { return m_parts->automatic.isIdle(); }));
    QVERIFY(service.body(0).contains("Fine"));
}

/// Whoever sends it would learn whether somebody is there, and has no token that is worth anything.
void tst_PlanRules::fetchesNothingForAnUnprovedRequest()
{
    const ScriptedServer service(Script::answer(httpAnswer(200)));
    store::CaptureRow row = received(service, {});
    QCOMPARE(row.verdict, protocol::Verdict::Unsigned);
    QCOMPARE(row.rule, QString());
    row.verdict = protocol::Verdict::Unchecked;
    row.knownHost = true;
    row.rule = u"deletes"_s; // which got its condition after the request came
    m_parts->automatic.setAllowedCallbacks({service.url()});
    QVERIFY(m_parts->automatic.isAllowed(row));
    m_parts->automatic.handle({row});
    QVERIFY(m_parts->automatic.isIdle());
    QCOMPARE(m_parts->keeper.standing(row.uuid).stage, PlanKeeper::Standing::Stage::Absent);
}

void tst_PlanRules::nothingIsSentWithoutPlans()
{
    const ScriptedServer service(Script::answer(httpAnswer(200)));
    const store::CaptureRow row = received(service);
    AutoReply without(m_parts->reply, m_parts->clock);
    without.setRules(m_rules);
    without.handle({row});
    QVERIFY(without.isIdle());
}

RUNLATCH_TEST(tst_PlanRules)

} // namespace runlatch::inspector

#include "tst_planrules.moc"
