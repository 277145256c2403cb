// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/theme.h"

#include <QIconEngine>
#include <QPointer>

#include <variant>

namespace runlatch::ui {

/// An icon in the theme's colors. It looks up its color when it is drawn, so it follows a change of the theme.
class IconEngine final : public QIconEngine
{
public:
    /// The color depends on mode and state: muted by default, text color when checked.
    struct ByMode
    {
    };
    using Paint = std::variant<ByMode, Token, Tone>;

    IconEngine(const Theme &theme, const QString &name, Paint paint);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    /// `size` is as QIcon asks for it: in device pixels before Qt 6.8, and then independent of the device.
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal ratio) override;
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }
    QIconEngine *clone() const override;

private:
    QColor color(QIcon::Mode mode, QIcon::State state) const;

    QPointer<const Theme> m_theme;
    QString m_name;
    Paint m_paint;
};

} // namespace runlatch::ui
