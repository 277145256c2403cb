// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSyntaxHighlighter>

namespace runlatch::ui {

/// Colors JSON, or the text of an exchange made by requestText() or answerText(), with muted header names.
class ExchangeHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    enum class Text { Exchange, Json };

    ExchangeHighlighter(QWidget *view, QTextDocument *document, Text text = Text::Exchange);

protected:
    void highlightBlock(const QString &line) override;

private:
    void highlightJson(const QString &line);

    QWidget *m_view; ///< the source of the theme
    Text m_text;
};

} // namespace runlatch::ui
