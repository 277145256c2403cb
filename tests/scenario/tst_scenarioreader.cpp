// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "scenario/reader.h"
#include "scenario/steptable.h"
#include "support/suite.h"
#include "wording/scenariomistakes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using base::Rules;
using protocol::Stage;
using scenario::Reading;
using script::Mistake;
using simulator::FaultKind;

Q_DECLARE_METATYPE(runlatch::base::Rule)

/// A scenario is read as it was meant, or every mistake is told with its place and the nearest name.
class tst_ScenarioReader : public QObject
{
    Q_OBJECT
private slots:
    void readsTheTenLines();
    void readsEveryKey();
    void readsQuotesAndComments();
    void namesMistakes_data();
    void namesMistakes();
    void tellsAllMistakes();
    void whatFollowsFromAMistakeIsNone_data();
    void whatFollowsFromAMistakeIsNone();
    void everyRuleHasASentence();
    void isBounded();
    void everyFormIsRead();

private:
    static const QByteArray Run;
    template <typename What> static What stepAt(const Reading &reading, qsizetype index)
    {
        const auto *what = std::get_if<What>(&reading.scenario.steps.at(index).what);
        return what ? *what : What();
    }
};

const QByteArray tst_ScenarioReader::Run = "run stages=post_plan\n";

void tst_ScenarioReader::readsTheTenLines()
{
    const Reading reading = scenario::readScenario("# what an integration must live through\n"
                                                   "\n"
                                                   "run workspace=net-prod stages=pre_plan,post_plan\r\n"
                                                   "deliver post_plan fault=repeated\n"
                                                   "expect callback status=running within=5s\n"
                                                   "  fault callback status=503 count=2   # and again\n"
                                                   "expect result=passed within=60s");
    QCOMPARE(reading.mistakes.size(), 0);
    QCOMPARE(reading.scenario.steps.size(), 5);
    const auto run = stepAt<scenario::StartRun>(reading, 0);
    QCOMPARE(run.workspaceName, u"net-prod"_s);
    QCOMPARE(run.stages, QList<Stage>({Stage::PrePlan, Stage::PostPlan}));
    QCOMPARE(run.heldStages, QList<Stage>({Stage::PostPlan}));
    const auto deliver = stepAt<scenario::Deliver>(reading, 1);
    QCOMPARE(deliver.stage, Stage::PostPlan);
    QCOMPARE(deliver.faults.delivery, QList<simulator::Fault>({{.kind = FaultKind::Repeated}}));
    const auto callback = stepAt<scenario::Expect>(reading, 2);
    QCOMPARE(callback.within, 5s);
    QVERIFY(callback.kind == scenario::Happening::Kind::Callback);
    QVERIFY(scenario::Happening{.status = u"running"_s}.fits(callback.conditions));
    QVERIFY(!scenario::Happening{.status = u"passed"_s}.fits(callback.conditions));
    const auto faults = stepAt<scenario::MakeFaults>(reading, 3);
    QCOMPARE(faults.faults.callback,
             QList<simulator::Fault>(2, simulator::Fault{.kind = FaultKind::Status, .number = 503}));
    QCOMPARE(reading.scenario.steps.at(3).line, 6);
    QVERIFY(reading.scenario.steps.at(3).text.startsWith("fault callback"_L1));
    const auto result = stepAt<scenario::Expect>(reading, 4);
    QVERIFY(result.kind == scenario::Happening::Kind::Result);
    QVERIFY(!scenario::Happening{.result = u"failed"_s}.fits(result.conditions));
}

void tst_ScenarioReader::readsEveryKey()
{
    const Reading reading = scenario::readScenario(
        "run stages=post_plan workspace=w message=\"Widen the subnets\" enforcement=advisory speculative=yes "
        "overridable=yes deadline=90s\n"
        "fault plan latency=300ms\n"
        "fault object reset\n"
        "expect answer http=2xx took=<2s attempt=1 stage=post_plan within=1s\n"
        "expect request what=plan where=\"path:json-output -rule:request\"\n"
        "expect no-callback http=>=400 within=2s\n"
        "override\n"
        "cancel\n"
        "expect run=canceled\n");
    QCOMPARE(reading.mistakes.size(), 0);
    const auto run = stepAt<scenario::StartRun>(reading, 0);
    QCOMPARE(run.message, u"Widen the subnets"_s);
    QVERIFY(run.enforcementLevel == protocol::EnforcementLevel::Advisory && run.speculative && run.isOverridable);
    QCOMPARE(run.deadline, std::optional<std::chrono::milliseconds>(90s));
    QCOMPARE(stepAt<scenario::MakeFaults>(reading, 1).faults.plan.constFirst().time, 300ms);
    QCOMPARE(stepAt<scenario::MakeFaults>(reading, 2).faults.object.constFirst().kind, FaultKind::Reset);
    const auto answer = stepAt<scenario::Expect>(reading, 3);
    scenario::Happening happening{.kind = scenario::Happening::Kind::Answer, .http = 202, .took = 1999};
    happening.attempt = 1;
    happening.stage = u"post_plan"_s;
    QVERIFY(happening.fits(answer.conditions));
    happening.took = 2000;
    QVERIFY(!happening.fits(answer.conditions));
    QVERIFY(stepAt<scenario::Expect>(reading, 5).isAbsent);
    QCOMPARE(stepAt<scenario::Order>(reading, 6).kind, simulator::RunOrder::Kind::Override);
    QCOMPARE(stepAt<scenario::Expect>(reading, 8).within, 60s);
}

void tst_ScenarioReader::readsQuotesAndComments()
{
    const Reading reading = scenario::readScenario("\xEF\xBB\xBFrun stages=post_plan message=\"a # \"\"b\"\" = c\"#x\n"
                                                   "expect result=passed message=\"two words\" # the end\n");
    QCOMPARE(reading.mistakes.size(), 0);
    QCOMPARE(stepAt<scenario::StartRun>(reading, 0).message, u"a # \"b\" = c#x"_s);
    scenario::Happening happening{.result = u"passed"_s, .message = u"Two words"_s};
    QVERIFY(happening.fits(stepAt<scenario::Expect>(reading, 1).conditions));
    happening.message = u"two words more"_s;
    QVERIFY(!happening.fits(stepAt<scenario::Expect>(reading, 1).conditions));
}

void tst_ScenarioReader::namesMistakes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("nearest");
    const auto row = [](const char *name, const QByteArray &text, base::Rule rule, int line, int column,
                        const QString &subject = {}, const QString &nearest = {}) {
        QTest::newRow(name) << text << rule << line << column << subject << nearest;
    };
    row("step", Run + "  delivr post_plan", Rules::ScenarioStep, 2, 3, u"delivr"_s, u"deliver"_s);
    row("like no step", "frobnicate", Rules::ScenarioStep, 1, 1, u"frobnicate"_s);
    row("step with a value", "run=1", Rules::ScenarioStep, 1, 1, u"run"_s);
    row("subject", Run + "expect calback", Rules::ScenarioSubject, 2, 8, u"calback"_s, u"callback"_s);
    row("subject with a value", Run + "expect callback=1", Rules::ScenarioSubject, 2, 8, u"callback=1"_s,
        u"callback"_s);
    row("no subject", Run + "expect", Rules::ScenarioNoSubject, 2, 7, u"expect"_s);
    row("no value of the subject", Run + "expect result", Rules::ScenarioNoValue, 2, 8, u"result"_s);
    row("key", "run stage=post_plan", Rules::ScenarioKey, 1, 5, u"stage"_s, u"stages"_s);
    row("fault", Run + "fault callback statuss=503", Rules::ScenarioKey, 2, 16, u"statuss"_s, u"status"_s);
    row("a bracket in a filter", Run + "expect callback where=\"(status:passed\"", Rules::ScenarioValue, 2, 24, u"("_s);
    row("key twice", "run stages=post_plan stages=pre_plan", Rules::ScenarioKeyTwice, 1, 22, u"stages"_s);
    row("key missing", "run workspace=w", Rules::ScenarioKeyMissing, 1, 16, u"stages"_s);
    row("no time to wait", Run + "expect no-callback", Rules::ScenarioKeyMissing, 2, 19, u"within"_s);
    row("no value", "run stages=", Rules::ScenarioNoValue, 1, 5, u"stages"_s);
    row("no fault", Run + "fault callback count=2", Rules::ScenarioNoFault, 2, 23, u"callback"_s);
    row("two faults", Run + "fault callback reset silence", Rules::ScenarioKeyTwice, 2, 22, u"silence"_s);
    row("fault without its value", Run + "fault callback status", Rules::FaultValue, 2, 16, u"status"_s);
    row("fault by chance", Run + "fault callback reset@0.5", Rules::ScenarioKey, 2, 16, u"reset@0.5"_s);
    row("status by chance", Run + "fault callback status=503@0.5", Rules::ScenarioValue, 2, 23, u"503@0.5"_s);
    row("count of its own", Run + "fault callback status=503#2", Rules::ScenarioValue, 2, 23, u"503#2"_s);
    row("delivery with a count", Run + "deliver post_plan fault=repeated#3", Rules::ScenarioValue, 2, 25,
        u"repeated#3"_s);
    row("delivery with a place", Run + "deliver post_plan fault=delivery:repeated", Rules::ScenarioValue, 2, 25,
        u"delivery:repeated"_s);
    row("fault of answers", Run + "deliver post_plan fault=reset", Rules::ScenarioValue, 2, 25, u"reset"_s);
    row("stages", "run stages=post_plan,plan", Rules::ScenarioValue, 1, 22, u"plan"_s);
    row("like a stage", "run stages=pre_plan,post_plann", Rules::ScenarioValue, 1, 21, u"post_plann"_s, u"post_plan"_s);
    row("stage twice", "run stages=post_plan,post_plan", Rules::ScenarioValue, 1, 22, u"post_plan"_s);
    row("level", "run stages=post_plan enforcement=high", Rules::ScenarioValue, 1, 34, u"high"_s);
    row("truth", "run stages=post_plan speculative=true", Rules::ScenarioValue, 1, 34, u"true"_s);
    row("time", Run + "expect result=passed within=60", Rules::ScenarioValue, 2, 29, u"60"_s);
    row("long time", Run + "expect result=passed within=61m", Rules::ScenarioValue, 2, 29, u"61m"_s);
    row("count", Run + "fault callback reset count=0", Rules::ScenarioValue, 2, 28, u"0"_s);
    row("large count", Run + "fault callback reset count=1001", Rules::ScenarioValue, 2, 28, u"1001"_s);
    row("condition", Run + "expect callback status=runing", Rules::FilterChoice, 2, 24, u"runing"_s, u"running"_s);
    row("result", Run + "expect result=well", Rules::FilterChoice, 2, 15, u"well"_s);
    row("filter", Run + "expect callback where=\"status:running nosuch:1\"", Rules::FilterUnknownField, 2, 39,
        u"nosuch"_s);
    row("quote", Run + "expect result=passed message=\"well", Rules::ScenarioQuote, 2, 30);
    row("encoding", Run + "expect result=\xFF", Rules::ScenarioEncoding, 2, 1);
    row("wide characters count once", "run message=\xF0\x9F\x98\x80 stagess=x", Rules::ScenarioKey, 1, 15, u"stagess"_s,
        u"stages"_s);
    row("no run", "expect result=passed", Rules::ScenarioNoRun, 1, 1);
    row("other stage", Run + "deliver pre_plan", Rules::ScenarioStage, 2, 9, u"pre_plan"_s);
    row("stage of no speculative run", "run stages=pre_apply speculative=yes\ndeliver pre_apply", Rules::ScenarioStage,
        2, 9, u"pre_apply"_s);
    row("delivered twice", Run + "deliver post_plan\ndeliver post_plan", Rules::ScenarioStageTwice, 3, 9,
        u"post_plan"_s);
    row("nothing expected", Run + "deliver post_plan\n", Rules::ScenarioNothingExpected, 2, 1);
    row("nothing", "", Rules::ScenarioNothingExpected, 1, 1);
}

void tst_ScenarioReader::namesMistakes()
{
    QFETCH(QByteArray, text);
    QFETCH(base::Rule, rule);
    const Reading reading = scenario::readScenario(text);
    QVERIFY(!reading.mistakes.isEmpty());
    const Mistake &mistake = reading.mistakes.constFirst();
    QCOMPARE(mistake.rule.name(), rule.name());
    QTEST(mistake.line, "line");
    QTEST(mistake.column, "column");
    QTEST(mistake.subject, "subject");
    QTEST(mistake.nearest, "nearest");
}

void tst_ScenarioReader::tellsAllMistakes()
{
    const Reading reading =
        scenario::readScenario("run stage=post_plan workspac=w\nexpect calback\nexpect result=passed within=soon\n");
    QStringList places;
    for (const Mistake &mistake : reading.mistakes)
        places += u"%1:%2"_s.arg(mistake.line).arg(mistake.column);
    QCOMPARE(places, QStringList({u"1:5"_s, u"1:21"_s, u"2:8"_s, u"3:29"_s}));
    const QByteArray many = Run + QByteArray("nonsense\n").repeated(1000);
    QCOMPARE(scenario::readScenario(many).mistakes.size(), script::MaxMistakes);
}

void tst_ScenarioReader::whatFollowsFromAMistakeIsNone_data()
{
    QTest::addColumn<QByteArray>("run");
    QTest::newRow("its key") << "run stage=post_plan"_ba;
    QTest::newRow("its word") << "rum stages=post_plan"_ba;
    QTest::newRow("its quote") << "run stages=\"post_plan"_ba;
    QTest::newRow("its encoding") << "run stages=post_plan message=\xFF"_ba;
    QTest::newRow("after another run") << Run + "run stages=pre_plan,post_plann";
}

/// A run that was not understood is the one mistake: the steps behind it belong to it.
void tst_ScenarioReader::whatFollowsFromAMistakeIsNone()
{
    QFETCH(QByteArray, run);
    const QByteArray steps = "\ndeliver pre_plan\nexpect result=passed\n";
    QCOMPARE(scenario::readScenario(run + steps).mistakes.size(), 1);
    const Reading again = scenario::readScenario(run + steps + Run + "deliver pre_plan\n"); // of a run that is known
    QCOMPARE(again.mistakes.size(), 2);
    QCOMPARE(again.mistakes.constLast().rule.name(), Rules::ScenarioStage.name());
}

void tst_ScenarioReader::everyRuleHasASentence()
{
    for (const base::Rule &rule : Rules::Scenarios) {
        const filter::Fault mistake{.position = 0, .length = 1, .rule = rule, .subject = u"x"_s, .field = u"y"_s};
        QVERIFY(wording::scenarioSentence(mistake, {}).fact.endsWith(u'.'));
        QVERIFY(wording::scenarioSentence(mistake, u"deliver"_s).next.contains(u"“deliver”"_s));
    }
}

/// The largest text is read in no time that anybody waits for, however odd it is.
void tst_ScenarioReader::isBounded()
{
    const qsizetype full = scenario::MaxScenarioBytes;
    const auto firstRule = [](const QByteArray &text) {
        return scenario::readScenario(text).mistakes.constFirst().rule.name();
    };
    QCOMPARE(firstRule(QByteArray(full + 1, '#')), Rules::ScenarioTooLarge.name());
    QCOMPARE(firstRule(QByteArray(full, '\n')), Rules::ScenarioTooManyLines.name());
    QCOMPARE(firstRule(QByteArray(full, 'a')), Rules::ScenarioStep.name());
    QCOMPARE(firstRule(QByteArray("a ").repeated(full / 2)), Rules::ScenarioStep.name());
    QCOMPARE(firstRule(Run + "expect callback where=" + QByteArray(full - 100, '(')), Rules::FilterLongWord.name());
    QCOMPARE(firstRule(Run + "expect callback where=\"" + QByteArray("a ").repeated((full - 100) / 2) + '"'),
             Rules::FilterTooLong.name());
    QVERIFY(firstRule(QByteArray(full, '"')).startsWith("scenario."_L1));
}

/// Each form of the table can be written, with all its keys.
void tst_ScenarioReader::everyFormIsRead()
{
    const QHash<QString, QString> values{{u"stages"_s, u"pre_plan,post_plan,pre_apply,post_apply"_s},
                                         {u"enforcement"_s, u"advisory"_s},
                                         {u"speculative"_s, u"no"_s},
                                         {u"overridable"_s, u"no"_s},
                                         {u"deadline"_s, u"5s"_s},
                                         {u"within"_s, u"5s"_s},
                                         {u"fault"_s, u"repeated"_s},
                                         {u"count"_s, u"2"_s},
                                         {u"status"_s, u"running"_s},
                                         {u"http"_s, u"200"_s},
                                         {u"stage"_s, u"post_plan"_s},
                                         {u"took"_s, u"<1s"_s},
                                         {u"what"_s, u"plan"_s},
                                         {u"result"_s, u"passed"_s},
                                         {u"run"_s, u"applied"_s},
                                         {u"where"_s, u"-y"_s}};
    const QString begin = u"run stages=pre_plan,post_plan,pre_apply,post_apply\n"_s;
    for (const scenario::StepForm &form : scenario::stepForms()) {
        QString line = form.word;
        if (!form.subject.isEmpty())
            line += u' ' + form.subject;
        if (form.hasValue)
            line += u'=' + values.value(form.subject);
        if (form.takesFault)
            line += " status=503"_L1;
        for (const script::KeyForm &key : form.keys)
            line += u' ' + key.name + u'=' + values.value(key.name, u"1"_s);
        const Reading reading = scenario::readScenario((begin + line + "\nexpect result=passed"_L1).toUtf8());
        QVERIFY2(reading.mistakes.isEmpty(), qPrintable(line));
        QVERIFY(script::writtenForm(form).startsWith(form.word));
    }
}

RUNLATCH_TEST(tst_ScenarioReader)
#include "tst_scenarioreader.moc"
