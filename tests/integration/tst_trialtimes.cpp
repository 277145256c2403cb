// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/trialtimes.h"
#include "base/percentile.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::cli;
using namespace std::chrono_literals;
using simulator::RunTaskEvent;

/// The times of many run tasks are told as percentiles, and the slowest ones by name.
class tst_TrialTimes : public QObject
{
    Q_OBJECT
private slots:
    void percentilesAreValuesThatWereSeen();
    void readsTheTimesOfARunTask();
    void namesTheSlowest();
};

void tst_TrialTimes::percentilesAreValuesThatWereSeen()
{
    QCOMPARE(base::percentile({}, 50), 0);
    QCOMPARE(base::percentile({7}, 50), 7);
    QCOMPARE(base::percentile({1, 2, 3, 4}, 50), 2);
    QCOMPARE(base::percentile({1, 2, 3, 4}, 90), 4);
    QList<int> hundred;
    for (int value = 1; value <= 100; ++value)
        hundred.append(value);
    QCOMPARE(base::percentile(hundred, 99), 99);
    QCOMPARE(base::percentile(hundred, 100), 100);
}

/// A delivery that was refused first counts for the completion only; a run task without a final callback has none.
void tst_TrialTimes::readsTheTimesOfARunTask()
{
    simulator::RunTask runTask;
    runTask.id = u"taskrs-1"_s;
    const auto answered = [](int http, std::chrono::milliseconds took) {
        RunTaskEvent event;
        event.type = RunTaskEvent::Type::Answered;
        event.http = http;
        event.took = took;
        return event;
    };
    const RunTaskEvent refused = answered(503, 5ms);
    RunTaskEvent finished;
    finished.type = RunTaskEvent::Type::Finished;
    finished.at = 1300ms;
    finished.state = protocol::TaskState::Passed;
    runTask.events = {refused};
    QCOMPARE(TrialTime::of(1, runTask).answer, std::nullopt);
    runTask.events = {refused, answered(200, 7ms), finished};
    QCOMPARE(TrialTime::of(1, runTask).answer, 7ms);
    QCOMPARE(TrialTime::of(1, runTask).completion, 1300ms);
    runTask.events.last().state = protocol::TaskState::Errored;
    QCOMPARE(TrialTime::of(1, runTask).completion, std::nullopt);
}

void tst_TrialTimes::namesTheSlowest()
{
    TrialTimes times;
    json::OrderedJson none;
    times.addTo(none);
    QCOMPARE(none.toJson(), R"({"answer_ms":null,"completion_ms":null,"slowest":[]})");
    QVERIFY(times.lines().isEmpty());
    for (const int took : {30, 10, 70, 20, 60, 50, 40})
        times.add(
            {.number = took / 10, .taskResult = u"t"_s, .answer = 1ms, .completion = std::chrono::milliseconds(took)});
    times.add({.number = 8, .taskResult = u"t"_s, .answer = 9ms});
    json::OrderedJson told;
    times.addTo(told);
    const QJsonObject members = QJsonDocument::fromJson(told.toJson()).object();
    QCOMPARE(members[u"answer_ms"].toObject(),
             (QJsonObject{{u"p50"_s, 1}, {u"p90"_s, 9}, {u"p99"_s, 9}, {u"max"_s, 9}}));
    QCOMPARE(members[u"completion_ms"][u"p50"].toInt(), 40);
    QList<int> slowest;
    for (const QJsonValue one : members[u"slowest"].toArray())
        slowest.append(one[u"number"].toInt());
    QCOMPARE(slowest, QList<int>({7, 6, 5, 4, 3}));
    QCOMPARE(times.lines().size(), 7);
}

RUNLATCH_TEST(tst_TrialTimes)
#include "tst_trialtimes.moc"
