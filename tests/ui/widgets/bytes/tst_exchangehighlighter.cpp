// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/exchangehighlighter.h"

#include "support/suite.h"
#include "support/themedtest.h"

#include <QPlainTextEdit>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

using Text = ExchangeHighlighter::Text;

/// The parts of an exchange have their colors.
class tst_ExchangeHighlighter : public runlatch::support::ThemedTest
{
    Q_OBJECT
private slots:
    void colors_data()
    {
        QTest::addColumn<Text>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QColor>("color");
        const QColor key = m_theme->color(Token::Link);
        const QColor string = m_theme->toneText(Tone::Success);
        const QString exchange = u"GET /a HTTP/1.1\nHost: b\n\n{\n  \"Host\": \"c\"\n}"_s;
        QTest::newRow("method") << Text::Exchange << exchange << u"GET"_s << m_theme->color(Token::Link);
        QTest::newRow("header's name") << Text::Exchange << exchange << u"Host:"_s << m_theme->color(Token::Muted);
        QTest::newRow("header's value") << Text::Exchange << exchange << u"b"_s << QColor();
        QTest::newRow("key of the body") << Text::Exchange << exchange << u"\"Host\""_s << key;
        QTest::newRow("string of the body") << Text::Exchange << exchange << u"\"c\""_s << string;
        const QString json = u"{\n  \"a\": [\"x\\\": \", -1.5e3, true]\n}"_s;
        QTest::newRow("key") << Text::Json << json << u"\"a\""_s << key;
        QTest::newRow("string with a quote") << Text::Json << json << u"\"x\\\": \""_s << string;
        QTest::newRow("number") << Text::Json << json << u"-1.5e3"_s << m_theme->toneText(Tone::Warning);
        QTest::newRow("word") << Text::Json << json << u"true"_s << QColor();
        const QString broken = u"{\"a: 1\n\"b"_s;
        QTest::newRow("broken") << Text::Json << broken << u"\"b"_s << QColor();
    }

    void colors()
    {
        QFETCH(const Text, kind);
        QFETCH(const QString, text);
        QFETCH(const QString, word);
        QFETCH(const QColor, color);
        QPlainTextEdit view(text);
        auto *highlighter = new ExchangeHighlighter(&view, view.document(), kind);
        highlighter->rehighlight();
        const QTextCursor found = view.document()->find(word, 0, QTextDocument::FindCaseSensitively);
        QVERIFY(found.hasSelection());
        const int start = found.selectionStart() - found.block().position();
        QColor shown;
        for (const QTextLayout::FormatRange &range : found.block().layout()->formats()) {
            if (range.start <= start && range.start + range.length >= start + word.size())
                shown = range.format.foreground().color();
        }
        QCOMPARE(shown, color);
    }
};

RUNLATCH_WINDOW_TEST(tst_ExchangeHighlighter)
#include "tst_exchangehighlighter.moc"
