// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/exchangehighlighter.h"

#include "ui/style/theme.h"

#include <QRegularExpression>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

enum State { Head = 1, Body = 2 };

constexpr qsizetype MaxLineLength = 2000; // the rest of a longer line stays uncolored

} // namespace

ExchangeHighlighter::ExchangeHighlighter(QWidget *view, QTextDocument *document, Text text)
    : QSyntaxHighlighter(document)
    , m_view(view)
    , m_text(text)
{
    connect(&Theme::of(view), &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void ExchangeHighlighter::highlightBlock(const QString &line)
{
    if (m_text == Text::Json) {
        highlightJson(line);
        return;
    }
    const Theme &theme = Theme::of(m_view);
    const bool isFirst = currentBlock().blockNumber() == 0;
    setCurrentBlockState(previousBlockState() == Body || (line.isEmpty() && !isFirst) ? Body : Head);
    if (isFirst) {
        setFormat(0, static_cast<int>(line.indexOf(u' ')), theme.color(Token::Link));
    } else if (currentBlockState() == Head) {
        setFormat(0, static_cast<int>(line.indexOf(u':')) + 1, theme.color(Token::Muted));
    } else {
        highlightJson(line);
    }
}

/// Keys, strings and numbers.
void ExchangeHighlighter::highlightJson(const QString &line)
{
    if (line.size() > MaxLineLength)
        return;
    const Theme &theme = Theme::of(m_view);
    static const QRegularExpression part(u"(\"(?:[^\"\\\\]|\\\\.)*+\")(:?)|-?[0-9][0-9.eE+-]*+"_s);
    for (auto parts = part.globalMatch(line); parts.hasNext();) {
        const auto match = parts.next();
        const QColor color = match.capturedLength(2) > 0 ? theme.color(Token::Link)
            : match.capturedLength(1) > 0                ? theme.toneText(Tone::Success)
                                                         : theme.toneText(Tone::Warning);
        const qsizetype length = match.capturedLength() - match.capturedLength(2);
        setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(length), color);
    }
}

} // namespace runlatch::ui
