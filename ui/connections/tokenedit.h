// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace runlatch::ui {

/// A secret is typed here, hidden until somebody wants to see it.
class TokenEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit TokenEdit(QWidget *parent = nullptr);

    QByteArray token() const;               ///< without the spaces that come along when it is pasted
    void setToken(const QByteArray &token); ///< hidden again
    void setPlaceholder(const QString &text);

signals:
    void edited();

private:
    QLineEdit *m_line;
    QPushButton *m_reveal;
};

} // namespace runlatch::ui
