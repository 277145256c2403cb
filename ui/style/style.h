// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProxyStyle>

namespace runlatch::ui {

class Theme;

/// Fusion without its gradients: flat parts in the theme's colors. The parts are drawn by primitives.*, controls.* and
/// complexcontrols.*; Fusion draws the rest. No style sheet is used anywhere: a style sheet would wrap this style, miss
/// changes of the palette and break high contrast.
class Style final : public QProxyStyle
{
    Q_OBJECT

public:
    /// `theme` must outlive this.
    explicit Style(const Theme &theme);

    const Theme &theme() const { return m_theme; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget = nullptr) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *result) const override;
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

private:
    const Theme &m_theme;
};

} // namespace runlatch::ui
