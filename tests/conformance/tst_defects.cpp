// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "callbackdefects.h"
#include "conformance/report/reportwords.h"
#include "requestdefects.h"
#include "support/suite.h"
#include "support/testidentity.h"
#include "wording/sentence.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::conformance;

/// Each defect of an integration is found by its case, in words that say what it is.
class tst_Defects : public QObject
{
    Q_OBJECT
private slots:
    void findsADefect_data();
    void findsADefect();
    void eachCaseHasADefect();
    void theConfigurationIsFetched();
    void whatCouldNotBeReadIsTheReason_data();
    void whatCouldNotBeReadIsTheReason();
    void aRefusedRightSignatureIsNamed_data();
    void aRefusedRightSignatureIsNamed();
    void oneDefectIsToldOnce_data();
    void oneDefectIsToldOnce();
    void whatWentElsewhereIsTheReason();
    void aRefusedFinalEndsTheTrial_data();
    void aRefusedFinalEndsTheTrial();
};

void tst_Defects::findsADefect_data()
{
    QTest::addColumn<Defect>("defect");
    const QList<Defect> all = requestDefects() + callbackDefects();
    for (const Defect &defect : all)
        QTest::newRow(defect.name.constData()) << defect;
}

void tst_Defects::findsADefect()
{
    QFETCH(Defect, defect);
    Habits habits;
    defect.change(habits);
    HabitualIntegration integration(habits);
    CheckOptions options = quickOptions(integration.url(), {defect.id});
    options.target.deadline = 1s;
    if (defect.id == "callback.on-late"_L1)
        options.calm = options.target.deadline = 4s; // an integration that waits for the answer passes
    if (defect.id == "callback.https"_L1)
        options.service.identity = support::testIdentity(u"self-signed"_s);
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    const CaseResult result = check.result(defect.id);
    QVERIFY2(result.verdict == defect.verdict, qPrintable(verdictName(result.verdict) + u": "_s + result.why));
    QVERIFY2(result.why.contains(defect.why), qPrintable(result.why));
    QVERIFY(!result.text.remedy.isEmpty());
    QCOMPARE(check.report().isClean(), defect.verdict != Verdict::Failed && defect.verdict != Verdict::NotTestable);
}

/// No case without an integration that it finds.
void tst_Defects::eachCaseHasADefect()
{
    QSet<QString> found;
    const QList<Defect> all = requestDefects() + callbackDefects();
    for (const Defect &defect : all)
        found.insert(defect.id);
    for (const Case *one : allCases())
        QVERIFY2(found.remove(one->text().id), one->id);
    QVERIFY2(found.isEmpty(), qPrintable(QStringList(found.values()).join(u' ')));
}

void tst_Defects::theConfigurationIsFetched()
{
    Habits habits;
    habits.asksForConfiguration = true;
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(), {u"configuration.token"_s, u"configuration.redirect"_s}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.others({Verdict::Passed}), QStringList());
    QCOMPARE(check.report().results.size(), 2);
}

void tst_Defects::whatCouldNotBeReadIsTheReason_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<base::Rule>("rule");
    using base::Rules;
    const Change large = [](Habits &habits) {
        habits.repetitions = 0;
        habits.written = [](QByteArray message) {
            return message.replace("Content-Length: ", "Content-Length: 9999999");
        };
    };
    QTest::newRow("too large") << large << Rules::HttpBodyTooLarge;
    const Change encrypted = [](Habits &habits) {
        habits.repetitions = 0;
        habits.addressOf = [](QString url) { return url.replace(u"http:"_s, u"https:"_s); };
    };
    QTest::newRow("encrypted") << encrypted << Rules::HttpRequestLine;
    const Change inTheAnswer = [](Habits &habits) {
        habits.callbacks = [](const protocol::RunTaskRequest &) { return QList<QByteArray>(); };
        habits.answerBody = callbackOf("passed");
    };
    QTest::newRow("in the answer") << inTheAnswer << Rules::AnswerResult;
}

/// A callback that was refused as HTTP is not "none arrived", and proves nothing of what it would have said. A result
/// in the answer is no callback, and is told as the reason.
void tst_Defects::whatCouldNotBeReadIsTheReason()
{
    QFETCH(Change, change);
    QFETCH(base::Rule, rule);
    Habits habits;
    change(habits);
    HabitualIntegration integration(habits);
    CheckOptions options =
        quickOptions(integration.url(), {u"callback.final"_s, u"callback.token"_s, u"payload.no-vcs"_s});
    options.target.deadline = 1s;
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    const base::Error error{.kind = base::ErrorKind::Protocol, .rule = rule};
    const auto words = wording::sentence(error, wording::Activity::SendingRunTask);
    const QString reason = words.fact.chopped(1); // without its full stop
    const CaseResult failed = check.result(u"callback.final"_s);
    QCOMPARE(failed.verdict, Verdict::Failed);
    QCOMPARE(failed.lapses.value(0).rule, rule);
    QVERIFY2(failed.why.contains(reason) || rule == base::Rules::AnswerResult, qPrintable(failed.why));
    QCOMPARE(remedyOf(failed), words.next);
    const CaseResult token = check.result(u"callback.token"_s);
    QCOMPARE(token.verdict, Verdict::NotTestable);
    QVERIFY2(token.why.contains(reason), qPrintable(token.why));
    QCOMPARE(remedyOf(token), words.next);
    QCOMPARE(remedyOf(check.result(u"payload.no-vcs"_s)), words.next);
}

void tst_Defects::aRefusedRightSignatureIsNamed_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<base::Rule>("rule");
    QTest::newRow("401") << 401 << testKey() << base::Rules::AnswerRefusesSigned;
    QTest::newRow("403") << 403 << testKey() << base::Rules::AnswerRefusesSigned;
    QTest::newRow("another fault") << 404 << testKey() << base::Rule();
    QTest::newRow("unsigned") << 401 << QByteArray() << base::Rule();
}

/// A receiver with another key or another hash refuses every delivery, and is told of the signature.
void tst_Defects::aRefusedRightSignatureIsNamed()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, key);
    QFETCH(const base::Rule, rule);
    Habits habits;
    habits.answer = status;
    HabitualIntegration integration(habits);
    CheckOptions options = quickOptions(integration.url(), {u"answer.status"_s}, key);
    options.target.deadline = 1s;
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    const CaseResult failed = check.result(u"answer.status"_s);
    QCOMPARE(failed.verdict, Verdict::Failed);
    QCOMPARE(failed.lapses.value(0).rule, rule);
    const auto words = wording::sentenceOfRule(rule);
    QVERIFY(rule.isEmpty() || remedyOf(failed) == words->next);
}

void tst_Defects::oneDefectIsToldOnce_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("id");
    QTest::newRow("a second final") << sends({callbackOf("passed"), callbackOf("passed")}) << u"callback.once"_s;
    QTest::newRow("an update behind it") << sends({callbackOf("passed"), callbackOf("running")})
                                         << u"callback.nothing-after"_s;
    QTest::newRow("an unknown status first")
        << sends({callbackOf("started"), callbackOf("passed")}) << u"callback.status"_s;
}

/// The case that is about a defect of every run task fails, and the ordinary run task does. No other case does.
void tst_Defects::oneDefectIsToldOnce()
{
    QFETCH(const Change, change);
    QFETCH(const QString, id);
    Habits habits;
    change(habits);
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(),
                                      {id, u"payload.post-plan"_s, u"payload.no-vcs"_s, u"answer.keep-alive"_s,
                                       u"signature.pretty"_s, u"deliveries.repeated"_s, u"deliveries.parallel"_s}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.result(id).verdict, Verdict::Failed);
    QCOMPARE(check.result(u"payload.post-plan"_s).verdict, Verdict::Failed);
    QVERIFY2(check.others({Verdict::Passed}).size() == 2, qPrintable(check.others({Verdict::Passed}).join(u'\n')));
}

void tst_Defects::whatWentElsewhereIsTheReason()
{
    Habits habits;
    habits.addressOf = [](const QString &url) { return url.section(u"/callback"_s, 0, 0); };
    HabitualIntegration integration(habits);
    CheckOptions options = quickOptions(integration.url(), {u"callback.final"_s, u"payload.post-plan"_s});
    options.target.deadline = 1s;
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    for (const QString &id : {u"callback.final"_s, u"payload.post-plan"_s}) {
        const QString why = check.result(id).why;
        QVERIFY2(why.contains(u"lacks its end /callback"_s), qPrintable(why));
    }
}

void tst_Defects::aRefusedFinalEndsTheTrial_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, const Change &change, const QString &why) {
        QTest::newRow(name) << change << why;
    };
    const Change otherToken = [](Habits &habits) { habits.authorization = "Bearer another"; };
    row("401", otherToken, u"the final callback was answered 401"_s);
    row(
        "405", [](Habits &habits) { habits.method = "POST"; }, u"the final callback was answered 405"_s);
    row("422", sends({R"({"data":{"attributes":{"status":"passed","url":7}}})"}),
        u"the final callback was answered 422"_s);
    const Change elsewhere = [](Habits &habits) {
        habits.addressOf = [](const QString &url) { return url.section(u"/callback"_s, 0, 0); };
    };
    row("another address", elsewhere, u"the final callback went to another address"_s);
    const Change early = [otherToken](Habits &habits) {
        otherToken(habits);
        habits.worksFirst = true;
    };
    row("before the answer", early, u"the final callback was answered 401"_s);
}

/// Nothing heals it, so the trial does not wait for its deadline, which would be the reason otherwise.
void tst_Defects::aRefusedFinalEndsTheTrial()
{
    QFETCH(const Change, change);
    QFETCH(const QString, why);
    Habits habits;
    change(habits);
    HabitualIntegration integration(habits);
    CheckOptions options = quickOptions(integration.url(), {u"callback.final"_s, u"payload.post-plan"_s});
    options.target.deadline = 1h;
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    for (const QString &id : {u"callback.final"_s, u"payload.post-plan"_s}) {
        const CaseResult failed = check.result(id);
        QCOMPARE(failed.verdict, Verdict::Failed);
        QVERIFY2(failed.why.contains(why), qPrintable(failed.why));
    }
}

RUNLATCH_TEST(tst_Defects)
#include "tst_defects.moc"
