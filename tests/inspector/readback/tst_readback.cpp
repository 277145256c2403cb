// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/readback/readbackcomparison.h"

#include "simulator/integrator.h"
#include "support/answer.h"
#include "support/scriptedserver.h"
#include "support/simulatedservice.h"
#include "support/suite.h"

#include <memory>

using namespace Qt::StringLiterals;
using runlatch::protocol::Outcome;
using runlatch::protocol::TaskResult;
using runlatch::protocol::TaskStatus;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

/// A task result is read back from the service, and compared with what was sent.
class tst_ReadBack : public QObject
{
    Q_OBJECT
    using Holds = ReadBackComparison::Holds;
    using Verdict = ReadBackRow::Verdict;

private slots:
    void init()
    {
        m_simulator = std::make_unique<support::SimulatedService>();
        m_integrator = std::make_unique<simulator::Integrator>(m_clock);
        simulator::RunTaskOptions options;
        options.target = m_integrator->url();
        m_simulator->startRunTask(options, this, [](const auto &) {});
        QTRY_VERIFY(!m_integrator->requests.isEmpty());
    }
    void cleanup()
    {
        m_integrator.reset();
        m_simulator.reset();
    }

    void theServiceHasWhatWasSent()
    {
        const TaskResult sent{TaskStatus::Passed, u"all fine"_s, u"https://a.example/r"_s, {outcome(u"A"_s)}};
        QCOMPARE(send(sent), 200);
        const auto served = ask(m_simulator->endpoint());
        QVERIFY(served);
        const ReadBackComparison comparison = compareReadBack({sent}, u"post_plan"_s, *served);
        QVERIFY2(comparison.isSame(), qPrintable(told(comparison)));
        QCOMPARE(told(comparison), u"status = | message = | url = | stage = | stage-status passed | outcomes ="_s);
    }

    void whatDiffersIsTold()
    {
        const TaskResult sent{TaskStatus::Failed, u"one"_s, {}, {outcome(u"A"_s), outcome(u"B"_s)}};
        QCOMPARE(send(sent), 200);
        const auto served = ask(m_simulator->endpoint());
        QVERIFY(served);
        TaskResult other{TaskStatus::Failed, u"two"_s, {}, {outcome(u"A"_s), outcome(u"C"_s)}};
        other.outcomes.first().tags.clear();
        other.outcomes.first().body.clear();
        const ReadBackComparison comparison = compareReadBack({other}, u"pre_plan"_s, *served);
        QCOMPARE(told(comparison),
                 u"status = | message two/one | url = | stage pre_plan/post_plan | stage-status awaiting_override | "
                 u"outcomes = | "
                 "tags A /Severity: High (error) | body A /+ | outcome C of C/ | outcome B /of B"_s);
    }

    void manyOutcomesAreReadToTheirEnd()
    {
        TaskResult sent{TaskStatus::Passed, {}, {}, {}};
        for (int number = 0; number < 240; ++number)
            sent.outcomes.append(outcome(QString::number(number)));
        QCOMPARE(send(sent), 200);
        const auto served = ask(m_simulator->endpoint());
        QVERIFY(served && served->hasAllOutcomes);
        QCOMPARE(served->outcomes.size(), 240);
        QVERIFY(compareReadBack({sent}, u"post_plan"_s, *served).isSame());
    }

    void saysHowSeveralCallbacksAreHeld()
    {
        const TaskResult first{TaskStatus::Running, {}, {}, {outcome(u"A"_s)}};
        const TaskResult last{TaskStatus::Passed, {}, {}, {outcome(u"B"_s)}};
        QVERIFY(send(first) == 200 && send(last) == 200);
        const auto served = ask(m_simulator->endpoint());
        QVERIFY(served);
        const ReadBackComparison comparison = compareReadBack({first, last}, u"post_plan"_s, *served);
        QVERIFY2(comparison.isSame(), qPrintable(told(comparison)));
        QCOMPARE(comparison.holds, served->outcomes.size() == 2 ? Holds::AllCallbacks : Holds::LastCallback);
    }

    void aRefusalHasItsCause_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<base::ErrorKind>("kind");
        QTest::newRow("token") << 401 << base::ErrorKind::Unauthorized;
        QTest::newRow("permission") << 403 << base::ErrorKind::Rejected;
        QTest::newRow("not found, or not to be seen") << 404 << base::ErrorKind::NotFound;
    }
    void aRefusalHasItsCause()
    {
        QFETCH(int, status);
        QFETCH(base::ErrorKind, kind);
        const ScriptedServer service(Script::answer(httpAnswer(status, R"({"errors":[]})")));
        const auto served = ask({service.url(u"/api/v2"_s), "token"});
        QCOMPARE(served.error().kind, kind);
        QCOMPARE(served.error().http, status);
        QCOMPARE(service.count(), 1);
    }

    void partsMayBeMissing()
    {
        const QByteArray result = R"({"data":{"id":"taskrs-1","attributes":{"status":"passed"}}})";
        const ScriptedServer service({Script::answer(httpAnswer(200, result)), Script::answer(httpAnswer(404, "{}"))});
        const auto served = ask({service.url(u"/api/v2"_s), "token"}, u"taskrs-1"_s);
        QVERIFY(served && served->outcomesError);
        const TaskResult sent{TaskStatus::Passed, u"m"_s, {}, {outcome(u"A"_s)}};
        const ReadBackComparison comparison = compareReadBack({sent}, u"post_plan"_s, *served);
        QVERIFY(comparison.isSame());
        QCOMPARE(told(comparison), u"status = | message ? | url ? | stage ? | outcomes ?"_s);
    }

    void anotherResultIsNoAnswer()
    {
        const QByteArray other = R"({"data":{"id":"taskrs-2","attributes":{"status":"passed"}}})";
        const ScriptedServer service(Script::answer(httpAnswer(200, other)));
        QCOMPARE(ask({service.url(u"/api/v2"_s), "token"}, u"taskrs-1"_s).error().rule, base::Rules::ServiceOtherId);
    }

    void belongsToItsService_data()
    {
        QTest::addColumn<QString>("callback");
        QTest::addColumn<bool>("belongs");
        QTest::newRow("its own") << u"https://tf.example/api/v2/task-results/x/callback?c=1"_s << true;
        QTest::newRow("the port written") << u"https://tf.example:443/api/v2/task-results/x"_s << true;
        QTest::newRow("another host") << u"https://tf.example.org/api/v2/task-results/x"_s << false;
        QTest::newRow("another port") << u"https://tf.example:8443/api/v2/task-results/x"_s << false;
        QTest::newRow("not encrypted") << u"http://tf.example/api/v2/task-results/x"_s << false;
        QTest::newRow("another path") << u"https://tf.example/api/v20/task-results/x"_s << false;
    }
    void belongsToItsService()
    {
        QFETCH(QString, callback);
        QTEST(isOfService(QUrl(callback), QUrl(u"https://tf.example/api/v2"_s)), "belongs");
        QVERIFY(!isOfService(QUrl(callback), {}));
    }

private:
    static Outcome outcome(const QString &id)
    {
        return {id, u"of "_s + id, u"# Why"_s, {}, {{u"Severity"_s, u"High"_s, protocol::TagLevel::Error}}};
    }

    /// The status of the answer to a callback.
    int send(const TaskResult &result)
    {
        http::Outgoing outgoing;
        outgoing.method = "PATCH";
        outgoing.url = QUrl(m_integrator->text("task_result_callback_url"));
        outgoing.headers = {{"Authorization", "Bearer " + m_integrator->token()},
                            {"Content-Type", "application/vnd.api+json"}};
        outgoing.body = protocol::writeTaskResult(result);
        const auto answer = support::answerOf<http::Response>(
            [&](QObject *asker, const auto &done) { m_http.send(outgoing, asker, done); });
        return answer ? answer->status : 0;
    }

    base::Result<ReadBack> ask(const service::Endpoint &endpoint, const QString &id = {})
    {
        const QString asked = id.isEmpty() ? m_integrator->text("task_result_id") : id;
        return support::answerOf<ReadBack>(
            [&](QObject *asker, const auto &done) { readBack(m_client, endpoint, asked, asker, done); });
    }

    static QString told(const ReadBackComparison &comparison)
    {
        const QStringList parts{u"status"_s,       u"message"_s,  u"url"_s,     u"stage"_s,
                                u"stage-status"_s, u"outcomes"_s, u"outcome"_s, u"description"_s,
                                u"outcome-url"_s,  u"tags"_s,     u"body"_s};
        QStringList rows;
        for (const ReadBackRow &row : comparison.rows) {
            QString text = parts.at(static_cast<int>(row.part));
            if (!row.outcome.isEmpty())
                text += u' ' + row.outcome;
            if (row.verdict == Verdict::Same)
                text += u" ="_s;
            else if (row.verdict == Verdict::NotKnown)
                text += u" ?"_s;
            else if (row.verdict == Verdict::Told)
                text += u' ' + row.served;
            else
                text += u' ' + row.sent + u'/' + row.served;
            rows += text;
        }
        return rows.join(u" | "_s);
    }

    base::SystemClock m_clock;
    http::Requester m_http;
    service::Client m_client{m_http, m_clock};
    std::unique_ptr<support::SimulatedService> m_simulator;
    std::unique_ptr<simulator::Integrator> m_integrator;
};

RUNLATCH_TEST(tst_ReadBack)

} // namespace runlatch::inspector

#include "tst_readback.moc"
