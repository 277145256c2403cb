// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSyntaxHighlighter>

namespace runlatch::ui {

/// Colours JSON, and what requestText() and answerText() made of an exchange: there the names of headers are muted.
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

    QWidget *m_view; ///< whose theme it is
    Text m_text;
};

} // namespace runlatch::ui
