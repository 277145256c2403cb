// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include "sources.h"
#include "support/suite.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

QList<Phrase> allPhrases()
{
    QList<Phrase> all;
    for (const auto &table : phraseTables())
        all.append(QList<Phrase>(table.begin(), table.end()));
    return all;
}

} // namespace

/// Every rule has a sentence in the tables, and no table has two for the same.
class tst_Phrases : public QObject
{
    Q_OBJECT
private slots:
    void noRuleIsWrittenAsText();
    void everyRuleHasASentence();
    void aNameOfALaterVersionHasNone();
    void noTwoRowsAreForTheSame();
    void everyRowIsTwoWholeSentences();
    void anActivityWithoutWordsOfItsOwnTakesTheGeneralOnes();
};

void tst_Phrases::noRuleIsWrittenAsText()
{
    static const QRegularExpression literal(u"\"([a-z]+(?:-[a-z]+)*\\.[a-z][a-z0-9-]*)\"(?:_s|_L1)"_s);
    const QHash<QString, QString> literals = tests::inSources(literal);
    QVERIFY(literals.size() > 10); // otherwise the sources were not found
    QStringList rules;
    for (auto text = literals.begin(); text != literals.end(); ++text) {
        if (base::Rules::ofName(text.key()))
            rules.append(text.key() + u" in "_s + text.value());
    }
    QVERIFY2(rules.isEmpty(), qPrintable(rules.join(u'\n')));
}

void tst_Phrases::everyRuleHasASentence()
{
    for (const base::Rule rule : base::Rules::Refusals) {
        const auto words = sentenceOfRule(rule);
        QVERIFY2(words && !words->fact.isEmpty(), qPrintable(rule.name()));
        QCOMPARE(sentenceOfRuleName(rule.name())->fact, words->fact);
    }
}

void tst_Phrases::aNameOfALaterVersionHasNone()
{
    QVERIFY(!sentenceOfRuleName(u"http.of-a-later-version"_s));
    QVERIFY(!sentenceOfRuleName({}));
    QVERIFY(!sentenceOfRule({}));
}

void tst_Phrases::noTwoRowsAreForTheSame()
{
    QList<std::pair<Key, Activity>> seen;
    for (const Phrase &phrase : allPhrases()) {
        const std::pair key(phrase.key, phrase.activity);
        QVERIFY2(!seen.contains(key), phrase.fact);
        seen.append(key);
    }
}

void tst_Phrases::everyRowIsTwoWholeSentences()
{
    for (const Phrase &phrase : allPhrases()) {
        const QString fact = QString::fromUtf8(phrase.fact);
        const QString next = QString::fromUtf8(phrase.next);
        QVERIFY2(fact.endsWith(u'.'), phrase.fact);
        QVERIFY2(next.isEmpty() || next.endsWith(u'.'), phrase.next);
        QVERIFY2(!fact.contains(QRegularExpression(u"%[^12]"_s)), phrase.fact);
    }
}

void tst_Phrases::anActivityWithoutWordsOfItsOwnTakesTheGeneralOnes()
{
    using base::Rules;
    QCOMPARE(findPhrase(Rules::HttpHtml, Activity::Archiving), findPhrase(Rules::HttpHtml, Activity::Unknown));
    QVERIFY(findPhrase(Rules::HttpCut, Activity::Archiving) != findPhrase(Rules::HttpCut, Activity::Listing));
    QVERIFY(!findPhrase(Status{200}, Activity::Listing));
    QVERIFY(!findPhrase(base::Rule(), Activity::Unknown));
}

RUNLATCH_TEST(tst_Phrases)

} // namespace runlatch::wording

#include "tst_phrases.moc"
