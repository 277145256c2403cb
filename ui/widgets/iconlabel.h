// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

namespace runlatch::ui {

/// A decorative icon. It looks up its colour when it is drawn, so it follows the theme.
class IconLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit IconLabel(const QString &icon, Token token = Token::Muted, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    Token m_token;
};

} // namespace runlatch::ui
