// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/expression.h"

#include "examplerows.h"
#include "support/seeds.h"
#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

Expression parsed(const QString &text)
{
    return Expression::parse(text, tests::Fields, tests::Now);
}

/// "position+length rule subject", one fault a line.
QString told(const QList<Fault> &faults)
{
    QStringList lines;
    for (const Fault &fault : faults)
        lines.append(u"%1+%2 %3 %4"_s.arg(fault.position).arg(fault.length).arg(fault.rule.name(), fault.subject));
    return lines.join(u'\n');
}

QString typed(QRandomGenerator &random)
{
    static const QStringList pieces{u" "_s,
                                    u"\""_s,
                                    u"-"_s,
                                    u"OR"_s,
                                    u":"_s,
                                    u"is:"_s,
                                    u"active"_s,
                                    u"by:"_s,
                                    u"="_s,
                                    u"created:"_s,
                                    u"bytes:"_s,
                                    u"took:"_s,
                                    u"size:"_s,
                                    u"answer:"_s,
                                    u"4x"_s,
                                    u"ms"_s,
                                    u">"_s,
                                    u"<="_s,
                                    u".."_s,
                                    u"7d"_s,
                                    u"2026-"_s,
                                    u"11"_s,
                                    u"*"_s,
                                    u"?"_s,
                                    u"\U00010400"_s,
                                    u"ß"_s,
                                    u"today"_s,
                                    u"T10:00"_s,
                                    QString(QChar(0xD800)),
                                    QString(QChar(0)),
                                    u"999999y"_s};
    QString text;
    while (random.bounded(12) > 0)
        text.append(pieces[random.bounded(pieces.size())]);
    return text;
}

} // namespace

/// A filter means what was typed, says where it is wrong, and takes any text.
class tst_Expression : public QObject
{
    Q_OBJECT
private slots:
    void faultsSayWhere_data();
    void faultsSayWhere();
    void termsAreAsMeant();
    void oneLimitOfTime_data();
    void oneLimitOfTime();
    void groupsAreReadByOr();
    void hostileTextEnds_data();
    void hostileTextEnds();
    void aThousandWordsAreTaken();
    void aLongWordIsLeftOut_data();
    void aLongWordIsLeftOut();
    void choicesReplaceAValue();
    void whatCanBecomeNoValueIsFinal_data();
    void whatCanBecomeNoValueIsFinal();
    void anythingCanBeTyped_data();
    void anythingCanBeTyped();
};

void tst_Expression::faultsSayWhere_data()
{
    QTest::addColumn<QString>("faults");
    const auto row = [](const char *filter, const QString &faults) { QTest::newRow(filter) << faults; };
    row("", u""_s);
    row("a:", u"0+1 filter.unknown-field a"_s);
    row("x  -Nosuch:1 y", u"4+6 filter.unknown-field Nosuch"_s);
    row("https://a 10:30 a.b:c ä:x \"a:b\"", u""_s);
    row("x created:", u"2+8 filter.no-value created"_s);
    row("-created:>", u"0+10 filter.no-value created"_s);
    row("is: active", u"0+3 filter.no-value is"_s);
    row("is:\"\"", u"0+5 filter.no-value is"_s);
    row("by:\"\" by:=\"\"", u""_s);
    row("by:=", u"0+4 filter.no-value by"_s);
    row("-", u"0+1 filter.no-word -"_s);
    row("a - b", u"2+1 filter.no-word -"_s);
    row("is:open", u"3+4 filter.choice open"_s);
    row("is:ac*", u"3+3 filter.choice ac*"_s);
    row("created:soon created:>2026-13", u"8+4 filter.time soon\n22+7 filter.time 2026-13"_s);
    row("bytes:>=many", u"8+4 filter.number many"_s);
    row("took:2 took:>fast", u"5+1 filter.duration 2\n13+4 filter.duration fast"_s);
    row("size:>10q size:k", u"6+3 filter.size 10q\n15+1 filter.size k"_s);
    row("answer:4x4 answer:1000", u"7+3 filter.status 4x4\n18+4 filter.status 1000"_s);
    row("answer:NONE -answer:>=500 answer:4xx took:<=1.5s size:10k..1M", u""_s);
    row("answer:>none", u"7+1 filter.comparison answer"_s);
    row("by:>a is:<=active", u"3+1 filter.comparison by\n9+2 filter.comparison is"_s);
    row("by:\">a\"", u""_s);
    row("OR a", u"0+2 filter.or OR"_s);
    row("a OR", u"2+2 filter.or OR"_s);
    row("a OR OR b", u"5+2 filter.or OR"_s);
    row("a OR is:x", u"8+1 filter.choice x"_s);
    row("a or b OR -c", u""_s);
    row("x \"open te", u"2+8 filter.quote open te"_s);
    row("\"", u"0+1 filter.quote "_s);
    row("by:\"", u"3+1 filter.quote "_s);
    row("is:\"act", u"3+4 filter.quote act\n3+4 filter.choice act"_s);
    row("OR is:x \"a", u"0+2 filter.or OR\n6+1 filter.choice x\n8+2 filter.quote a"_s);
}

void tst_Expression::faultsSayWhere()
{
    QFETCH(QString, faults);
    QCOMPARE(told(parsed(QString::fromUtf8(QTest::currentDataTag())).faults()), faults);
}

void tst_Expression::termsAreAsMeant()
{
    const auto groups = parsed(u"-te*\"?\"? is:ARCHIVED by:a bytes:>1"_s).groups();
    QCOMPARE(groups.size(), 4);
    const Term word = groups[0].first();
    QVERIFY(word.isNegated && !word.isWhole);
    QCOMPARE(word.field, Term::Anywhere);
    QCOMPARE(word.text, u"te*??"_s);
    QCOMPARE(word.wildcards, (QList<qsizetype>{2, 4}));
    QCOMPARE(groups[1].first().choice, 1);
    QCOMPARE(groups[1].first().text, u"archived"_s);
    QCOMPARE(groups[2].first().field, tests::By);
    QVERIFY(!groups[2].first().isWhole);
    QCOMPARE(groups[3].first().type, Field::Type::Number);
    QVERIFY(groups[3].first().numbers.lowest > 1);
}

void tst_Expression::oneLimitOfTime_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("until");
    QTest::addColumn<QString>("faults");
    const auto row = [](const char *filter, const QString &from, const QString &until, const QString &faults = {}) {
        QTest::newRow(filter) << from << until << faults;
    };
    row("since:2h", u"2026-11-21T08:00:00Z"_s, {});
    row("since:2026-11-20", u"2026-11-20T00:00:00Z"_s, {});
    row("since:14d..7d", u"2026-11-07T10:00:00Z"_s, {});
    row("before:2h", {}, u"2026-11-21T08:00:00Z"_s);
    row("before:2026-11-01", {}, u"2026-11-01T00:00:00Z"_s);
    row("before:2026-11..", {}, u"2026-11-01T00:00:00Z"_s);
    row("since:..2026-11", {}, {}, u"6+9 filter.time ..2026-11"_s);
    row("before:soon", {}, {}, u"7+4 filter.time soon"_s);
    row("since:>2h", {}, {}, u"6+1 filter.comparison since"_s);
    row("before:<=2026-11", {}, {}, u"7+2 filter.comparison before"_s);
}

void tst_Expression::oneLimitOfTime()
{
    static constexpr std::array<Field, 2> Limits{Field{u"since", Field::Type::Since},
                                                 Field{u"before", Field::Type::Before}};
    QFETCH(QString, from);
    QFETCH(QString, until);
    QFETCH(QString, faults);
    const auto read = Expression::parse(QString::fromUtf8(QTest::currentDataTag()), Limits, tests::Now);
    QCOMPARE(told(read.faults()), faults);
    if (!faults.isEmpty())
        return;
    const Term term = read.groups().first().first();
    QCOMPARE(term.type, Field::Type::Time);
    QCOMPARE(term.times.from.toString(Qt::ISODate), from);
    QCOMPARE(term.times.until.toString(Qt::ISODate), until);
}

void tst_Expression::groupsAreReadByOr()
{
    const auto groups = parsed(u"a b OR c OR is:x d is:x OR e is:x"_s).groups();
    QList<qsizetype> sizes;
    for (const auto &group : groups)
        sizes.append(group.size());
    QCOMPARE(sizes, (QList<qsizetype>{1, 2, 1, 1}));
    QVERIFY(parsed(u"is:x OR"_s).isEmpty());
}

void tst_Expression::hostileTextEnds_data()
{
    QTest::addColumn<QString>("piece");
    for (const char *piece : {"(", "\"", "OR", "OR ", "-", "a OR ", "a:", "is:", "created:1d..", "*", "*a", "?\" ", " ",
                              "bytes:>9 ", "\\", "\U0001F600 "})
        QTest::newRow(piece) << QString::fromUtf8(piece);
}

void tst_Expression::hostileTextEnds()
{
    QFETCH(QString, piece);
    const QString text = piece.repeated(1'000'000 / piece.size()); // what is not linear does not end
    const Expression filter = parsed(text);
    const Matcher matcher(filter);
    const tests::ExampleRow row({}, QString(2000, u'a'), 0, {}, {}, 0);
    matcher.accepts(row);
    QVERIFY(filter.groups().size() <= Expression::MaxWords);
    QVERIFY(filter.faults().size() <= 2 * Expression::MaxWords + 1);
}

void tst_Expression::aThousandWordsAreTaken()
{
    QCOMPARE(parsed(u"-a "_s.repeated(10'000)).groups().size(), Expression::MaxWords);
    const Expression chain = parsed(u"a OR "_s.repeated(Expression::MaxWords)); // cut behind an OR
    QVERIFY2(told(chain.faults()).endsWith(u"filter.too-long 1000"_s), qPrintable(told(chain.faults())));
    QCOMPARE(chain.faults().size(), 1);
    const QString most = u"a "_s.repeated(Expression::MaxWords);
    QVERIFY(parsed(most).faults().isEmpty());
    const Expression filter = parsed(most + u"b c"_s);
    QCOMPARE(filter.groups().size(), Expression::MaxWords);
    QCOMPARE(told(filter.faults()), u"2000+3 filter.too-long 1000"_s);
}

void tst_Expression::aLongWordIsLeftOut_data()
{
    QTest::addColumn<QString>("word");
    constexpr qsizetype Megabyte = 1024 * 1024;
    QTest::newRow("letters") << QString(Megabyte, u'a');
    QTest::newRow("stars") << QString(Megabyte, u'*');
    QTest::newRow("stars and letters") << u"*a"_s.repeated(Megabyte / 2);
    QTest::newRow("value") << u"by:"_s + QString(Megabyte, u'a');
    QTest::newRow("digits") << u"bytes:>"_s + QString(Megabyte, u'9');
    QTest::newRow("range") << u"took:"_s + QString(Megabyte, u'.');
    QTest::newRow("quotes") << u'"' + u"\"\""_s.repeated(Megabyte / 2) + u'"';
    QTest::newRow("one more") << QString(Expression::MaxWordLength + 1, u'a');
}

void tst_Expression::aLongWordIsLeftOut()
{
    QFETCH(QString, word);
    const Expression expression = parsed(u"b "_s + word + u" c"_s);
    QCOMPARE(expression.groups().size(), 2);
    QCOMPARE(expression.faults().size(), 1);
    QCOMPARE(expression.faults().first().rule, u"filter.long-word"_s);
    QVERIFY(parsed(QString(Expression::MaxWordLength, u'a')).faults().isEmpty());
}

/// "none" of a status is asked for like a choice, whatever the field's type.
void tst_Expression::choicesReplaceAValue()
{
    const auto groups = parsed(u"answer:NONE answer:4"_s).groups();
    QCOMPARE(groups[0].first().type, Field::Type::Choice);
    QCOMPARE(groups[0].first().choice, 0);
    QCOMPARE(groups[1].first().type, Field::Type::Status);
    QCOMPARE(groups[1].first().numbers.lowest, 400);
}

void tst_Expression::whatCanBecomeNoValueIsFinal_data()
{
    QTest::addColumn<bool>("isFinal");
    QTest::newRow("is:foo") << true;
    QTest::newRow("is:archivedx") << true;
    QTest::newRow("is:ARCH") << false;
    QTest::newRow("is:in") << false; // the choice has a blank
    QTest::newRow("findings:foo") << true;
    QTest::newRow("findings:an") << false;
    QTest::newRow("findings:1e") << false;
    QTest::newRow("created:soon") << false; // texts of other kinds are not looked at
    QTest::newRow("nosuch:") << false;
}

void tst_Expression::whatCanBecomeNoValueIsFinal()
{
    QFETCH(const bool, isFinal);
    static constexpr std::array Numbers{QStringView(u"any"), QStringView(u"none")};
    std::vector<Field> fields(tests::Fields.begin(), tests::Fields.end());
    fields.push_back({u"findings", Field::Type::Number, Numbers});
    const auto faults = Expression::parse(QString::fromLatin1(QTest::currentDataTag()), fields, tests::Now).faults();
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().isFinal, isFinal);
}

void tst_Expression::anythingCanBeTyped_data()
{
    support::addSeeds(20);
}

/// Faults lie within the typed text and in order, and terms are whole, whatever is typed.
void tst_Expression::anythingCanBeTyped()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    for (int round = 0; round < 500; ++round) {
        const QString text = typed(random);
        const Expression filter = parsed(text);
        qsizetype last = 0;
        for (const Fault &fault : filter.faults()) {
            QVERIFY(fault.position >= last && fault.length > 0 && fault.position + fault.length <= text.size());
            last = fault.position;
        }
        const tests::ExampleRow row({}, text, 0, text, tests::Now, 11);
        Matcher(filter).accepts(row);
        for (const auto &group : filter.groups())
            QVERIFY(!group.isEmpty());
    }
}

RUNLATCH_TEST(tst_Expression)

} // namespace runlatch::filter

#include "tst_expression.moc"
