// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/iconcache.h"
#include "ui/style/rescaling.h"
#include "ui/style/tokens.h"

#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>
#include <QPointer>

#include <array>

class QApplication;
class QPainter;
class QRect;
class QStyle;
class QWidget;

namespace runlatch::ui {

enum class TextStyle { PageTitle, ItemTitle, Body, Bold, Small, Mono };
enum class ThemeChoice { System, Light, Dark };

/// The colors, fonts and measures of the visual language, and their only source. The application makes it once, before
/// its first widget, and keeps it until after the last. Palette roles, `icon()` and colors that are looked up when
/// painting follow a change by themselves; everything else listens to `changed()`.
class Theme final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Theme)

public:
    explicit Theme(QApplication &application);
    ~Theme() override;

    /// The theme of the application's style. Aborts before `apply()`, because nothing may be drawn without a theme.
    static const Theme &of(const QWidget *widget);

    /// Sets style and palette. ThemeChoice::System follows the system's setting and its later changes.
    void apply(ThemeChoice choice);
    ThemeChoice choice() const { return m_choice; }
    bool isDark() const;
    bool isHighContrast() const { return m_highContrast; }

    /// The size of the body text in points; 0: that of the system. All windows follow at once.
    void setTextSize(int points);

    QColor color(Token token) const { return m_tokens.color(token); }
    QColor toneText(Tone tone) const { return m_tokens.toneText(tone); }
    QColor toneFill(Tone tone) const { return m_tokens.toneFill(tone); }

    /// The unit of all heights and gaps: 4 pixels for Noto Sans 10 pt. Widths come from sample strings.
    int u() const { return m_u; }
    int controlHeight() const { return m_controlHeight; }
    int iconSize() const { return m_iconSize; }
    const QFont &font(TextStyle style) const { return m_fonts[static_cast<std::size_t>(style)]; }
    /// Width of `sample` in the font of `style`, without padding.
    int width(const QString &sample, TextStyle style = TextStyle::Body) const;

    /// An icon of resources/icons. It is muted, in the text color when checked, and faint when disabled. Icons look up
    /// their color when they are drawn, so a change of the theme needs no new icons.
    QIcon icon(const QString &name) const;
    QIcon icon(const QString &name, Token token) const;
    QIcon icon(const QString &name, Tone tone) const;
    /// Draws without making a QIcon, for delegates. The drawn pixmaps are cached.
    void paintIcon(QPainter *painter, const QRect &rect, const QString &name, const QColor &color) const;
    QPixmap iconPixmap(const QString &name, const QColor &color, int size, qreal ratio) const;

    /// With reduced motion, bars open at once. It is off by default, because Qt 6.4 cannot ask the system.
    void setReducedMotion(bool reduced) { m_reducedMotion = reduced; }
    bool reducedMotion() const { return m_reducedMotion; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void changed();

private:
    void takeFont();
    void measure(const QFont &body);
    Measures measures() const;
    void readSystem();

    QApplication &m_application;
    QPointer<QStyle> m_style;
    QPalette m_system;
    QFont m_systemFont;
    bool m_isTextSized = false; ///< the application's font is not that of the system
    Tokens m_tokens = Tokens::light();
    ThemeChoice m_choice = ThemeChoice::System;
    bool m_highContrast = false;
    bool m_readingSystem = false;
    bool m_reducedMotion = false;
    int m_u = 4;
    int m_controlHeight = 28;
    int m_iconSize = 16;
    std::array<QFont, static_cast<std::size_t>(TextStyle::Mono) + 1> m_fonts;
    mutable IconCache m_icons;
};

} // namespace runlatch::ui
