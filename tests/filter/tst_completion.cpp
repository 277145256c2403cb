// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/completion.h"

#include "examplerows.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

/// A filter is completed at its cursor.
class tst_Completion : public QObject
{
    Q_OBJECT
private slots:
    void completes_data();
    void completes();
    void knownValuesAreOffered();
    void aCursorOutsideIsMovedInside();
};

/// The cursor stands at |. Results begin and end at the bounds of the replaced text.
void tst_Completion::completes_data()
{
    QTest::addColumn<QString>("results");
    const auto row = [](const char *typed, const QString &results) { QTest::newRow(typed) << results; };
    row("|", u"is: by: created: bytes: took: size: answer:"_s);
    row("x | y", u"x is: y x by: y x created: y x bytes: y x took: y x size: y x answer: y"_s);
    row("cr|", u"created:"_s);
    row("x -B|", u"x -by: x -bytes:"_s);
    row("|by:x", u"is:x created:x bytes:x took:x size:x answer:x"_s);
    row("c|r y", u"created: y"_s);
    row("cr|on:7d", u"created:7d"_s);
    row("is:|", u"is:active is:archived is:\"in doubt\""_s);
    row("is:AR|", u"is:archived"_s);
    row("-is:=a|x y", u"-is:=active y -is:=archived y"_s);
    row("is:active|", u""_s);
    row("is|:active", u""_s);
    row("created:>|", u"created:>today created:>yesterday created:>24h created:>7d created:>30d"_s);
    row("by:|", u""_s);
    row("took:|", u"took:>100ms took:>1s took:>10s"_s);
    row("took:<1|", u"took:<100ms took:<1s took:<10s"_s);
    row("size:|", u"size:>1k size:>100k size:>1M"_s);
    row("answer:|", u"answer:2xx answer:3xx answer:4xx answer:5xx answer:none"_s);
    row("-answer:n|", u"-answer:none"_s);
    row("nosuch:a|", u""_s);
    row("\"cr|", u""_s);
    row("|-cr", u""_s);
}

void tst_Completion::completes()
{
    QFETCH(QString, results);
    QString text = QString::fromUtf8(QTest::currentDataTag());
    const qsizetype cursor = text.indexOf(u'|');
    text.remove(cursor, 1);
    QStringList found;
    for (const auto &completion : completionsAt(text, cursor, tests::Fields))
        found.append(QString(text).replace(completion.position, completion.length, completion.text));
    QCOMPARE(found.join(u' '), results);
}

void tst_Completion::knownValuesAreOffered()
{
    const KnownValues known{{u"by"_s, {u"anna b"_s, u"ben"_s, u"xan"_s}}};
    const auto offered = [&known](const QString &text) {
        QStringList texts;
        for (const auto &completion : completionsAt(text, text.size(), tests::Fields, known))
            texts += completion.text;
        return texts;
    };
    QCOMPARE(offered(u"by:"_s), (QStringList{u"\"anna b\""_s, u"ben"_s, u"xan"_s}));
    QCOMPARE(offered(u"x -BY:AN"_s), (QStringList{u"\"anna b\""_s, u"xan"_s}));
    QCOMPARE(offered(u"by:x"_s), QStringList{u"xan"_s});
    QVERIFY(offered(u"by:ben"_s).isEmpty());
    QVERIFY(completionsAt(u"by:x"_s, 4, tests::Fields, known).first().isPart); // "x" alone finds it, too
    QVERIFY(!completionsAt(u"is:ar"_s, 5, tests::Fields, known).first().isPart);
}

void tst_Completion::aCursorOutsideIsMovedInside()
{
    QCOMPARE(completionsAt(u"cr"_s, 99, tests::Fields).size(), 1);
    QCOMPARE(completionsAt(u"cr"_s, -1, tests::Fields).size(), 7);
}

RUNLATCH_TEST(tst_Completion)

} // namespace runlatch::filter

#include "tst_completion.moc"
