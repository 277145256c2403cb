// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/markdown.h"

#include "conformance/report/markdowntext.h"
#include "samplereport.h"
#include "support/suite.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <md4c.h>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

/// The document as a reader of markdown in the dialect of forges sees it.
struct SeenMarkdown
{
    QList<QStringList> rows; ///< of all tables, the titles included
    QStringList html;        ///< raw HTML, a piece each
    QStringList headings;
    int foreignSpans = 0; ///< links, pictures, emphasis, code, math
    int otherBlocks = 0;  ///< quotes, code, rules
    QString text;         ///< all that is shown, with a line feed before each block
};

void enterBlock(SeenMarkdown &seen, MD_BLOCKTYPE type)
{
    if (type == MD_BLOCK_TR)
        seen.rows.append(QStringList());
    else if (type == MD_BLOCK_TH || type == MD_BLOCK_TD)
        seen.rows.last().append(QString());
    else if (type == MD_BLOCK_H)
        seen.headings.append(QString());
    else if (type == MD_BLOCK_QUOTE || type == MD_BLOCK_CODE || type == MD_BLOCK_HR || type == MD_BLOCK_OL)
        ++seen.otherBlocks;
    seen.text += u'\n';
}

void takeText(SeenMarkdown &seen, MD_TEXTTYPE type, const QString &text)
{
    static const QRegularExpression number(u"^&#(\\d+);$"_s);
    const auto entity = number.match(text);
    const QString shown = entity.hasMatch() ? QString(QChar(entity.captured(1).toUShort())) : text;
    if (type == MD_TEXT_HTML) {
        seen.html.append(text.trimmed());
        return;
    }
    seen.text += shown;
    if (!seen.rows.isEmpty() && !seen.rows.last().isEmpty())
        seen.rows.last().last() += shown;
    if (seen.rows.isEmpty() && !seen.headings.isEmpty())
        seen.headings.last() += shown;
}

SeenMarkdown see(const QString &markdown)
{
    MD_PARSER parser{};
    parser.flags = MD_DIALECT_GITHUB | MD_FLAG_LATEXMATHSPANS;
    parser.enter_block = [](MD_BLOCKTYPE type, void *, void *seen) {
        enterBlock(*static_cast<SeenMarkdown *>(seen), type);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE, void *, void *) { return 0; };
    parser.enter_span = [](MD_SPANTYPE, void *, void *seen) {
        ++static_cast<SeenMarkdown *>(seen)->foreignSpans;
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE, void *, void *) { return 0; };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *seen) {
        takeText(*static_cast<SeenMarkdown *>(seen), type, QString::fromUtf8(text, static_cast<qsizetype>(size)));
        return 0;
    };
    SeenMarkdown seen;
    const QByteArray bytes = markdown.toUtf8();
    md_parse(bytes.constData(), static_cast<MD_SIZE>(bytes.size()), &parser, &seen);
    return seen;
}

} // namespace

/// The report for a pull request tells what to mend first, and nothing of a stranger is more than text in it.
class tst_Markdown : public QObject
{
    Q_OBJECT
private slots:
    void tellsWhatToMendFirst();
    void saysThatNothingWasTried();
    void isOurMarkupAlone();
    void refersToNobody_data();
    void refersToNobody();
    void staysReadable();
    void fitsIntoAComment();
};

void tst_Markdown::tellsWhatToMendFirst()
{
    const QString markdown = writeMarkdown(sampleReport());
    const SeenMarkdown seen = see(markdown);
    QCOMPARE(seen.headings.size(), 1);
    QVERIFY(markdown.startsWith(u"## Not passed: http"_s));
    QVERIFY(seen.text.contains(u"Failed: 1, Not testable: 1, Known failure: 1, Warned: 1, Observed: 1, Skipped: 1, "
                               "Passed: 1"_s));
    QCOMPARE(seen.rows.size(), 4 + 5); // each table has its titles
    QCOMPARE(seen.rows[0], QStringList({u"Result"_s, u"Case"_s, u"Why"_s, u"Remedy"_s}));
    QCOMPARE(seen.rows[1], QStringList({u"✗ Failed"_s, u"answer.status"_s, u"It answered 202."_s, u"Shorten it."_s}));
    QCOMPARE(seen.rows[2], QStringList({u"⊘ Not testable"_s, u"plan.redirect"_s, u"It died."_s, u"Keep it alive."_s}));
    QCOMPARE(seen.rows[3], QStringList({u"! Warned"_s, u"callback.long"_s, u"Too long."_s, u"Mend it."_s}));
    QCOMPARE(seen.rows[5], QStringList({u"≈ Known failure"_s, u"plan.token"_s, u"No token came."_s}));
    QVERIFY(markdown.indexOf(u"<details>"_s) > markdown.indexOf(u"callback.long"_s));
    QVERIFY(seen.text.contains(u"Options: --skip plan.huge 'a b'"_s));
    QVERIFY(seen.text.contains(u"taken out of the baseline: answer.slow"_s));
}

void tst_Markdown::saysThatNothingWasTried()
{
    QVERIFY(writeMarkdown({}).startsWith(u"## Nothing was tried"_s));
}

void tst_Markdown::isOurMarkupAlone()
{
    const QString markdown = writeMarkdown(hostileReport());
    const SeenMarkdown seen = see(markdown);
    QCOMPARE(seen.foreignSpans, 0);
    QCOMPARE(seen.otherBlocks, 0);
    QCOMPARE(seen.headings.size(), 1);
    QCOMPARE(seen.rows.size(), 4 + 4);
    for (qsizetype row = 0; row < seen.rows.size(); ++row)
        QCOMPARE(seen.rows[row].size(), row < 4 ? 4 : 3);
    QVERIFY(seen.rows[1][2].startsWith(u"]]> <!"_s));
    for (const QString &piece : seen.html)
        QVERIFY2(QStringList({u""_s, u"<code>"_s, u"</code>"_s, u"<details>"_s, u"</details>"_s}).contains(piece)
                     || piece == u"<summary>The other cases, and how to repeat it</summary>"_s,
                 qPrintable(piece));
    for (const QChar letter : markdown)
        QVERIFY2(letter == u'\n' || letter >= u' ', qPrintable(QString::number(letter.unicode(), 16)));
    QVERIFY(!markdown.contains(QChar(0x202e)));
    static const QRegularExpression ours(u"^(|\\| .*|- .*|## .*|</?details>|<summary>.*|Failed: .*|No longer .*)$"_s);
    for (const QString &line : markdown.split(u'\n'))
        QVERIFY2(ours.match(line).hasMatch(), qPrintable(line));
}

void tst_Markdown::refersToNobody_data()
{
    QTest::addColumn<QString>("reference");
    for (const char *reference :
         {"@user", "a@b.example", "#1", "owner/name#1", "!2", "$3", "~label", "%4", "&5", "GH-6", "TICKET-7",
          ":smile:", "www.evil.example", "https://evil.example/", "[vulnerability:1]", "^alert#2", "*iteration:3"})
        QTest::newRow(reference) << QString::fromLatin1(reference);
}

void tst_Markdown::refersToNobody()
{
    QFETCH(const QString, reference);
    const QString written = markdownText(u"a "_s + reference + u" z"_s, 100);
    QVERIFY(!written.contains(reference));
    const SeenMarkdown seen = see(u"x "_s + written);
    QCOMPARE(seen.foreignSpans, 0);
    QVERIFY(!seen.text.contains(reference)); // also where entities are resolved
    QCOMPARE(QString(seen.text).remove(QChar(0x200b)).trimmed(), u"x a "_s + reference + u" z"_s);
}

void tst_Markdown::staysReadable()
{
    QCOMPARE(markdownText(u"It answered 202, in 1.5 s (spec 5.3)."_s, 100), u"It answered 202, in 1.5 s (spec 5.3)."_s);
    QCOMPARE(markdownText(u"Übergröße: 5 % of a/b"_s, 100), u"Übergröße: 5 % of a/b"_s);
    QCOMPARE(markdownText(u"abcdef"_s, 4), u"abc\u2026"_s);
}

void tst_Markdown::fitsIntoAComment()
{
    Report report = hostileReport();
    const QList<CaseResult> some = report.results;
    for (int times = 0; times < 100; ++times)
        report.results += some;
    const QString markdown = writeMarkdown(report);
    QVERIFY2(markdown.size() <= MaxMarkdownCharacters, qPrintable(QString::number(markdown.size())));
    const SeenMarkdown seen = see(markdown);
    QVERIFY(seen.rows.size() > 4);
    static const QRegularExpression left(u"Cases that are not listed: (\\d+)"_s);
    qsizetype told = seen.rows.size() - 2; // without the titles
    for (auto found = left.globalMatch(seen.text); found.hasNext();)
        told += found.next().captured(1).toInt();
    QCOMPARE(told, report.results.size());
    report.results = {some[1]};
    report.results[0].text.id = report.results[0].why = report.results[0].lapses[0].remedy = QString(9999, u'@');
    report.target = report.program = report.profile = report.results[0].why;
    QVERIFY(see(writeMarkdown(report)).rows.size() == 2);
}

RUNLATCH_TEST(tst_Markdown)

} // namespace runlatch::conformance

#include "tst_markdown.moc"
