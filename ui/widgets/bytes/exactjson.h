// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QWidget>

namespace runlatch::ui {

class CodeView;
class CopyButton;
class ExchangeHighlighter;
class Label;

/// The document that is sent, shown indented and colored. The bytes that are sent and copied have no white space
/// between tokens.
class ExactJson final : public QWidget
{
    Q_OBJECT
public:
    explicit ExactJson(QWidget *parent = nullptr);

    void setDocument(const QByteArray &json);

private:
    Label *m_size;
    CopyButton *m_copy;
    CodeView *m_code;
    ExchangeHighlighter *m_colors;
};

} // namespace runlatch::ui
