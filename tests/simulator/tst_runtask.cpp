// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"

#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using protocol::TaskState;
using simulator::Integrator;
using simulator::RunTask;
using simulator::RunTaskEvent;
using simulator::Simulation;
using simulator::Verification;

namespace {

/// The events of a run task in short: "!" and "+" are attempts, wrongly and rightly signed, "c" is a callback, a number
/// is an answer. The second event comes one second after the first, and so on.
RunTask runTaskOf(const QString &events, bool isSigned = true)
{
    RunTask runTask;
    runTask.isSigned = isSigned;
    int attempt = 0;
    for (const QString &word : events.split(u' ', Qt::SkipEmptyParts)) {
        RunTaskEvent event;
        const bool isAttempt = word == "!"_L1 || word == "+"_L1;
        event.type = isAttempt ? RunTaskEvent::Type::Attempt
            : word == "c"_L1   ? RunTaskEvent::Type::Callback
                               : RunTaskEvent::Type::Answered;
        attempt += isAttempt ? 1 : 0;
        event.attempt = attempt;
        event.at = std::chrono::seconds(runTask.events.size());
        event.http = word.toInt();
        event.fault = word == "!"_L1 ? u"wrong-signature"_s : QString();
        runTask.events.append(event);
    }
    return runTask;
}

} // namespace

/// A run task knows what its integration did that it must not do.
class tst_RunTask : public QObject
{
    Q_OBJECT
private slots:
    void takesForgeries_data();
    void takesForgeries();
    void timesTheFirstCallback();
    void wantsNoCallbackToAVerification();
    void sendsNoSignatureHeader();
};

void tst_RunTask::takesForgeries_data()
{
    QTest::addColumn<QString>("events");
    QTest::addColumn<bool>("took");
    QTest::newRow("nothing yet") << u"!"_s << false;
    QTest::newRow("all is right") << u"+ 200 c"_s << false;
    QTest::newRow("takes it") << u"! 200 c"_s << true;
    QTest::newRow("refuses it") << u"! 401 + 200 c"_s << false;
    QTest::newRow("takes the second one") << u"! 401 ! 200"_s << true;
    QTest::newRow("refuses it, and works on it") << u"! 401 c + 200"_s << true;
    QTest::newRow("works on it before the answer") << u"! c 401 + 200"_s << true;
    QTest::newRow("may work on what was right") << u"+ 500 ! 401 c"_s << false;
}

void tst_RunTask::takesForgeries()
{
    QFETCH(QString, events);
    QTEST(runTaskOf(events).tookForgery(), "took");
    QVERIFY(!runTaskOf(events, false).tookForgery()); // without a key there is nothing to check
}

void tst_RunTask::timesTheFirstCallback()
{
    QVERIFY(!runTaskOf(u"+ 200"_s).timeToCallback());
    QCOMPARE(runTaskOf(u"+ 200 c c"_s).timeToCallback(), std::optional<std::chrono::milliseconds>(2s));
    QCOMPARE(runTaskOf(u"+ 500 + c 200"_s).timeToCallback(), std::optional<std::chrono::milliseconds>(1s));
}

void tst_RunTask::wantsNoCallbackToAVerification()
{
    RunTask runTask = runTaskOf(u"+ 200 c"_s);
    QVERIFY(!runTask.hasUnwantedCallback());
    runTask.verification = Verification::Token;
    QVERIFY(runTask.hasUnwantedCallback());
    runTask.events.removeLast();
    QVERIFY(!runTask.hasUnwantedCallback());
}

void tst_RunTask::sendsNoSignatureHeader()
{
    for (const bool omits : {false, true}) {
        Simulation simulation;
        Integrator integrator(simulation.clock);
        simulator::RunTaskOptions options;
        options.target = integrator.url();
        options.hmacKey = omits ? QByteArray("secret123") : QByteArray();
        options.signature = omits ? simulator::SignatureManner::Omitted : simulator::SignatureManner::Right;
        simulation.startRunTask(options);
        QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
        const http::Headers &headers = integrator.requests.constFirst().headers;
        const bool isThere = std::any_of(headers.begin(), headers.end(), [](const http::Header &header) {
            return header.name.compare("X-TFC-Task-Signature", Qt::CaseInsensitive) == 0;
        });
        QCOMPARE(isThere, !omits); // without a key the header is empty
        QVERIFY(!simulation.runTask.isSigned);
    }
}

RUNLATCH_TEST(tst_RunTask)
#include "tst_runtask.moc"
