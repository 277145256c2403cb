// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "text/markdowntext.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::text {

/// Nobody's text becomes markup in Markdown.
class tst_MarkdownText : public QObject
{
    Q_OBJECT
private slots:
    void markdown_data();
    void markdown();
    void blocks_data();
    void blocks();
};

void tst_MarkdownText::markdown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("plain") << u"Rotate keys, please."_s << u"Rotate keys, please."_s;
    QTest::newRow("html") << u"<b>&amp;"_s << u"\\<b\\>\\&amp;"_s;
    QTest::newRow("link") << u"[x](y)"_s << u"\\[x\\]\\(y\\)"_s;
    QTest::newRow("lines") << u" a\n# b\u2028c"_s << u"a \\# b c"_s;
    QTest::newRow("numbered") << u"12. x"_s << u"12\\. x"_s;
    QTest::newRow("a number and words") << u"12 keys"_s << u"12 keys"_s;
    QTest::newRow("a dot first") << u".tf files"_s << u".tf files"_s;
    QTest::newRow("a number") << u"12"_s << u"12"_s;
    QTest::newRow("backslash") << u"\\|"_s << u"\\\\\\|"_s;
}

void tst_MarkdownText::markdown()
{
    QFETCH(QString, text);
    QTEST(markdownText(text), "written");
}

void tst_MarkdownText::blocks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("block");
    QTest::newRow("plain") << u"a"_s << u"```markdown\na\n```\n"_s;
    QTest::newRow("empty") << QString() << u"```markdown\n```\n"_s;
    QTest::newRow("fence") << u"```\nx\n```\n"_s << u"````markdown\n```\nx\n```\n````\n"_s;
    QTest::newRow("within a line") << u"a ````` b"_s << u"``````markdown\na ````` b\n``````\n"_s;
}

void tst_MarkdownText::blocks()
{
    QFETCH(QString, text);
    QTEST(markdownBlock(text, "markdown"_L1), "block");
    QCOMPARE(markdownBlock(u"a"_s), u"```\na\n```\n"_s);
}

RUNLATCH_TEST(tst_MarkdownText)

} // namespace runlatch::text

#include "tst_markdowntext.moc"
