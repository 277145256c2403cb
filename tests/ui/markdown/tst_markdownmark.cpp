// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownmark.h"

#include "support/suite.h"

#include <QTest>
#include <QTextDocument>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

/// The buttons above a markdown text mark what is selected, take their marks away again, and are undone in one step.
class tst_MarkdownMark : public QObject
{
    Q_OBJECT

private slots:
    void marks_data();
    void marks();

private:
    static constexpr QChar Begin = u'<'; ///< of the selection
    static constexpr QChar End = u'>';

    static QTextCursor cursorIn(QTextDocument &document, QString text)
    {
        const qsizetype begin = text.indexOf(Begin);
        text.remove(Begin);
        const qsizetype end = text.indexOf(End);
        document.setPlainText(text.remove(End));
        QTextCursor cursor(&document);
        cursor.setPosition(static_cast<int>(begin));
        cursor.setPosition(static_cast<int>(end), QTextCursor::KeepAnchor);
        return cursor;
    }
    static QString shown(const QTextCursor &cursor)
    {
        QString text = cursor.document()->toPlainText();
        text.insert(cursor.selectionEnd(), End);
        return text.insert(cursor.selectionStart(), Begin);
    }
};

void tst_MarkdownMark::marks_data()
{
    QTest::addColumn<MarkdownMark>("mark");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *name, MarkdownMark mark, const QString &before, const QString &after) {
        QTest::newRow(name) << mark << before << after;
    };
    using enum MarkdownMark;
    row("bold", Bold, u"a <b> c"_s, u"a **<b>** c"_s);
    row("bold of nothing", Bold, u"a <>"_s, u"a **<>**"_s);
    row("no more bold, inside", Bold, u"a <**b**>"_s, u"a <b>"_s);
    row("no more bold, around", Bold, u"a **<b>** c"_s, u"a <b> c"_s);
    row("bold of what begins only", Bold, u"**<b> c"_s, u"****<b>** c"_s);
    row("italic", Italic, u"a <b> c"_s, u"a _<b>_ c"_s);
    row("italic within a word", Italic, u"a<b>c"_s, u"a*<b>*c"_s);
    row("no more italic", Italic, u"_<b>_"_s, u"<b>"_s);
    row("bold is not italic", Italic, u"**<b>**"_s, u"**_<b>_**"_s);
    row("code", Code, u"<a b>"_s, u"`<a b>`"_s);
    row("code with a backtick", Code, u"<a`b>"_s, u"``<a`b>``"_s);
    row("no more code", Code, u"<`a`>"_s, u"<a>"_s);
    row("a block of code", Code, u"<a\nb>"_s, u"```\n<a\nb>\n```"_s);
    row("a block within a block", Code, u"<```\nb>"_s, u"````\n<```\nb>\n````"_s);
    row("link", Link, u"see <the handbook>"_s, u"see [the handbook](<https://>)"_s);
    row("link of nothing", Link, u"<>"_s, u"[<>](https://)"_s);
    row("link to an address", Link, u"<https://a.example/1>"_s, u"[<>](https://a.example/1)"_s);
    row("item", List, u"<>a"_s, u"- <>a"_s);
    row("items", List, u"<a\n\nb\n>c"_s, u"- <a\n\n- b\n>c"_s);
    row("the rest of the items", List, u"<- a\nb>"_s, u"<- a\n- b>"_s);
    row("no more items", List, u"- <a\n- b>"_s, u"<a\nb>"_s);
    row("heading", Heading, u"<>a"_s, u"## <>a"_s);
    row("headings", Heading, u"<a\n# b>"_s, u"## <a\n# b>"_s);
    row("no more heading", Heading, u"<### a>"_s, u"<a>"_s);
    row("seven signs are no heading", Heading, u"<####### a>"_s, u"## <####### a>"_s);
    row("a sign without a blank is no heading", Heading, u"<#a>"_s, u"## <#a>"_s);
    row("table", Table, u"<>"_s, u"| <Column> | Column |\n| --- | --- |\n|  |  |\n"_s);
    row("table behind a line", Table, u"a<b>c"_s, u"abc\n\n| <Column> | Column |\n| --- | --- |\n|  |  |\n"_s);
}

void tst_MarkdownMark::marks()
{
    QFETCH(const MarkdownMark, mark);
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QTextDocument document;
    const QTextCursor cursor = cursorIn(document, before);
    const QString text = document.toPlainText();
    QCOMPARE(shown(withMark(cursor, mark)), after);
    document.undo();
    QCOMPARE(document.toPlainText(), text);
}

RUNLATCH_TEST(tst_MarkdownMark)
#include "tst_markdownmark.moc"
