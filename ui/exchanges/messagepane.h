// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QHBoxLayout;

namespace runlatch::ui {

class CodeView;
class CopyButton;
class ElidedLabel;

/// One side of an exchange: its name, a fact about it, buttons, and its text.
class MessagePane final : public QWidget
{
    Q_OBJECT
public:
    /// `copyName` is the name of the copy button.
    MessagePane(const QString &title, const QString &copyName, QWidget *parent = nullptr);

    void addAction(QWidget *button);
    void setText(const QString &fact, const QString &text);

private:
    QHBoxLayout *m_line;
    ElidedLabel *m_fact;
    CopyButton *m_copy;
    CodeView *m_view;
};

} // namespace runlatch::ui
