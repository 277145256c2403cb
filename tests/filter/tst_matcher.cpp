// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/matcher.h"

#include "examplerows.h"
#include "support/suite.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

QList<tests::ExampleRow> rows()
{
    const auto ago = [](int days) { return tests::Now.addDays(-days); };
    return {
        {u"A"_s, u"Upgrade Terraform to 1.9"_s, 0, u"user-ann"_s, ago(0), 100},
        {u"B"_s, u"Rotate the key; do not upgrade"_s, 0, u"user-bob"_s, ago(1), 400},
        {u"C"_s, u"STRASSE und Straße, Ärger OR other"_s, 1, u"user-ann2"_s, ago(7), 404},
        {u"D"_s, u"see https://example.com/-x (soon)"_s, 1, {}, ago(40), 499},
        {u"E"_s, u"a \"quoted\" word*"_s, 2, u"jo smith"_s, {}, std::nan("")},
    };
}

} // namespace

/// A row is accepted as the filter says, from several threads at once.
class tst_Matcher : public QObject
{
    Q_OBJECT
private slots:
    void accepts_data();
    void accepts();
    void acceptsByField_data();
    void acceptsByField();
    void threadsShareOneMatcher();
};

void tst_Matcher::accepts_data()
{
    QTest::addColumn<QString>("names");
    const auto row = [](const char *filter, const QString &names) { QTest::newRow(filter) << names; };
    row("", u"ABCDE"_s);
    row("  \t ", u"ABCDE"_s);
    row("upgrade", u"AB"_s);
    row("UPGRADE terraform", u"A"_s);
    row("\"do not\"", u"B"_s);
    row("not do", u"B"_s);
    row("-upgrade", u"CDE"_s);
    row("-\"do not\" upgrade", u"A"_s);
    row("terraform OR key", u"AB"_s);
    row("terraform OR key upgrade -rotate", u"A"_s);
    row("upgrade terraform OR straße", u"A"_s); // not (upgrade terraform) OR straße
    row("terraform OR -upgrade", u"ACDE"_s);
    row("\"OR\" -terraform", u"CE"_s); // a text, as in "word"
    row("or", u"ACE"_s);
    row("äRGER", u"C"_s);
    row("STRAßE", u"C"_s);
    row("up*form", u"A"_s);
    row("k?y", u"B"_s);
    row("str???e", u"C"_s);
    row("\"word*\"", u"E"_s);
    row("\"k?y\"", u""_s);
    row("*", u"ABCDE"_s);
    row("\"\"", u"ABCDE"_s);
    row("\"\"\"quoted\"\"\"", u"E"_s);
    row("https://example.com", u"D"_s);
    row("\"-x\"", u"D"_s);
    row("(soon)", u"D"_s);
    row("-", u"ABCDE"_s);
    row("upgrade nosuch:field", u"AB"_s); // a term that is not understood is left out
    row("upgrade nosuch:field OR key", u"B"_s);
    row("nosuch:field OR", u"ABCDE"_s);
    row("\"do no", u"B"_s);
}

void tst_Matcher::accepts()
{
    QFETCH(QString, names);
    QCOMPARE(tests::accepted(QString::fromUtf8(QTest::currentDataTag()), rows()), names);
}

void tst_Matcher::acceptsByField_data()
{
    QTest::addColumn<QString>("names");
    const auto row = [](const char *filter, const QString &names) { QTest::newRow(filter) << names; };
    row("is:active", u"AB"_s);
    row("IS:Archived", u"CD"_s);
    row("is:\"in doubt\"", u"E"_s);
    row("-is:active -is:archived", u"E"_s);
    row("is:active OR is:archived upgrade", u"AB"_s);
    row("by:ann", u"AC"_s);
    row("by:=user-ann", u"A"_s);
    row("by:USER-a*", u"AC"_s);
    row("by:ann*", u""_s); // with a wildcard the whole text must fit
    row("by:\"jo smith\"", u"E"_s);
    row("by:\"\"", u"D"_s);
    row("-by:user", u"DE"_s);
    row("by:", u"ABCDE"_s);
    row("created:2026-11-21", u"A"_s);
    row("created:today", u"A"_s);
    row("created:yesterday OR created:2026-10", u"BD"_s);
    row("created:2026", u"ABCD"_s);
    row("created:8d", u"ABC"_s);
    row("created:<2d", u"AB"_s); // an age: younger rows
    row("created:>2d", u"CD"_s);
    row("created:<2026-11-20", u"CD"_s); // a day: earlier rows
    row("created:>=2026-11-20", u"AB"_s);
    row("created:>2026-11-20", u"A"_s);
    row("created:2026-11-01..2026-11-20", u"BC"_s);
    row("-created:>2d", u"ABE"_s);
    row("bytes:400", u"B"_s);
    row("bytes:>400", u"CD"_s);
    row("bytes:400..499", u"BCD"_s);
    row("-bytes:<1000", u"E"_s);
    row("answer:4xx", u"BCD"_s);
    row("answer:>=404", u"CD"_s);
    row("answer:none OR answer:100", u"AE"_s);
    row("took:>0.4s", u"CD"_s); // the value is in milliseconds
    row("took:0.4s", u"BC"_s);  // every time that rounds to 0.4 s
    row("size:<0.4k", u"ABC"_s);
}

void tst_Matcher::acceptsByField()
{
    accepts();
}

void tst_Matcher::threadsShareOneMatcher()
{
    const auto all = rows();
    const Matcher matcher(Expression::parse(u"up*e OR straße -is:archived created:<2d"_s, tests::Fields, tests::Now));
    std::array<int, 4> found{};
    const auto count = [&all](Matcher copy, int &hits) {
        for (int round = 0; round < 2000; ++round)
            hits +=
                static_cast<int>(std::ranges::count_if(all, [&copy](const auto &row) { return copy.accepts(row); }));
    };
    std::vector<std::thread> threads;
    for (int &hits : found)
        threads.emplace_back(count, matcher, std::ref(hits));
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(found, (std::array{4000, 4000, 4000, 4000}));
}

RUNLATCH_TEST(tst_Matcher)

} // namespace runlatch::filter

#include "tst_matcher.moc"
