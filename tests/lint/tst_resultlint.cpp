// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/resultlint.h"

#include "base/rules.h"
#include "json/bodystyle.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::lint;
using protocol::Outcome;
using protocol::TagLevel;
using protocol::TaskResult;
using protocol::TaskStatus;

/// The findings of the outcomes one by one are those of the whole document, whatever was changed before.
class tst_ResultLint : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatTheWholeDocumentHas_data();
    void findsWhatTheWholeDocumentHas();
    void followsEveryChange();
    void judgesOnlyWhatWasChanged();
    void manyUnchangedOnesAreWorkToo();
    void knowsAnIdThatStandsAgain();

private:
    static Outcome good(const QString &id)
    {
        return {id, u"one line"_s, u"# Why"_s, u"https://a.example/1"_s, {{u"Severity"_s, u"High"_s, TagLevel::Error}}};
    }
    static TaskResult resultOf(const QList<Outcome> &outcomes)
    {
        return {TaskStatus::Failed, u"3 failed"_s, u"https://a.example"_s, outcomes};
    }

    static QStringList told(const QList<LintFinding> &findings)
    {
        QStringList lines;
        for (const LintFinding &finding : findings)
            lines += u"%1 %2 %3 %4"_s.arg(lintSeverityName(finding.severity), finding.rule.name(), finding.pointer,
                                          finding.arguments.join(u','));
        lines.sort();
        return lines;
    }
    static QStringList told(const ResultLint &lint)
    {
        QList<LintFinding> findings = lint.findings();
        for (qsizetype outcome = 0; outcome < lint.outcomes(); ++outcome)
            findings += lint.findingsOf(outcome);
        return told(findings);
    }
    static void compare(const ResultLint &lint, const TaskResult &result, bool takesOutcomes = true)
    {
        const QByteArray text = protocol::writeTaskResult(result);
        const Lint whole = lintCallback(text, takesOutcomes);
        QCOMPARE(told(lint), told(whole.findings));
        QCOMPARE(lint.summary(), LintSummary::of(whole));
        QCOMPARE(lint.bytes(), json::restyled(text, json::BodyStyle::Pretty).size());
        QCOMPARE(lint.outcomes(), result.outcomes.size());
    }
};

void tst_ResultLint::findsWhatTheWholeDocumentHas_data()
{
    QTest::addColumn<TaskResult>("result");
    QTest::addColumn<bool>("takesOutcomes");
    QTest::newRow("nothing written") << TaskResult{TaskStatus::Running, {}, {}, {}} << true;
    QTest::newRow("no message") << TaskResult{TaskStatus::Passed, {}, {}, {}} << true;
    QTest::newRow("good") << resultOf({good(u"A"_s), good(u"B"_s)}) << true;
    QTest::newRow("outcomes are not taken") << resultOf({good(u"A"_s)}) << false;
    QTest::newRow("urls") << TaskResult{TaskStatus::Failed, QString(1001, u'm'), u"a.example"_s, {}} << true;
    QTest::newRow("empty") << resultOf({good(u"A"_s), {}, {u" "_s, u" "_s, {}, {}, {}}}) << true;
    QTest::newRow("ids that stand again") << resultOf({good(u"7"_s), good(u"A"_s), good(u"A"_s), good({}), good({}),
                                                       good(QString(65, u'x')), good(QString(65, u'x')), good(u"A"_s)})
                                          << true;
    QTest::newRow("tags") << resultOf({good(u"A"_s),
                                       {u"B"_s,
                                        u"two\nlines"_s,
                                        {},
                                        u"a.example"_s,
                                        {{u"Cost/Centre~"_s, {}, TagLevel::None}, {u"x"_s, u"l"_s, TagLevel::Info}}}})
                          << true;
    QTest::newRow("too many") << resultOf(QList<Outcome>(251, good(u"A"_s))) << true;
    Outcome unknown = good(u"A"_s);
    unknown.unknown = {{u"bodi"_s, u"x"_s}, {u"later"_s, 1}};
    QTest::newRow("unknown keys") << resultOf({unknown}) << true;
}

void tst_ResultLint::findsWhatTheWholeDocumentHas()
{
    QFETCH(const TaskResult, result);
    QFETCH(const bool, takesOutcomes);
    ResultLint lint;
    lint.update(result, takesOutcomes);
    compare(lint, result, takesOutcomes);
}

void tst_ResultLint::followsEveryChange()
{
    ResultLint lint;
    QList<Outcome> outcomes{good(u"A"_s), good(u"B"_s), {}, good(u"D"_s)};
    const std::initializer_list<void (*)(QList<Outcome> &)> changes{
        [](QList<Outcome> &) {},
        [](QList<Outcome> &all) { all[1].url = u"b.example"_s; },
        [](QList<Outcome> &all) { all.insert(0, Outcome()); },
        [](QList<Outcome> &all) { all.move(0, 3); },
        [](QList<Outcome> &all) { all.insert(2, all.at(2)); },
        [](QList<Outcome> &all) { all.removeAt(1); },
        [](QList<Outcome> &all) { all.removeLast(); },
        [](QList<Outcome> &all) { all.clear(); },
        [](QList<Outcome> &all) {
            all = {good(u"E"_s), good(u"E"_s)};
        },
    };
    for (const auto change : changes) {
        change(outcomes);
        lint.update(resultOf(outcomes), true);
        compare(lint, resultOf(outcomes));
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_ResultLint::judgesOnlyWhatWasChanged()
{
    QList<Outcome> outcomes;
    for (int number = 0; number < 250; ++number) {
        outcomes.append(good(QString::number(number)));
        outcomes.last().body = QString(10'000, u'b');
    }
    ResultLint lint;
    QVERIFY(lint.work(resultOf(outcomes)) > 2'500'000);
    lint.update(resultOf(outcomes), true);
    QVERIFY(lint.work(resultOf(outcomes)) < 100);
    outcomes[100].body += u'x';
    QVERIFY(lint.work(resultOf(outcomes)) < 11'000);
    lint.update(resultOf(outcomes), true);
    outcomes.insert(200, good(u"new"_s));
    QVERIFY(lint.work(resultOf(outcomes)) < 200);
    lint.update(resultOf(outcomes), true);
    outcomes.removeFirst();
    QVERIFY(lint.work(resultOf(outcomes)) < 200);
}

/// A file of a stranger may have any number of them, and all of their ids are looked at with each change.
void tst_ResultLint::manyUnchangedOnesAreWorkToo()
{
    const TaskResult result = resultOf(QList<Outcome>(1000, good(u"A"_s)));
    ResultLint lint;
    lint.update(result, true);
    QVERIFY(lint.work(result) > 64 * 1024);
}

void tst_ResultLint::knowsAnIdThatStandsAgain()
{
    ResultLint lint;
    lint.update(resultOf({good(u"A"_s), good(u"B"_s), good(u"A"_s)}), true);
    QVERIFY(lint.findingsOf(0).isEmpty());
    QCOMPARE(lint.findingsOf(2).size(), 1);
    QCOMPARE(lint.findingsOf(2).first().rule, base::Rules::CallbackSameId);
    QCOMPARE(lint.findingsOf(2).first().arguments, QStringList{u"A"_s});
    QCOMPARE(lint.summaryOf(2).infos, 1);
    QCOMPARE(lint.summaryOf(0).count(), 0);
    QVERIFY(lint.findingsOf(3).isEmpty());
    QVERIFY(lint.findingsOf(-1).isEmpty());
}

RUNLATCH_TEST(tst_ResultLint)
#include "tst_resultlint.moc"
