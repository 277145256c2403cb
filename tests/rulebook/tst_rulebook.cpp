// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/rulebook.h"

#include "base/rules.h"
#include "rulebook/ruleforms.h"
#include "rulebook/rulewords.h"
#include "store/search/capturefilter.h"
#include "support/smallplan.h"
#include "support/suite.h"
#include "templates/templatefolder.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::base::Rules;

Q_DECLARE_METATYPE(runlatch::base::Rule)

namespace runlatch::rulebook {

/// A file of rules is read as it was meant or says what is wrong, and the right rule is chosen for the right reason.
class tst_RuleBook : public QObject
{
    Q_OBJECT
private slots:
    void readsEverything();
    void aTextIsKnownByItsFirstLine();
    void namesMistakes_data();
    void namesMistakes();
    void saysNothingOfScenarios();
    void bracketsAreTextWhereTheyGroupNothing();
    void aWrongRuleKeepsItsLines();
    void everyFormIsRead();
    void everyRuleHasASentence();
    void isBounded();
    void chooses_data();
    void chooses();
    void meansWhatTheFilterOfCapturesMeans_data();
    void meansWhatTheFilterOfCapturesMeans();
    void theFirstActs();
    void saysWhy_data();
    void saysWhy();
    void judgesThePlan_data();
    void judgesThePlan();
    void waitsForThePlanAlone_data();
    void waitsForThePlanAlone();

private:
    static store::CaptureRow row()
    {
        store::CaptureRow row;
        row.endpoint = u"/runtask"_s;
        row.verdict = protocol::Verdict::Valid;
        row.stage = u"post_plan"_s;
        row.workspaceName = u"net-prod"_s;
        row.organizationName = u"acme"_s;
        row.enforcementLevel = u"mandatory"_s;
        row.bytes = 1200;
        row.loopback = true;
        return row;
    }
    /// Every template but "none".
    static base::Result<templates::Template> templates(const QString &name)
    {
        if (name == "none"_L1)
            return RuleBook::noTemplates(name);
        return templates::Template::read(R"({"data":{"type":"task-results","attributes":{"status":"passed"}}})");
    }
    static QByteArray ruleWhen(const QByteArray &when) { return "rule name=it when=\"" + when + "\"\n"; }
};

void tst_RuleBook::aTextIsKnownByItsFirstLine()
{
    QVERIFY(beginsWithRule("rule name=a\nansewr status=202\n")); // its mistakes are for the page of rules to tell
    QVERIFY(beginsWithRule("\xEF\xBB\xBF# of production\r\n\r\n  rule\tname=a\r\n"));
    QVERIFY(!beginsWithRule({}));
    QVERIFY(!beginsWithRule("# a comment alone"));
    QVERIFY(!beginsWithRule("### a request\nGET http://localhost/rule name\n"));
    QVERIFY(!beginsWithRule("rules of a house"));
    QVERIFY(!beginsWithRule(QByteArray(RuleBook::MaxBytes + 1, '\n') + "rule name=a\n"));
}

void tst_RuleBook::readsEverything()
{
    const auto reading = RuleBook::read("\xEF\xBB\xBF# what happens to whom\n\n"
                                        "rule name=\"production waits\" when=\"stage:post_plan ws:*-prod\"\r\n"
                                        "  answer status=202 delay=1.5s fault=half  # odd\n"
                                        "  reply running after=2s message=\"Looking at \"\"it\"\"\"\n"
                                        "  reply passed after=5s url=https://scan.example/1\n"
                                        "rule name=off enabled=no\n"
                                        "leave");
    QCOMPARE(reading.mistakes.size(), 0);
    QCOMPARE(reading.book.rules().size(), 2);
    const AnswerRule &first = reading.book.rules().first();
    QCOMPARE(first.line, 3);
    QCOMPARE(first.name, u"production waits"_s);
    QVERIFY(first.isOn && !first.isLeft);
    QCOMPARE(*first.answer, (RuleAnswer{202, 1500ms, http::Misbehavior::End::CutBody}));
    QCOMPARE(first.replies.size(), 2);
    QCOMPARE(first.replies.first().after, 2s);
    QCOMPARE(first.replies.first().result.status, protocol::TaskStatus::Running);
    QCOMPARE(first.replies.first().result.message, u"Looking at \"it\""_s);
    QCOMPARE(first.replies.last().result.status, protocol::TaskStatus::Passed);
    QCOMPARE(first.replies.last().result.url, u"https://scan.example/1"_s);
    QCOMPARE(RuleWords::deeds(first),
             u"answers 202, answers 1.5s later, sends half of the answer; replies running after 2s, passed after 5s"_s);
    const AnswerRule &second = reading.book.rules().last();
    QVERIFY(!second.isOn && second.isLeft && !second.answer);
    QVERIFY(RuleBook::read("").mistakes.isEmpty() && RuleBook::read("# nothing\n").book.isEmpty());
}

void tst_RuleBook::namesMistakes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("nearest");
    // The mistake stands in the last of the lines, which are below a rule.
    const auto add = [](const char *name, const QByteArray &lines, base::Rule rule, int column,
                        const QString &nearest = {}) {
        QTest::newRow(name) << "rule name=a\n" + lines << rule << 2 + static_cast<int>(lines.count('\n')) << column
                            << nearest;
    };
    add("no line of rules", "anser status=503", Rules::ScenarioStep, 1, u"answer"_s);
    add("no status of a reply", "reply pased", Rules::ScenarioSubject, 7, u"passed"_s);
    add("a reply without a status", "reply", Rules::ScenarioNoSubject, 6);
    add("an unknown key", "answer delai=2s", Rules::ScenarioKey, 8, u"delay"_s);
    add("a key twice", "answer status=200 status=201", Rules::ScenarioKeyTwice, 19);
    add("no name", "rule when=stage:pre_plan", Rules::ScenarioKeyMissing, 25);
    add("an open quote", "rule name=\"b", Rules::ScenarioQuote, 11);
    add("no status", "answer status=99", Rules::ScenarioValue, 15);
    add("no number", "answer status=2xx", Rules::ScenarioValue, 15);
    add("no time", "answer delay=2", Rules::ScenarioValue, 14);
    add("a long delay", "answer delay=11min", Rules::ScenarioValue, 14);
    add("no fault", "answer fault=rset", Rules::ScenarioValue, 14, u"reset"_s);
    add("neither yes nor no", "rule name=b enabled=maybe", Rules::ScenarioValue, 21);
    add("a name of several lines", "rule name=\"b\xE2\x80\xAE\"", Rules::ScenarioValue, 12);
    add("no URL", "reply passed url=scan.example", Rules::ScenarioValue, 18);
    add("a URL with a password", "reply passed url=https://a:b@scan.example", Rules::ScenarioValue, 18);
    add("an unknown field", "rule name=b when=\"stage:pre_plan plan:x\"", Rules::FilterUnknownField, 34);
    add("a field that is not known yet", "rule name=b when=status:200", Rules::FilterUnknownField, 18);
    add("no choice", "rule name=b when=stage:pre_pla", Rules::FilterChoice, 24, u"pre_plan"_s);
    add("a bracket", "rule name=b when=\"ws:*-prod (stage:pre_plan\"", Rules::ScenarioValue, 29);
    add("the bracket of a value", "rule name=b when=\"-ws:(a OR ws:b\"", Rules::ScenarioValue, 23);
    add("a closing bracket", "rule name=b when=\"ws:a OR ws:b)\"", Rules::ScenarioValue, 31);
    add("a bracket before a quoted value", "rule name=b when=\"(ws:\"\"a b\"\" OR ws:c\"", Rules::ScenarioValue, 19);
    add("both brackets", "rule name=b when=\"ws:a (b)\"", Rules::ScenarioValue, 24);
    add("AND", "rule name=b when=\"ws:a AND stage:pre_plan\"", Rules::ScenarioValue, 24);
    add("&&", "rule name=b when=\"ws:a && stage:pre_plan\"", Rules::ScenarioValue, 24);
    add("no UTF-8", "# \xFF", Rules::ScenarioEncoding, 1);
    add("the name of another", "rule name=a", Rules::RuleBookNameTwice, 11);
    add("no such template", "reply passed template=none", Rules::TemplateUnreadable, 23);
    add("left and replied to", "leave\nreply passed", Rules::RuleBookLeft, 1);
    add("replied to and left", "reply passed\nleave", Rules::RuleBookLeft, 1);
    add("behind the final one", "reply failed\nreply running after=2s", Rules::RuleBookAfterFinal, 1);
    add("before the one above", "reply running after=3s\nreply passed after=2s", Rules::RuleBookOrder, 1);
    add("two answers", "answer status=200\n\nanswer status=201", Rules::RuleBookAnswerTwice, 1);
    QTest::newRow("no rule above") << QByteArray("answer status=200") << base::Rule(Rules::RuleBookNoRule) << 1 << 1
                                   << QString();
}

void tst_RuleBook::namesMistakes()
{
    QFETCH(const QByteArray, text);
    QFETCH(const base::Rule, rule);
    QFETCH(const int, line);
    QFETCH(const int, column);
    QFETCH(const QString, nearest);
    const auto mistakes = RuleBook::read(text, templates).mistakes;
    QCOMPARE(mistakes.size(), 1);
    QCOMPARE(mistakes.first().rule.name(), rule.name());
    QCOMPARE(mistakes.first().line, line);
    QCOMPARE(mistakes.first().column, column);
    QCOMPARE(mistakes.first().nearest, nearest);
    QVERIFY(!RuleWords::mistake(mistakes.first()).isEmpty());
}

void tst_RuleBook::saysNothingOfScenarios()
{
    const auto mistakes = RuleBook::read("anser status=503\nrule\nrule name=a\nanswer delai=2s\nreply\nreply pased\n"
                                         "rule name=b when=\"ws:*-prod AND (stage:pre\"")
                              .mistakes;
    QStringList said;
    for (const script::Mistake &mistake : mistakes)
        said += RuleWords::mistake(mistake);
    QCOMPARE(said.size(), 7);
    QVERIFY2(!said.join(u' ').contains("step"_L1), qPrintable(said.join(u'\n')));
    QVERIFY(said.at(5).startsWith(u"A condition has no “AND”."));
    QVERIFY(said.at(6).startsWith(u"A condition has no “(”."));
    QCOMPARE(mistakes.at(6).line, 7);
    QCOMPARE(mistakes.at(6).column, 33);
}

void tst_RuleBook::bracketsAreTextWhereTheyGroupNothing()
{
    for (const QByteArray when : {"message:f(x)", "message:\"\"(draft\"\"", "\"\"(\"\"", "\"\"AND\"\"", "and", "land"})
        QVERIFY2(RuleBook::read(ruleWhen(when)).mistakes.isEmpty(), when.constData());
}

void tst_RuleBook::aWrongRuleKeepsItsLines()
{
    const auto reading = RuleBook::read("rule name=a\nanswer status=200\nrule nam=b\nanswer status=201\n"
                                        "ruel name=c\nanswer status=202\n");
    QCOMPARE(reading.mistakes.size(), 2); // the answers stand below other rules
    QCOMPARE(reading.mistakes.first().line, 3);
    QCOMPARE(reading.mistakes.last().line, 5);
}

void tst_RuleBook::everyFormIsRead()
{
    const QHash<QString, QString> values{
        {u"name"_s, u"x"_s},     {u"when"_s, u"-y"_s},   {u"enabled"_s, u"no"_s},
        {u"status"_s, u"503"_s}, {u"delay"_s, u"1s"_s},  {u"fault"_s, u"close"_s},
        {u"after"_s, u"1s"_s},   {u"message"_s, u"z"_s}, {u"url"_s, u"https://scan.example"_s},
        {u"template"_s, u"t"_s}};
    for (const RuleForm &form : ruleForms()) {
        QString line = form.word;
        if (!form.subject.isEmpty())
            line += u' ' + form.subject;
        for (const script::KeyForm &key : form.keys)
            line += u' ' + key.name + u'=' + values.value(key.name);
        const auto reading = RuleBook::read("rule name=first\n" + line.toUtf8(), templates);
        QVERIFY2(reading.mistakes.isEmpty(), qPrintable(line));
        QVERIFY(RuleWords::forms().contains(script::writtenForm(form)));
    }
}

void tst_RuleBook::everyRuleHasASentence()
{
    for (const base::Rule &rule : Rules::RuleBooks) {
        const QString words = RuleWords::mistake({.rule = rule, .subject = u"it"_s});
        QVERIFY2(words.size() > 10 && !words.contains(u'%'), qPrintable(words));
    }
}

void tst_RuleBook::isBounded()
{
    const auto ruleOf = [](const QByteArray &text) {
        const auto mistakes = RuleBook::read(text).mistakes;
        return mistakes.isEmpty() ? QString() : QString(mistakes.first().rule.name());
    };
    QCOMPARE(ruleOf(QByteArray(RuleBook::MaxBytes, '#')), QString());
    QCOMPARE(ruleOf(QByteArray(RuleBook::MaxBytes + 1, '#')), QString(Rules::RuleBookTooLarge.name()));
    QByteArray rules;
    for (int number = 0; number < RuleBook::MaxRules; ++number)
        rules += "rule name=r" + QByteArray::number(number) + '\n';
    QCOMPARE(ruleOf(rules), QString());
    const auto mistakes = RuleBook::read(rules + "rule name=one\nrule name=two\nnonsense\n").mistakes;
    QCOMPARE(mistakes.size(), 1);
    QCOMPARE(mistakes.first().rule.name(), Rules::RuleBookTooMany.name());
    QCOMPARE(ruleOf("rule name=a\n" + QByteArray("reply running\n").repeated(AnswerRule::MaxReplies)), QString());
    QCOMPARE(ruleOf("rule name=a\n" + QByteArray("reply running\n").repeated(AnswerRule::MaxReplies + 1)),
             QString(Rules::RuleBookTooManyReplies.name()));
    QByteArray many;
    for (int number = 0; number <= templates::MaxTemplates; ++number)
        many += "rule name=r" + QByteArray::number(number) + "\nreply passed template=t" + QByteArray::number(number)
            + '\n';
    const auto tooMany = RuleBook::read(many, templates).mistakes;
    QCOMPARE(tooMany.size(), 1);
    QCOMPARE(tooMany.first().rule.name(), Rules::TemplateTooMany.name());
    QCOMPARE(RuleBook::read(QByteArray("x\n").repeated(1000)).mistakes.size(), script::MaxMistakes);
}

void tst_RuleBook::chooses_data()
{
    using Change = std::function<void(store::CaptureRow &)>;
    using R = store::CaptureRow;
    QTest::addColumn<QByteArray>("when");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("acts");
    const auto row = [](
                         const char *name, const QByteArray &when, bool acts, const Change &change = [](R &) {},
                         const QByteArray &body = "{}") { QTest::newRow(name) << when << change << body << acts; };
    const auto forged = [](R &r) { r.verdict = protocol::Verdict::Invalid; };
    const auto test = [](R &r) { r.verification = true; };
    const QByteArray speculative = R"({"is_speculative":true})";
    row("all", "", true);
    row("stage", "stage:post_plan", true);
    row("another stage", "stage:pre_plan", false);
    row("wildcards", "ws:net-* org:a?me", true);
    row("a whole name", "ws:net-p?", false);
    row("the whole condition", "stage:post_plan ws:other", false);
    row("one of several", "stage:pre_plan OR ws:net-prod", true);
    row("not", "-ws:*-prod", false);
    row("a word", "acme", true);
    row("enforcement", "enforcement:mandatory", true);
    row("another enforcement", "enforcement:advisory", false);
    row("size", "size:>1k", true);
    row("endpoint", "endpoint:runtask", true);
    row("kind", "kind:run-task", true);
    row("local", "is:local", true);
    row(
        "speculative", "speculative:yes", true, [](R &) {}, speculative);
    row(
        "not speculative", "speculative:no", false, [](R &) {}, speculative);
    row("speculative or not is not said", "speculative:no", false);
    row("unchecked", "sig:unchecked", true, [](R &r) { r.verdict = protocol::Verdict::Unchecked; });
    row("forged", "", false, forged);
    row("unsigned", "stage:post_plan", false, [](R &r) { r.verdict = protocol::Verdict::Unsigned; });
    row("forged, as it says", "sig:invalid", true, forged);
    row("the service's test", "", false, test);
    row("all but the service's test", "-is:verification", false, test);
    row("the service's test, as it says", "is:verification", true, test);
    row("refused", "", false, [](R &r) { r.refusalRule = Rules::RequestPath; });
}

void tst_RuleBook::chooses()
{
    QFETCH(const QByteArray, when);
    QFETCH(const std::function<void(store::CaptureRow &)>, change);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, acts);
    const auto reading = RuleBook::read(ruleWhen(when));
    QCOMPARE(reading.mistakes.size(), when.isEmpty() ? 1 : 0); // an empty value is none
    const RuleBook book = when.isEmpty() ? RuleBook::read("rule name=it").book : reading.book;
    store::CaptureRow changed = row();
    change(changed);
    const RuleRequest request(changed, body, {});
    QCOMPARE(book.choose(request) != nullptr, acts);
    QCOMPARE(book.tryAgainst(request).first().end == RuleTrial::End::Acts, acts);
}

void tst_RuleBook::meansWhatTheFilterOfCapturesMeans_data()
{
    QTest::addColumn<bool>("holds");
    const auto add = [](const char *when, bool holds) { QTest::newRow(when) << holds; };
    add("stage:POST_PLAN", true);
    add("stage:other", false);
    add("sig:valid -sig:unchecked", true);
    add("ws:NET", true);
    add("ws:=net", false);
    add("ws:net-???? org:=acme", true);
    add("org:\"\"", false);
    add("run:\"\" task:\"\" cause:\"\"", true);
    add("size:1k..2k kind:run-task", true);
    add("size:<1k OR is:local", true);
    add("is:verification", false);
    add("endpoint:/run*", true);
    add("message:\"\" -peer:10.*", true);
    add("callback:127.0.0.1", false);
    add("net prod -else", true);
}

void tst_RuleBook::meansWhatTheFilterOfCapturesMeans()
{
    QFETCH(const bool, holds);
    const QString when = QString::fromLatin1(QTest::currentDataTag());
    const auto filter = store::CaptureFilter::parse(when, {});
    QCOMPARE(filter.expression().faults().size(), 0);
    QCOMPARE(filter.accepts(row()), holds);
    const auto condition = filter::Expression::parse(when, ruleFields(), {});
    QCOMPARE(condition.faults().size(), 0);
    QCOMPARE(filter::Matcher(condition).accepts(RuleRequest(row(), {}, {})), holds);
}

void tst_RuleBook::theFirstActs()
{
    const RuleBook book = RuleBook::read("rule name=off enabled=no\nrule name=other when=ws:other\n"
                                         "rule name=first\nrule name=second\n")
                              .book;
    const RuleRequest request(row(), {}, {});
    QCOMPARE(book.choose(request)->name, u"first"_s);
    QStringList ends;
    for (const RuleTrial &trial : book.tryAgainst(request))
        ends += trialEndName(trial.end);
    QCOMPARE(ends, QStringList({u"off"_s, u"condition"_s, u"acts"_s, u"earlier"_s}));
    QCOMPARE(book.find(u"second"_s)->line, 4);
    QVERIFY(!book.find(u"third"_s));
}

void tst_RuleBook::saysWhy_data()
{
    QTest::addColumn<QByteArray>("when");
    QTest::addColumn<QString>("words");
    const auto row = [](const QByteArray &when, const QString &words) { QTest::newRow(when.data()) << when << words; };
    row("stage:post_plan ws:net-*", u"Would act, because stage is post_plan, ws is net-prod."_s);
    row("stage:pre_plan OR ws:net-prod", u"Would act, because stage is post_plan, ws is net-prod."_s);
    row("stage:pre_plan ws:net-*", u"Does not act, because stage is post_plan."_s);
    row("-stage:post_plan", u"Does not act, because stage is post_plan."_s);
    row("run:x", u"Does not act, because run is empty."_s);
    row("sig:invalid", u"Does not act, because sig is valid."_s);
    row("is:verification", u"Does not act, because is is local."_s);
    row("size:>2k", u"Does not act, because size is 1200."_s);
    row("speculative:yes", u"Does not act, because speculative is empty."_s);
    row("elsewhere", u"Does not act, because the text is looked for: “elsewhere”."_s);
}

void tst_RuleBook::saysWhy()
{
    QFETCH(const QByteArray, when);
    const RuleBook book = RuleBook::read(ruleWhen(when)).book;
    QTEST(RuleWords::trial(book.tryAgainst(RuleRequest(row(), {}, {})).first()), "words");
}

void tst_RuleBook::judgesThePlan_data()
{
    QTest::addColumn<QByteArray>("when");
    QTest::addColumn<QString>("words");
    const auto row = [](const QByteArray &when, const QString &words) { QTest::newRow(when.data()) << when << words; };
    row("deletions:>0", u"Would act, because deletions is 1."_s);
    row("deletions:0", u"Does not act, because deletions is 1."_s);
    row("additions:2 changes:1", u"Would act, because additions is 2, changes is 1."_s);
    row("type:aws_v*", u"Would act, because type is aws_db_instance aws_instance aws_vpc."_s);
    row("type:aws_subnet",
        u"Does not act, because type is aws_db_instance aws_instance aws_vpc."_s); // it stays as it is
    row("module:=module.net", u"Would act, because module is module.net."_s);
    row("-module:net", u"Does not act, because module is module.net."_s);
    row("ws:other OR deletions:1", u"Would act, because ws is net-prod, deletions is 1."_s);
    row("stage:pre_plan deletions:1", u"Does not act, because stage is post_plan."_s);
}

void tst_RuleBook::judgesThePlan()
{
    QFETCH(const QByteArray, when);
    const RuleBook book = RuleBook::read(ruleWhen(when)).book;
    const auto plan = plan::Plan::read(support::smallPlan());
    QVERIFY(plan.isOk());
    RuleRequest request(row(), {}, {});
    request.setPlan(RulePlan(*plan));
    const RuleTrial trial = book.tryAgainst(request).first();
    QTEST(RuleWords::trial(trial), "words");
    QCOMPARE(book.choose(request) != nullptr, trial.end == RuleTrial::End::Acts);
}

void tst_RuleBook::waitsForThePlanAlone_data()
{
    QTest::addColumn<QByteArray>("when");
    QTest::addColumn<bool>("waits"); // for a plan that is awaited
    QTest::addColumn<QString>("words");
    QTest::newRow("the plan alone") << QByteArray("-type:aws_*") << true << u"Would wait for the plan."_s;
    QTest::newRow("more that holds") << QByteArray("ws:net-* deletions:>0") << true
                                     << u"Would wait for the plan, because ws is net-prod."_s;
    QTest::newRow("one of both") << QByteArray("ws:other OR deletions:>0") << true << u"Would wait for the plan."_s;
    QTest::newRow("more that does not hold")
        << QByteArray("ws:other deletions:>0") << false << u"Does not act, because ws is net-prod."_s;
}

/// Without a plan such a rule is for nothing, also where what it does not want is not there.
void tst_RuleBook::waitsForThePlanAlone()
{
    QFETCH(const QByteArray, when);
    QFETCH(const bool, waits);
    const RuleBook book = RuleBook::read(ruleWhen(when) + "rule name=next\n").book;
    QVERIFY(book.rules().first().asksForPlan() && !book.rules().last().asksForPlan());
    RuleRequest request(row(), {}, {});
    QCOMPARE(book.choose(request)->name, u"next"_s);
    QCOMPARE(book.tryAgainst(request).first().end, RuleTrial::End::Plan);
    request.awaitPlan();
    QCOMPARE(book.choose(request)->name, waits ? u"it"_s : u"next"_s);
    QTEST(RuleWords::trial(book.tryAgainst(request).first()), "words");
    QCOMPARE(book.tryAgainst(request).last().end, RuleTrial::End::Acts); // if the plan is not as wanted
}

RUNLATCH_TEST(tst_RuleBook)

} // namespace runlatch::rulebook

#include "tst_rulebook.moc"
