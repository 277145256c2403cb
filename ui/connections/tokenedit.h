// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace runlatch::ui {

/// A field for a secret, hidden until the user reveals it.
class TokenEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit TokenEdit(QWidget *parent = nullptr);

    QByteArray token() const;               ///< the token without the white space of a paste
    void setToken(const QByteArray &token); ///< sets the token and hides it again
    void setPlaceholder(const QString &text);

signals:
    void edited();

private:
    QLineEdit *m_line;
    QPushButton *m_reveal;
};

} // namespace runlatch::ui
