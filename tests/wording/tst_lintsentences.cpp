// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "wording/lint.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;
using runlatch::lint::LintFinding;

namespace runlatch::wording {

/// Each rule of the linter says what is wrong and what to do, with the names that a finding gives.
class tst_LintSentences : public QObject
{
    Q_OBJECT

private slots:
    void everyRuleHasBoth();
    void saysWhat_data();
    void saysWhat();
    void strangersTextsAreOnlyText();
    void blanksAtTheEndsAreMarked();
    void aFactHasItsPlace();
    void severitiesHaveWords();
    void countsHaveWords();
};

void tst_LintSentences::everyRuleHasBoth()
{
    for (const lint::LintRule &rule : lint::lintRules()) {
        const bool isOfType = QList{Rules::PayloadType, Rules::PayloadMissing, Rules::PayloadNull}.contains(rule.rule);
        const QString first = rule.rule == Rules::JsonBroken ? u"colon"_s : u"one"_s;
        const Sentence sentence =
            lintSentence({.rule = rule.rule, .arguments = {first, isOfType ? u"text"_s : u"two"_s}});
        for (const QString &part : {sentence.fact, sentence.next}) {
            QVERIFY2(part.endsWith(u'.') && !part.contains(u'%'), qPrintable(rule.rule.name() + u": "_s + part));
            QVERIFY2(!part.contains(u"“”"_s), qPrintable(part));
        }
    }
}

void tst_LintSentences::saysWhat_data()
{
    QTest::addColumn<LintFinding>("finding");
    QTest::addColumn<QString>("words");
    QTest::newRow("what is expected") << LintFinding{.rule = Rules::JsonBroken, .arguments = {u"comma-or-brace"_s}}
                                      << u"From here on this is not JSON. Expected here: a comma or }."_s;
    QTest::newRow("a type") << LintFinding{.rule = Rules::PayloadType, .arguments = {u"stage"_s, u"text"_s}}
                            << u"“stage” is of a wrong type. Expected: a text."_s;
    QTest::newRow("a missing key") << LintFinding{.rule = Rules::PayloadMissing, .arguments = {u"stage"_s, u"text"_s}}
                                   << u"“stage” is missing. Expected: a text."_s;
    QTest::newRow("a missing key that may be null")
        << LintFinding{.rule = Rules::PayloadMissing, .arguments = {u"vcs_branch"_s, u"text-or-null"_s}}
        << u"“vcs_branch” is missing. Expected: a text or null."_s;
    QTest::newRow("a key that older services lack")
        << LintFinding{.rule = Rules::PayloadOlder, .arguments = {u"capabilities"_s, u"object"_s}}
        << u"“capabilities” is missing, as in requests of older services. An integration does without it. Without "
           "“capabilities” the service accepts no outcomes."_s;
    QTest::newRow("null") << LintFinding{.rule = Rules::PayloadNull, .arguments = {u"stage"_s, u"text"_s}}
                          << u"“stage” is null. The specification does not list null for it. Expected: a text."_s;
    QTest::newRow("a move") << LintFinding{.rule = Rules::CallbackOutcomesMisplaced,
                                           .arguments = {u"/outcomes"_s, u"/data/relationships/outcomes"_s}}
                            << u"Outcomes are not read at “/outcomes”. Move them to /data/relationships/outcomes."_s;
    QTest::newRow("a URL") << LintFinding{.rule = Rules::CallbackUrl, .arguments = {u"a.example"_s}}
                           << u"“a.example” does not begin with http:// or https://. Send a whole URL: otherwise the "
                              u"service shows neither message nor outcomes of the result."_s;
}

void tst_LintSentences::saysWhat()
{
    QFETCH(const LintFinding, finding);
    QTEST(lintSentence(finding).text(), "words");
}

void tst_LintSentences::strangersTextsAreOnlyText()
{
    const Sentence sentence = lintSentence({.rule = Rules::PayloadMisspelt, .arguments = {u"%2 %1"_s, u"name"_s}});
    QCOMPARE(sentence.fact, u"“%2 %1” is not known; it is similar to “name”."_s);
    const Sentence split = lintSentence({.rule = Rules::PayloadUnknownKey, .arguments = {u"a\u202eb\nc"_s}});
    QVERIFY2(split.fact.contains(u"“a<U+202E>b c”"_s), qPrintable(split.fact));
}

/// The known values follow: a blank that nobody sees would make the sentence absurd.
void tst_LintSentences::blanksAtTheEndsAreMarked()
{
    const auto fact = [](const QString &value) {
        return lintSentence({.rule = Rules::PayloadUnknownValue, .arguments = {value, u"post_plan"_s}}).fact;
    };
    QCOMPARE(fact(u"post_plan "_s), u"“post_plan<U+0020>” is not among the known values."_s);
    QCOMPARE(fact(u"\n\tpost plan"_s), u"“<U+000A><U+0009>post plan” is not among the known values."_s);
    QCOMPARE(fact(u"a\u00a0"_s), u"“a<U+00A0>” is not among the known values."_s);
    QCOMPARE(fact(u"     "_s), u"“<U+0020><U+0020><U+0020>…” is not among the known values."_s);
    QCOMPARE(fact(QString()), u"“” is not among the known values."_s);
    QCOMPARE(fact(QString(99, u'a') + u' '), u"“%1” is not among the known values."_s.arg(QString(99, u'a')));
}

void tst_LintSentences::aFactHasItsPlace()
{
    QCOMPARE(lintFactAtPlace({.rule = Rules::JsonComma, .line = 2, .column = 17}),
             u"Line 2, column 17: A comma is missing here, or is one too many."_s);
    QCOMPARE(lintFactAtPlace({.rule = Rules::PayloadUnknownKey, .arguments = {u"%1"_s}}),
             u"Line 1, column 1: The specification does not have “%1”."_s);
}

void tst_LintSentences::severitiesHaveWords()
{
    QCOMPARE(lintSeverityWord(lint::LintSeverity::Error), u"error"_s);
    QCOMPARE(lintSeverityWord(lint::LintSeverity::Warning), u"warning"_s);
    QCOMPARE(lintSeverityWord(lint::LintSeverity::Info), u"note"_s);
}

void tst_LintSentences::countsHaveWords()
{
    lint::Lint lint;
    QCOMPARE(lintCounts(lint), u"No findings"_s);
    lint.errors = 1;
    lint.infos = 2;
    QCOMPARE(lintCounts(lint), u"1 error(s), 2 note(s)"_s); // the plural forms are in the translations
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    lint.infos = 100'001;
    QCOMPARE(lintCounts(lint), u"1 error(s), 100,001 note(s)"_s);
    QLocale::setDefault(before);
}

RUNLATCH_TEST(tst_LintSentences)

} // namespace runlatch::wording

#include "tst_lintsentences.moc"
