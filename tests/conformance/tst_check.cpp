// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/reportwords.h"
#include "runcheck.h"
#include "support/closedport.h"
#include "support/suite.h"
#include "support/testidentity.h"

#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::conformance;

/// A check ends whatever the integration does, and finds nothing in a right one.
class tst_Check : public QObject
{
    Q_OBJECT
private slots:
    void aRightIntegrationPassesAll();
    void withoutAKeySignaturesAreSkipped();
    void whatIsNotFetchedIsSkipped();
    void callsBackByHttpsWhereItTrusts_data();
    void callsBackByHttpsWhereItTrusts();
    void withoutAResultTheRestIsNotTestable();
    void aTargetThatIsNotThereEndsTheCheck();
    void evidenceHasBothSidesWithoutSecrets();
    void aLateCallbackTakesAVerdictBack();
    void cancelEndsAtOnce();
    void aLostTargetCountsAgainstItsCase();
};

void tst_Check::aRightIntegrationPassesAll()
{
    HabitualIntegration integration;
    CheckOptions options = quickOptions(integration.url(), {});
    options.target.deadline = std::chrono::seconds(60); // a machine may be busy
    options.cases.removeIf([](const Case *one) {        // a busy machine fails them
        return one == findCase(u"answer.prompt") || one == findCase(u"callback.on-late");
    });
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    const QStringList others = check.others({Verdict::Passed});
    // No certificate is given, the configuration is not asked for, and nothing is expected of another version.
    QVERIFY2(others.size() == 4, qPrintable(others.join(u'\n')));
    QCOMPARE(check.result(u"payload.version-2"_s).verdict, Verdict::Observed);
    QCOMPARE(check.result(u"configuration.token"_s).verdict, Verdict::Skipped);
    QVERIFY(check.report().isClean());
    QCOMPARE(check.report().results.size(), options.cases.size());
}

void tst_Check::withoutAKeySignaturesAreSkipped()
{
    Habits habits;
    habits.accepts = [](const http::Request &) { return true; };
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(), {u"signature"_s}, {}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.others({Verdict::Skipped}), QStringList());
    QVERIFY(check.report().isClean());
    QCOMPARE(check.report().count(Verdict::Passed), 0);
}

void tst_Check::whatIsNotFetchedIsSkipped()
{
    Habits habits;
    habits.asksForPlan = false;
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(), {u"plan"_s, u"configuration"_s}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.others({Verdict::Skipped}), QStringList());
}

void tst_Check::callsBackByHttpsWhereItTrusts_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<bool>("isTrusted");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("why");
    QTest::newRow("trusted") << u"self-signed"_s << true << Verdict::Passed << QString();
    QTest::newRow("not trusted") << u"self-signed"_s << false << Verdict::Failed << u"It has no result"_s;
    QTest::newRow("of another host") << u"other-host"_s << true << Verdict::Skipped << u"does not name the host"_s;
    QTest::newRow("none") << QString() << true << Verdict::Skipped << u"No certificate was given"_s;
}

/// The certificate of nobody is refused all the same.
void tst_Check::callsBackByHttpsWhereItTrusts()
{
    QFETCH(QString, certificate);
    QFETCH(bool, isTrusted);
    QFETCH(Verdict, verdict);
    QFETCH(QString, why);
    const auto identity = certificate.isEmpty() ? http::ServerIdentity() : support::testIdentity(certificate);
    Habits habits;
    if (isTrusted && !identity.isNull())
        habits.trusted = support::fingerprintOf(identity);
    HabitualIntegration integration(habits);
    CheckOptions options = quickOptions(integration.url(), {u"callback.https"_s, u"hygiene.certificate"_s});
    options.service.identity = identity;
    options.target.deadline = 1s;
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    const CaseResult result = check.result(u"callback.https"_s);
    QVERIFY2(result.verdict == verdict, qPrintable(verdictName(result.verdict) + u": "_s + result.why));
    QVERIFY2(result.why.contains(why), qPrintable(result.why));
    QCOMPARE(check.result(u"hygiene.certificate"_s).verdict, Verdict::Passed);
}

void tst_Check::withoutAResultTheRestIsNotTestable()
{
    Habits habits;
    habits.accepts = [](const http::Request &) { return false; };
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(), {u"signature"_s, u"payload.no-vcs"_s, u"answer.status"_s}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.result(u"answer.status"_s).verdict, Verdict::Failed);
    QCOMPARE(check.result(u"signature.unsigned"_s).verdict, Verdict::NotTestable); // refusing all proves nothing
    QCOMPARE(check.result(u"payload.no-vcs"_s).verdict, Verdict::NotTestable);
    const QString remedy = remedyOfCase(u"answer.status");
    QCOMPARE(remedyOf(check.result(u"signature.unsigned"_s)), remedy); // that of what failed
    QCOMPARE(remedyOf(check.result(u"payload.no-vcs"_s)), remedy);
    QVERIFY(check.wasReached());
    QVERIFY(!check.report().isClean());
}

void tst_Check::aTargetThatIsNotThereEndsTheCheck()
{
    const support::ClosedPort closed;
    const RunCheck check(quickOptions(QUrl(u"http://127.0.0.1:%1/"_s.arg(closed.port())), {}));
    QVERIFY(check.hasEnded());
    QVERIFY(!check.wasReached());
    QCOMPARE(check.others({Verdict::NotTestable}), QStringList());
    QVERIFY2(check.report().unreached.contains("the connection was refused"_L1), qPrintable(check.report().unreached));
    QCOMPARE(check.result(u"answer.status"_s).why, u"It was not tried."_s);
    QCOMPARE(check.result(u"answer.status"_s).took, 0ms);
}

void tst_Check::evidenceHasBothSidesWithoutSecrets()
{
    HabitualIntegration integration;
    const RunCheck check(quickOptions(integration.url(), {u"plan.second-host"_s, u"signature.unsigned"_s}));
    QVERIFY(check.hasEnded());
    QStringList sides;
    const CaseResult result = check.result(u"plan.second-host"_s);
    for (const http::ExchangeRecord &record : result.exchanges) {
        sides.append(QString::fromLatin1(record.method));
        QVERIFY(!record.part.isEmpty());
        QVERIFY(!record.requestBody.contains("atlasv1")); // the mark of a token
        for (const http::Header &header : record.requestHeaders)
            QVERIFY2(!header.value.contains("atlasv1"), header.name.constData());
    }
    sides.sort();
    QCOMPARE(sides, QStringList({u"GET"_s, u"GET"_s, u"PATCH"_s, u"PATCH"_s, u"POST"_s}));
    QCOMPARE(check.result(u"signature.unsigned"_s).exchanges.size(), 1);
}

/// The callback to a forgery comes after its verdict, while another trial is watched for longer.
void tst_Check::aLateCallbackTakesAVerdictBack()
{
    Habits habits;
    habits.worksOnForgeries = true;
    habits.forgeryPause = 800ms;
    habits.asksForPlan = false;
    HabitualIntegration integration(habits);
    base::SystemClock clock;
    CheckOptions options = quickOptions(integration.url(), {u"signature.cut"_s, u"callback.on-401"_s});
    options.calm = 2s;
    Check check(clock, options);
    QStringList verdicts;
    bool hasEnded = false;
    connect(&check, &Check::judged, this, [&verdicts](const CaseResult &result) {
        if (result.text.id == "signature.cut"_L1)
            verdicts.append(verdictName(result.verdict));
    });
    connect(&check, &Check::ended, this, [&hasEnded] { hasEnded = true; });
    check.start();
    QVERIFY(support::waitFor([&hasEnded] { return hasEnded; }));
    QCOMPARE(verdicts, QStringList({u"passed"_s, u"failed"_s}));
    QCOMPARE(check.report().results.constFirst().verdict, Verdict::Failed);
}

void tst_Check::cancelEndsAtOnce()
{
    Habits habits;
    habits.slowness = 5s;
    HabitualIntegration integration(habits);
    base::SystemClock clock;
    Check check(clock, quickOptions(integration.url(), {}));
    bool hasTold = false;
    connect(&check, &Check::judged, this, [&hasTold] { hasTold = true; });
    check.start();
    check.cancel();
    QVERIFY(!hasTold);
    QCOMPARE(check.report().results.size(), allCases().size());
    QCOMPARE(check.report().count(Verdict::NotTestable), allCases().size());
}

void tst_Check::aLostTargetCountsAgainstItsCase()
{
    HabitualIntegration integration;
    base::SystemClock clock;
    CheckOptions options =
        quickOptions(integration.url(), {u"payload.no-vcs"_s, u"payload.nulls"_s, u"answer.status"_s});
    Check check(clock, options);
    QMap<QString, Verdict> verdicts;
    bool hasEnded = false;
    int lost = 0;
    connect(&check, &Check::judged, this, [&verdicts, &check, &lost](const CaseResult &result) {
        verdicts.insert(result.text.id, result.verdict);
        if (result.text.id == "answer.status"_L1) // the next two are tried side by side now: neither is blamed
            QMetaObject::invokeMethod(
                &check,
                [&check, &lost] {
                    ++lost;
                    check.loseTarget(u"gone"_s);
                },
                Qt::QueuedConnection);
    });
    connect(&check, &Check::targetWanted, this, [&check, &lost] {
        check.resume();
        if (lost++ == 1) // one is tried alone now
            check.loseTarget(u"gone again"_s);
    });
    connect(&check, &Check::ended, this, [&hasEnded] { hasEnded = true; });
    check.start();
    QVERIFY(support::waitFor([&hasEnded] { return hasEnded; }));
    QCOMPARE(verdicts.value(u"answer.status"_s), Verdict::Passed);
    QCOMPARE(verdicts.value(u"payload.nulls"_s), Verdict::Failed);
    QCOMPARE(verdicts.value(u"payload.no-vcs"_s), Verdict::Passed);
    QCOMPARE(verdicts.size(), 3);
}

RUNLATCH_TEST(tst_Check)
#include "tst_check.moc"
