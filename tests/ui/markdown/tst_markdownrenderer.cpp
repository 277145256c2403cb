// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "ui/markdown/markdownrenderer.h"

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

namespace {

MarkdownStyle plainStyle()
{
    return {QFont(), QFont(u"Monospace"_s), Qt::black, Qt::gray, Qt::blue, Qt::lightGray, Qt::lightGray, 4};
}

QString repeated(const QString &text, int times)
{
    return text.repeated(times);
}

QString numbered(const QString &pattern, int times)
{
    QString text;
    for (int number = 0; number < times; ++number)
        text += pattern.arg(number);
    return text;
}

QStringList anchors(const QTextDocument &document)
{
    QStringList found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().isAnchor())
                found += part.fragment().charFormat().anchorHref();
        }
    }
    return found;
}

qsizetype maxRunLength(const QTextDocument &document)
{
    qsizetype longest = 0, run = 0;
    const QString text = document.toPlainText();
    for (const QChar character : text) {
        run = character.isSpace() ? 0 : run + 1;
        longest = std::max(longest, run);
    }
    return longest;
}

} // namespace

/// Markdown becomes a bounded document in which foreign text makes no structure.
class tst_MarkdownRenderer : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void showsText_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("text");
        QTest::newRow("soft break") << u"one\ntwo"_s << u"one two"_s;
        QTest::newRow("hard break") << u"one  \ntwo"_s << u"one\ntwo"_s;
        QTest::newRow("entities") << u"&lt;a&gt; &amp; &eacute; &#x41; &nosuchname;"_s << u"<a> & é A &nosuchname;"_s;
        QTest::newRow("raw HTML block") << u"<table background=x>\n<b>bold</b>"_s
                                        << u"<table background=x> <b>bold</b>"_s;
        QTest::newRow("raw HTML span") << u"a <img src=\"file:///x\"> b"_s << u"a <img src=\"file:///x\"> b"_s;
        QTest::newRow("breaks of HTML") << u"a<br>b<BR/>c<br />d"_s << u"a\nb\nc\nd"_s;
        QTest::newRow("break of HTML in a table") << u"|a|b|\n|---|---|\n|c<br>d|e|"_s << u"\na\nb\nc\nd\ne\n"_s;
        QTest::newRow("break of HTML on a line") << u"<br>\n<br>x"_s << u"\n\nx"_s;
        QTest::newRow("comment") << u"a <!-- b\nc -->d"_s << u"a d"_s;
        QTest::newRow("block of a comment") << u"a\n\n<!-- b\n\n<br> c -->\n\nd"_s << u"a\nd"_s;
        QTest::newRow("comment in code") << u"`<!-- a --><br>`"_s << u"<!-- a --><br>"_s;
        QTest::newRow("only a comment") << u"<!-- a -->"_s << u""_s;
        QTest::newRow("comment without an end") << u"a\n\n<!-- b"_s << u"a"_s;
        QTest::newRow("comment that ends with its quote") << u"> <!-- a\n\nb <i>c</i><br>d"_s << u"b <i>c</i>\nd"_s;
        QTest::newRow("image") << u"![a **red** one](file:///x.png)"_s << u"[image, not loaded: a red one]"_s;
        QTest::newRow("loose and tight items") << u"- one\n- two\n\n3. x\n\n4. y"_s << u"one\ntwo\nx\ny"_s;
        QTest::newRow("nested empty items") << u"- - - x"_s << u"\n\nx"_s;
        QTest::newRow("code keeps its lines") << u"```hcl\na {\n\n  b\n}\n```\nafter"_s << u"a {\n\n  b\n}\nafter"_s;
        QTest::newRow("not a link") << u"[x](javascript:alert(1)) and [y](../up)"_s << u"x and y"_s;
    }

    void showsText()
    {
        QFETCH(QString, markdown);
        QTextDocument document;
        QVERIFY(!MarkdownRenderer::render(markdown, plainStyle(), {}, document).isCut);
        QTEST(document.toPlainText(), "text");
    }

    void anchorsOnlyWhatMayBeOpened_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QStringList>("links");
        QTest::newRow("https") << u"[x](https://a.example/p?q=1&amp;r=2)"_s
                               << QStringList{u"https://a.example/p?q=1&r=2"_s};
        QTest::newRow("autolink") << u"<http://a.example/>"_s << QStringList{u"http://a.example/"_s};
        QTest::newRow("bare") << u"see https://a.example/b and www.b.example"_s
                              << QStringList{u"https://a.example/b"_s, u"http://www.b.example"_s};
        QTest::newRow("script") << u"[x](javascript:alert(1)) <javascript:alert(1)>"_s << QStringList{};
        QTest::newRow("hidden script") << u"[x](&#106;avascript:alert(1)) [y](JavaScript:z)"_s << QStringList{};
        QTest::newRow("data") << u"[x](data:text/html,<b>)"_s << QStringList{};
        QTest::newRow("file") << u"[x](file:///etc/passwd) [y](/etc/passwd) [z](etc)"_s << QStringList{};
        QTest::newRow("mail") << u"a@b.example <c@d.example>"_s << QStringList{};
        QTest::newRow("no host") << u"[x](https:///path)"_s << QStringList{};
        QTest::newRow("HTML") << u"<a href=\"https://a.example\">x</a>"_s << QStringList{};
    }

    void anchorsOnlyWhatMayBeOpened()
    {
        QFETCH(QString, markdown);
        QTextDocument document;
        MarkdownRenderer::render(markdown, plainStyle(), {}, document);
        QTEST(anchors(document), "links");
    }

    void formatsBlocks()
    {
        QTextDocument document;
        const MarkdownExtent extent =
            MarkdownRenderer::render(u"# Title\n\nText `code` **bold**\n\n> quote\n\n7. seven\n- [x] done\n\n---\n"_s,
                                     plainStyle(), {}, document);
        QTextBlock block = document.begin();
        QCOMPARE(block.blockFormat().headingLevel(), 1);
        QVERIFY(block.begin().fragment().charFormat().fontPointSize() > QFontInfo(QFont()).pointSizeF() * 1.29);
        block = block.next().next();
        QCOMPARE(block.blockFormat().intProperty(MarkdownQuoteProperty), 1);
        block = block.next();
        QCOMPARE(block.blockFormat().stringProperty(MarkdownMarkerProperty), u"7."_s);
        block = block.next();
        QVERIFY(block.blockFormat().boolProperty(MarkdownTaskProperty));
        QCOMPARE(block.next().blockFormat().intProperty(MarkdownRoleProperty), int(MarkdownRole::Rule));
        QCOMPARE(extent.blocks, 6);
    }

    void buildsTables()
    {
        QTextDocument document;
        const auto extent = MarkdownRenderer::render(u"before\n\n| a | b |\n|---|---:|\n| 1 | 2 |\n| 3 |\n\nafter"_s,
                                                     plainStyle(), {}, document);
        QCOMPARE(extent.cells, 6);
        QCOMPARE(extent.blocks, 5); // two paragraphs and three rows
        const auto *table = qobject_cast<QTextTable *>(document.rootFrame()->childFrames().value(0));
        QVERIFY(table != nullptr);
        QCOMPARE(table->rows(), 3);
        QCOMPARE(table->cellAt(1, 1).firstCursorPosition().block().text(), u"2"_s);
        QVERIFY(table->cellAt(1, 1).firstCursorPosition().blockFormat().alignment() & Qt::AlignRight);
        QCOMPARE(document.lastBlock().text(), u"after"_s);
    }

    void cutsAtItsLimits_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::newRow("half open emphasis") << repeated(u"a**b"_s, 20'000);
        QTest::newRow("reference links") << numbered(u"[text %1][r%1] "_s, 10'000) + u"\n\n"_s
                + numbered(u"[r%1]: https://a.example/%1\n"_s, 10'000);
        QTest::newRow("one reference, many links") << u"[a]: https://a.example\n\n"_s + repeated(u"[a] "_s, 10'000);
        QTest::newRow("nested items") << repeated(u"- "_s, 10'000) + u'x';
        QTest::newRow("many items") << numbered(u"- item %1\n"_s, 20'000);
        QTest::newRow("deep items") << [] {
            QString text;
            for (int depth = 0; depth < 1000; ++depth)
                text += QString(2 * depth, u' ') + u"- x\n"_s;
            return text;
        }();
        QTest::newRow("one word") << repeated(u"x"_s, 1'000'000);
        QTest::newRow("one table") << u"| a | b | c |\n|---|---|---|\n"_s + repeated(u"| 1 | 2 | 3 |\n"_s, 40'000);
        QTest::newRow("wide table") << repeated(u"|a"_s, 100) + u"|\n"_s + repeated(u"|---"_s, 100) + u"|\n"_s
                + repeated(u"|b|\n"_s, 5'000);
        // Newer md4c has no table of more than 128 columns, but a paragraph.
        QTest::newRow("table of thousands") << repeated(u"|a"_s, 5'000) + u"|\n"_s + repeated(u"|---"_s, 5'000)
                + u"|\n"_s + repeated(u"|b|\n"_s, 10'000);
        QTest::newRow("hard breaks") << repeated(u"a  \n"_s, 16'000);
        QTest::newRow("code lines") << u"```\n"_s + repeated(u"\n"_s, 60'000);
        QTest::newRow("prose") << repeated(u"A sentence of some words.\n\n"_s, 5'000);
        QTest::newRow("three bytes each") << repeated(u"\u4E2D"_s, 30'000);
    }

    void cutsAtItsLimits()
    {
        QFETCH(QString, markdown);
        const MarkdownLimits limits;
        QTextDocument document;
        const MarkdownExtent extent = MarkdownRenderer::render(markdown, plainStyle(), limits, document);
        QVERIFY(extent.isCut);
        QVERIFY(extent.blocks <= limits.blocks);
        QVERIFY(extent.cells <= limits.cells);
        QVERIFY(extent.codeLines <= limits.codeLines);
        QVERIFY(extent.spans <= limits.spans + 1);
        QVERIFY(extent.characters <= limits.bytes);
        QVERIFY(maxRunLength(document) <= limits.run);
        QVERIFY(document.blockCount() <= limits.blocks + limits.cells + limits.codeLines + 2);
    }

    /// md4c goes through the title of a reference at each of its uses, of which "Render all" shows 50,000.
    void readsALongTitleAFewTimes()
    {
        constexpr int Title = 800'000;
        const QString markdown = u"[a]: https://a.example \""_s + repeated(u"t"_s, Title) + u"\"\n\n"_s
            + repeated(u"[a] "_s, 10'000) + u"![b][a]"_s;
        const MarkdownLimits limits = MarkdownLimits::patient();
        QTextDocument document;
        const MarkdownExtent extent = MarkdownRenderer::render(markdown, plainStyle(), limits, document);
        QVERIFY(extent.isCut);
        QVERIFY(extent.spans >= 1);
        QVERIFY2(extent.spans <= limits.linkBytes / Title + 1, qPrintable(QString::number(extent.spans)));
    }

    /// md4c looks for the line of each bracket, from the first line of its paragraph on: 400,000 lines took 40 seconds.
    void readsNoParagraphOfBracketsWhole()
    {
        const MarkdownLimits limits = MarkdownLimits::patient();
        QTextDocument document;
        const MarkdownExtent brackets =
            MarkdownRenderer::render(repeated(u"[a]\n"_s, 400'000), plainStyle(), limits, document);
        QVERIFY(brackets.isCut);
        QVERIFY(brackets.characters > 0);
        const auto lines = brackets.characters / 4;
        QVERIFY2(lines * lines / 2 <= limits.lineSearches, qPrintable(QString::number(lines)));
        const MarkdownExtent apart =
            MarkdownRenderer::render(repeated(u"[a]\n[b]\n\n"_s, 5'000), plainStyle(), limits, document);
        QVERIFY(!apart.isCut);
    }

    void keepsDeepNestingReadable()
    {
        QTextDocument document;
        const auto extent = MarkdownRenderer::render(repeated(u">"_s, 10'000) + u" x"_s, plainStyle(), {}, document);
        QVERIFY(!extent.isCut);
        QCOMPARE(document.toPlainText(), u"x"_s);
        QCOMPARE(document.begin().blockFormat().leftMargin(), MarkdownLimits().depth * 16.0);
    }

    void takesNoStructureFromCharacters()
    {
        QTextDocument document;
        const QString text = u"a\u2029\u2028b\uFDD0\uFDD1\uFFFC&#8233;&#10;&#xFDD0;"_s;
        MarkdownRenderer::render(repeated(text, 100), plainStyle(), {}, document);
        QCOMPARE(document.blockCount(), 1);
        QVERIFY(!document.toPlainText().contains(u'\n'));
        QVERIFY(document.rootFrame()->childFrames().isEmpty());
    }

    void replacesWhatWasThere()
    {
        QTextDocument document;
        MarkdownRenderer::render(u"first"_s, plainStyle(), {}, document);
        MarkdownRenderer::render(u"second"_s, plainStyle(), {}, document);
        QCOMPARE(document.toPlainText(), u"second"_s);
        MarkdownRenderer::render({}, plainStyle(), {}, document);
        QVERIFY(document.toPlainText().isEmpty());
    }
};

RUNLATCH_WINDOW_TEST(tst_MarkdownRenderer)
#include "tst_markdownrenderer.moc"
