// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSyntaxHighlighter>

namespace runlatch::ui {

/// Mutes the names of headers and colours the keys of JSON in what requestText() and answerText() made.
class ExchangeHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    explicit ExchangeHighlighter(QWidget *view, QTextDocument *document);

protected:
    void highlightBlock(const QString &line) override;

private:
    QWidget *m_view; ///< whose theme it is
};

} // namespace runlatch::ui
