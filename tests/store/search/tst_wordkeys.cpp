// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/wordkeys.h"

#include "filter/word.h"
#include "support/seeds.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// A word that is in a text always has its keys among those of the text, whatever the bytes.
class tst_WordKeys : public QObject
{
    Q_OBJECT

private slots:
    void knowsTheLettersThatBecomeAscii();
    void wordsWithoutKeysMayBeAnywhere_data();
    void wordsWithoutKeysMayBeAnywhere();
    void missesNoWord_data();
    void missesNoWord();
    void tellsMostOtherWords();
    void beginsAnew();
    void isBounded();
    void doubtsBitsOfOtherSizes();
};

namespace {

std::vector<WordKeys::Key> keysOf(const QString &text, const QList<qsizetype> &wildcards = {})
{
    return WordKeys::of({.text = text, .wildcards = wildcards});
}

QByteArray bitsOf(const QByteArray &text)
{
    WordKeys keys;
    keys.add(text);
    return keys.takeBits();
}

} // namespace

void tst_WordKeys::knowsTheLettersThatBecomeAscii()
{
    QList<char32_t> found;
    for (char32_t character = 0x80; character <= QChar::LastValidCodePoint; ++character) {
        if (QChar::toCaseFolded(character) < 0x80)
            found.append(character);
    }
    QCOMPARE(found, (QList<char32_t>{0x17F, 0x212A}));
}

void tst_WordKeys::wordsWithoutKeysMayBeAnywhere_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QList<qsizetype>>("wildcards");
    QTest::addColumn<int>("keys");
    const auto row = [](const char *name, const QString &word, const QList<qsizetype> &wildcards, int keys) {
        QTest::newRow(name) << word << wildcards << keys;
    };
    row("two letters", u"ab"_s, {}, 0);
    row("three letters", u"abc"_s, {}, 1);
    row("a repeat counts once", u"aaaa"_s, {}, 1);
    row("umlauts end a run", u"abäcd"_s, {}, 0);
    row("a wildcard too", u"ab*cde"_s, {2}, 1);
    row("a quoted one does not", u"ab*cde"_s, {}, 4);
    row("surrogates", u"ab\U00010400c"_s, {}, 0);
    row("the Kelvin sign is a k", u"o\u212Ae"_s, {}, 1);
    row("nothing", {}, {}, 0);
}

void tst_WordKeys::wordsWithoutKeysMayBeAnywhere()
{
    QFETCH(QString, word);
    QFETCH(QList<qsizetype>, wildcards);
    QFETCH(int, keys);
    QCOMPARE(std::ssize(keysOf(word, wildcards)), keys);
}

void tst_WordKeys::missesNoWord_data()
{
    support::addSeeds(10);
}

void tst_WordKeys::missesNoWord()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const QByteArrayList pieces{"a",
                                "K",
                                "s",
                                "A",
                                "\xe2\x84\xaa",
                                "\xc5\xbf",
                                "\xe2\x84",
                                "\xc5",
                                "\xff",
                                QByteArray(1, '\0'),
                                " ",
                                "\xc3\xa4",
                                "\xf0\x90\x90\x80",
                                "\xef\xbb\xbf",
                                "\xed\xa0\x80"};
    const QStringList letters{u"a"_s, u"k"_s, u"S"_s, u"\u212A"_s, u"\u017F"_s, u"Ä"_s, u" "_s, QString(QChar(0))};
    int found = 0;
    for (int i = 0; i < 2000; ++i) {
        const QByteArray bytes = support::joined(random, pieces, random.bounded(40));
        QString text;
        for (int length = random.bounded(2, 5); length > 0; --length)
            text += letters.at(random.bounded(letters.size()));
        QList<qsizetype> wildcards;
        if (random.bounded(4) == 0) {
            text.insert(1, u'*');
            wildcards.append(1);
        }
        if (!filter::Word(text, wildcards, false).isIn(QString::fromUtf8(bytes)))
            continue;
        ++found;
        QVERIFY2(WordKeys::mayHave(bitsOf(bytes), keysOf(text, wildcards)), bytes.toHex(' ').constData());
    }
    QVERIFY(found > 100);
}

void tst_WordKeys::tellsMostOtherWords()
{
    QByteArray text;
    for (int i = 0; i < 2000; ++i)
        text += "run-" + QByteArray::number(i * 7919) + ' ';
    const QByteArray bits = bitsOf(text);
    int wrong = 0;
    for (int i = 0; i < 1000; ++i)
        wrong += WordKeys::mayHave(bits, keysOf(u"ws-"_s + QString::number(i, 36) + u"xyz"_s)) ? 1 : 0;
    QVERIFY2(wrong < 20, qPrintable(QString::number(wrong)));
}

void tst_WordKeys::beginsAnew()
{
    WordKeys keys;
    keys.add("first");
    QVERIFY(WordKeys::mayHave(keys.takeBits(), keysOf(u"FIRST"_s)));
    keys.add("second");
    QCOMPARE(keys.takeBits(), bitsOf("second"));
}

/// A body of random bytes, which repeats little.
void tst_WordKeys::isBounded()
{
    QRandomGenerator random(1);
    QByteArray noise(4 << 20, '\0');
    for (char &byte : noise)
        byte = static_cast<char>(random.bounded(128));
    noise.replace(1000, 6, "needle");
    const QByteArray bits = bitsOf(noise);
    QVERIFY(bits.size() <= 256 << 10);
    QVERIFY(WordKeys::mayHave(bits, keysOf(u"Needle"_s)));
    QVERIFY(bitsOf({}).size() > 0);
    QVERIFY(!WordKeys::mayHave(bitsOf({}), keysOf(u"abc"_s)));
}

/// They come from a file, and may have any size. What cannot be told is looked for.
void tst_WordKeys::doubtsBitsOfOtherSizes()
{
    const auto keys = keysOf(u"anything"_s);
    for (const qsizetype size : {qsizetype(0), qsizetype(1), qsizetype(7), qsizetype(WordKeys::Count / 8 + 1)}) {
        QVERIFY(!WordKeys::isOfBits(QByteArray(size, '\0')));
        QVERIFY(WordKeys::mayHave(QByteArray(size, '\0'), keys));
    }
    QVERIFY(WordKeys::isOfBits(bitsOf("text")));
}

RUNLATCH_TEST(tst_WordKeys)
#include "tst_wordkeys.moc"
