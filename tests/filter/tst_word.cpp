// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/word.h"
#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

/// A word whose * and ? are all wildcards.
Word wordOf(const QString &text, bool isWhole)
{
    QList<qsizetype> wildcards;
    for (qsizetype position = 0; position < text.size(); ++position) {
        if (text[position] == u'*' || text[position] == u'?')
            wildcards.append(position);
    }
    return {text, wildcards, isWhole};
}

/// Tells whether the pattern fits by definition. Takes exponential time.
bool fitsByDefinition(const QList<QString> &pattern, const QList<QString> &text)
{
    if (pattern.isEmpty())
        return text.isEmpty();
    if (pattern.first() == "*"_L1)
        return fitsByDefinition(pattern.sliced(1), text)
            || (!text.isEmpty() && fitsByDefinition(pattern, text.sliced(1)));
    return !text.isEmpty()
        && (pattern.first() == "?"_L1 || pattern.first().compare(text.first(), Qt::CaseInsensitive) == 0)
        && fitsByDefinition(pattern.sliced(1), text.sliced(1));
}

QList<QString> randomLetters(QRandomGenerator &random, const QStringList &letters, int most)
{
    QList<QString> found;
    for (int count = random.bounded(most); count > 0; --count)
        found.append(letters[random.bounded(letters.size())]);
    return found;
}

const QStringList Letters{u"a"_s, u"A"_s, u"b"_s, u"ß"_s, u"ẞ"_s, u"ä"_s, u"Ä"_s,          u"ς"_s,
                          u"Σ"_s, u"K"_s, u"k"_s, u"İ"_s, u"ſ"_s, u"S"_s, u"\U00010400"_s, u"\U00010428"_s};

} // namespace

/// A word of a filter fits as defined, also with deep wildcards in long texts.
class tst_Word : public QObject
{
    Q_OBJECT
private slots:
    void fits_data();
    void fits();
    void beginsAName();
    void plainWordsAreFoundAsQtFindsThem();
    void wildcardsFitByDefinition();
    void deepWildcardsAreQuick_data();
    void deepWildcardsAreQuick();
};

void tst_Word::fits_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const QString &word, bool isWhole, const QString &text, bool expected) {
        QTest::addRow("%s %d %s", qPrintable(word), isWhole, qPrintable(text)) << word << isWhole << text << expected;
    };
    row(u"az"_s, true, u"AZ"_s, true); // from the first letter to the last
    row(u"AZ"_s, true, u"az"_s, true);
    row(u"[@"_s, true, u"{`"_s, false); // beside the letters
    row(u"b"_s, false, u"abc"_s, true);
    row(u"b"_s, true, u"abc"_s, false);
    row(u"ABC"_s, true, u"abc"_s, true);
    row(u""_s, true, {}, true);
    row(u""_s, true, u"a"_s, false);
    row(u""_s, false, {}, true);
    row(u"a*c"_s, true, u"ac"_s, true);
    row(u"a*c"_s, true, u"acd"_s, false);
    row(u"a*c"_s, false, u"xacd"_s, true);
    row(u"a?c"_s, false, u"ac"_s, false);
    row(u"a?c"_s, false, u"a\U0001F600c"_s, true);
    row(u"?"_s, true, u"\U0001F600"_s, true);
    row(u"??"_s, true, u"\U0001F600"_s, false);
    row(u"*ÄB*ba"_s, true, u"xäbba ba"_s, true);
    row(u"*"_s, true, {}, true);
}

void tst_Word::fits()
{
    QFETCH(QString, word);
    QFETCH(bool, isWhole);
    QFETCH(QString, text);
    QTEST(wordOf(word, isWhole).isIn(text), "expected");
}

void tst_Word::beginsAName()
{
    QVERIFY(wordOf(u"p"_s, false).begins(u"POST"));
    QVERIFY(!wordOf(u"p"_s, false).begins(u"OPTIONS"));
    QVERIFY(!wordOf(u"p"_s, true).begins(u"POST"));
    QVERIFY(wordOf(u"p*t"_s, true).begins(u"POST"));
    QVERIFY(wordOf(QString(), false).begins({}));
    QVERIFY(wordOf(u"\U00010400"_s, false).begins(u"\U00010428a"));
    QVERIFY(!wordOf(u"\U00010400"_s, false).begins(u"a\U00010428"));
}

void tst_Word::plainWordsAreFoundAsQtFindsThem()
{
    QRandomGenerator random(4);
    int hits = 0;
    for (int round = 0; round < 50'000; ++round) {
        const QString word = randomLetters(random, Letters, 5).join(QString());
        const QString text = randomLetters(random, Letters, 20).join(QString());
        const bool expected = text.contains(word, Qt::CaseInsensitive);
        QVERIFY2(Word(word, {}, false).isIn(text) == expected, qPrintable(word + u" in "_s + text));
        hits += expected ? 1 : 0;
    }
    QVERIFY(hits > 1000 && hits < 49'000);
}

void tst_Word::wildcardsFitByDefinition()
{
    QRandomGenerator random(5);
    int hits = 0;
    const QStringList some{u"*"_s, u"?"_s, u"a"_s, u"B"_s, u"Ä"_s, u"\U00010400"_s};
    const QStringList plain{u"A"_s, u"b"_s, u"ä"_s, u"\U00010428"_s};
    for (int round = 0; round < 20'000; ++round) {
        const auto pattern = randomLetters(random, some, 7);
        const auto text = randomLetters(random, plain, 9);
        const bool expected = fitsByDefinition(pattern, text);
        const QString shown = pattern.join(QString()) + u" in "_s + text.join(QString());
        QVERIFY2(wordOf(pattern.join(QString()), true).isIn(text.join(QString())) == expected, qPrintable(shown));
        const bool isSomewhere = fitsByDefinition(QList<QString>{u"*"_s} + pattern + QList<QString>{u"*"_s}, text);
        QVERIFY2(wordOf(pattern.join(QString()), false).isIn(text.join(QString())) == isSomewhere, qPrintable(shown));
        hits += expected ? 1 : 0;
    }
    QVERIFY(hits > 1000);
}

void tst_Word::deepWildcardsAreQuick_data()
{
    QTest::addColumn<QString>("word");
    QTest::newRow("stars") << u"*a*a*a*a*b"_s;
    QTest::newRow("many stars") << u"*a"_s.repeated(5000) + u'b';
    QTest::newRow("questions") << u"a?"_s.repeated(500) + u'b';
    QTest::newRow("both") << u"*?a"_s.repeated(5000) + u'b';
}

void tst_Word::deepWildcardsAreQuick()
{
    QFETCH(QString, word);
    const QString text = u'b' + QString(20'000, u'a'); // this text has every letter of the word
    QVERIFY(!wordOf(word, true).isIn(text));
    QVERIFY(!wordOf(word, false).isIn(text));
}

RUNLATCH_TEST(tst_Word)

} // namespace runlatch::filter

#include "tst_word.moc"
