// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

#include <optional>

namespace runlatch::ui {

/// A decorative icon: the text beside it says the same. It looks up its color when it is drawn, so it follows the
/// theme. Without a name it keeps its place and draws nothing.
class IconLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit IconLabel(const QString &icon = {}, Token token = Token::Muted, QWidget *parent = nullptr);

    void setIcon(const QString &icon);            ///< in the color of the token
    void setIcon(const QString &icon, Tone tone); ///< in the text color of the tone
    void setSide(int side);                       ///< pixels; the theme's icon size at first

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    Token m_token;
    std::optional<Tone> m_tone; ///< takes the place of m_token
    std::optional<int> m_side;
};

} // namespace runlatch::ui
