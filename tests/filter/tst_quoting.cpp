// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/quoting.h"

#include "examplerows.h"
#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

/// Terms are quoted so that they are read back as they were.
class tst_Quoting : public QObject
{
    Q_OBJECT
private slots:
    void quotesWhatNeedsIt();
    void writesTerms();
    void whatIsWrittenIsReadBack();
};

void tst_Quoting::quotesWhatNeedsIt()
{
    for (const auto &plain : {u"word"_s, u"user-1"_s, u"a/b.c@d"_s, u"Straße"_s, u"7d"_s, u"or"_s, u"\U00010400"_s})
        QCOMPARE(quoted(plain), plain);
    for (const auto &other : {u""_s, u"two words"_s, u"-x"_s, u"OR"_s, u"a:b"_s, u"a*"_s, u"a?"_s, u">1"_s, u"=a"_s})
        QCOMPARE(quoted(other), u'"' + other + u'"');
    QCOMPARE(quoted(u"say \"hi\""), u"\"say \"\"hi\"\"\""_s);
}

void tst_Quoting::writesTerms()
{
    QCOMPARE(termFor(u"by", u"jo smith"), u"by:=\"jo smith\""_s);
    QCOMPARE(termFor(u"is", u"active", true), u"-is:=active"_s);
    QCOMPARE(termFor({}, u"OR", true), u"-\"OR\""_s);
    QVERIFY(Expression::parse(termFor(u"is", u"in doubt"), tests::Fields, tests::Now).faults().isEmpty());
}

void tst_Quoting::whatIsWrittenIsReadBack()
{
    QRandomGenerator random(7);
    const QString letters = u"aB \"*?-:><=.OR\\()\tß\U0001F600"_s;
    for (int round = 0; round < 5000; ++round) {
        QString text;
        for (int count = random.bounded(8); count > 0; --count)
            text.append(letters[random.bounded(letters.size())]);
        for (const QStringView field : {QStringView(), QStringView(u"by")}) {
            const QString written = u"x "_s + termFor(field, text, true) + u" OR y"_s;
            const Expression filter = Expression::parse(written, tests::Fields, tests::Now);
            QVERIFY2(filter.faults().isEmpty(), qPrintable(written));
            if (field.isEmpty() && text.isEmpty())
                continue; // an empty text finds nothing
            const Term term = filter.groups().at(1).first();
            QCOMPARE(term.text, text);
            QVERIFY(term.wildcards.isEmpty() && term.isNegated && term.isWhole == !field.isEmpty());
        }
    }
}

RUNLATCH_TEST(tst_Quoting)

} // namespace runlatch::filter

#include "tst_quoting.moc"
