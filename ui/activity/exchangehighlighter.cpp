// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/activity/exchangehighlighter.h"

#include "ui/theme.h"

#include <QRegularExpression>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

enum State { Head = 1, Body = 2 };

constexpr qsizetype LongestLine = 2000; // of a body on one line the rest stays plain

} // namespace

ExchangeHighlighter::ExchangeHighlighter(QWidget *view, QTextDocument *document)
    : QSyntaxHighlighter(document)
    , m_view(view)
{
    connect(&Theme::of(view), &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void ExchangeHighlighter::highlightBlock(const QString &line)
{
    const Theme &theme = Theme::of(m_view);
    const bool isFirst = currentBlock().blockNumber() == 0;
    setCurrentBlockState(previousBlockState() == Body || (line.isEmpty() && !isFirst) ? Body : Head);
    if (isFirst) {
        setFormat(0, static_cast<int>(line.indexOf(u' ')), theme.color(Token::Link));
    } else if (currentBlockState() == Head) {
        setFormat(0, static_cast<int>(line.indexOf(u':')) + 1, theme.color(Token::Muted));
    } else if (line.size() <= LongestLine) {
        static const QRegularExpression key(u"\"(?:[^\"\\\\]|\\\\.)*+\"(?=: )"_s);
        for (auto keys = key.globalMatch(line); keys.hasNext();) {
            const auto match = keys.next();
            setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()),
                      theme.color(Token::Link));
        }
    }
}

} // namespace runlatch::ui
