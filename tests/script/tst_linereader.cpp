// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "script/linereader.h"
#include "script/lines.h"
#include "support/suite.h"

#include "base/rules.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::base::Rules;

namespace runlatch::script {

namespace {

constexpr QLatin1StringView Voices[] = {"alto"_L1, "tenor"_L1};
constexpr KeyForm SongKeys[] = {{"of"_L1, ValueKind::Text, true},
                                {"loud"_L1, ValueKind::Truth},
                                {"lasts"_L1, ValueKind::Time},
                                {"times"_L1, ValueKind::Count},
                                {"voice"_L1, ValueKind::Choice, false, Voices},
                                {"like"_L1, ValueKind::Condition}};
constexpr LineForm Songs[] = {{.word = "sing"_L1, .subject = "alone"_L1, .keys = SongKeys},
                              {.word = "sing"_L1, .subject = "choir"_L1, .hasValue = true},
                              {.word = "rest"_L1}};

/// Reads a line by the forms above.
class SongReader final : public LineReader
{
public:
    using LineReader::LineReader;

    QString read()
    {
        Forms forms;
        for (const LineForm &one : Songs)
            forms += &one;
        if (isBlank() || !readBy(forms))
            return {};
        QStringList parts{form()->word, form()->subject, text("of"_L1), truth("loud"_L1) ? u"loud"_s : u"low"_s};
        if (const auto lasts = time("lasts"_L1))
            parts += QString::number(lasts->count());
        if (const auto times = number("times"_L1, 1, MaxCount))
            parts += QString::number(*times);
        if (const auto voice = choice("voice"_L1))
            parts += Voices[*voice];
        return parts.join(u' ');
    }
};

} // namespace

/// Lines are cut where they end, and read by a table of forms or refused at the right place.
class tst_LineReader : public QObject
{
    Q_OBJECT
private slots:
    void cutsLines();
    void stopsWhenItIsTold();
    void readsByTheForms();
    void notesTheFirstMistake_data();
    void notesTheFirstMistake();
    void writesTheForms();
};

void tst_LineReader::cutsLines()
{
    QStringList lines;
    const auto take = [&lines](int number, const std::optional<QString> &line) {
        lines += QString::number(number) + u':' + line.value_or(u"?"_s);
        return true;
    };
    QCOMPARE(eachLine("", take), 0);
    QCOMPARE(eachLine("\xEF\xBB\xBF"
                      "a\r\n\n\xFF\nb",
                      take),
             4);
    QCOMPARE(lines, QStringList({u"1:a\r"_s, u"2:"_s, u"3:?"_s, u"4:b"_s}));
}

void tst_LineReader::stopsWhenItIsTold()
{
    int calls = 0;
    QCOMPARE(eachLine("a\nb\nc", [&calls](int, const std::optional<QString> &) { return ++calls < 2; }), 2);
    QCOMPARE(calls, 2);
}

void tst_LineReader::readsByTheForms()
{
    QList<Mistake> mistakes;
    const auto read = [&mistakes](const QString &line) { return SongReader(1, line, mistakes).read(); };
    QCOMPARE(read(u"  # nothing"_s), QString());
    QCOMPARE(read(u"rest # now"_s), u"rest   low"_s);
    QCOMPARE(read(u"sing alone of=\"two words\" loud=yes lasts=1.5s times=3 voice=tenor like="_s),
             u"sing alone two words loud 1500 3 tenor"_s);
    QCOMPARE(mistakes.size(), 0);
}

void tst_LineReader::notesTheFirstMistake_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("nearest");
    const auto row = [](const char *line, base::Rule rule, int column, const QString &nearest = {}) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString(rule.name()) << column << nearest;
    };
    row("snig alone", Rules::ScenarioStep, 1, u"sing"_s);
    row("sing", Rules::ScenarioNoSubject, 5);
    row("sing alnoe of=x", Rules::ScenarioSubject, 6, u"alone"_s);
    row("sing alone=x", Rules::ScenarioSubject, 6, u"alone"_s);
    row("sing choir", Rules::ScenarioNoValue, 6);
    row("sing alone loud=yes", Rules::ScenarioKeyMissing, 20);
    row("sing alone of=x lound=yes", Rules::ScenarioKey, 17, u"loud"_s);
    row("sing alone of=x of=y", Rules::ScenarioKeyTwice, 17);
    row("sing alone of", Rules::ScenarioNoValue, 12);
    row("sing alone of=x loud=so", Rules::ScenarioValue, 22);
    row("sing alone of=x lasts=2", Rules::ScenarioValue, 23);
    row("sing alone of=x times=0", Rules::ScenarioValue, 23);
    row("sing alone of=x voice=tenro", Rules::ScenarioValue, 23, u"tenor"_s);
    row("sing alone of=\"x", Rules::ScenarioQuote, 15);
    row("rest x", Rules::ScenarioKey, 6);
    row("\xF0\x9F\x8E\xB5 x", Rules::ScenarioStep, 1);
}

void tst_LineReader::notesTheFirstMistake()
{
    QFETCH(const QString, line);
    QFETCH(const QString, rule);
    QFETCH(const int, column);
    QFETCH(const QString, nearest);
    QList<Mistake> mistakes;
    SongReader(7, line, mistakes).read();
    QCOMPARE(mistakes.size(), 1);
    QCOMPARE(QString(mistakes.first().rule.name()), rule);
    QCOMPARE(mistakes.first().line, 7);
    QCOMPARE(mistakes.first().column, column);
    QCOMPARE(mistakes.first().nearest, nearest);
}

void tst_LineReader::writesTheForms()
{
    QCOMPARE(writtenForm(Songs[0]),
             u"sing alone of=TEXT [loud=yes|no] [lasts=TIME] [times=COUNT] [voice=alto|tenor] [like=VALUE]"_s);
    QCOMPARE(writtenForm(Songs[1]), u"sing choir=VALUE"_s);
    QCOMPARE(writtenForm(Songs[2]), u"rest"_s);
}

RUNLATCH_TEST(tst_LineReader)

} // namespace runlatch::script

#include "tst_linereader.moc"
