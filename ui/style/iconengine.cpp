// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/iconengine.h"

#include <QLibraryInfo>
#include <QVersionNumber>

namespace runlatch::ui {

IconEngine::IconEngine(const Theme &theme, const QString &name, Paint paint)
    : m_theme(&theme)
    , m_name(name)
    , m_paint(paint)
{
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    if (m_theme)
        m_theme->paintIcon(painter, rect, m_name, color(mode, state));
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    return scaledPixmap(size, mode, state, 1);
}

QPixmap IconEngine::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal ratio)
{
    if (!m_theme)
        return {};
    static const bool isInDevicePixels = QLibraryInfo::version() < QVersionNumber(6, 8);
    const int side = qRound(qMin(size.width(), size.height()) / (isInDevicePixels ? ratio : 1));
    return m_theme->iconPixmap(m_name, color(mode, state), side, ratio);
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(*this);
}

QColor IconEngine::color(QIcon::Mode mode, QIcon::State state) const
{
    if (mode == QIcon::Disabled)
        return m_theme->color(Token::Faint);
    if (const auto *token = std::get_if<Token>(&m_paint))
        return m_theme->color(*token);
    if (const auto *tone = std::get_if<Tone>(&m_paint))
        return m_theme->toneText(*tone);
    return m_theme->color(state == QIcon::On ? Token::Text : Token::Muted);
}

} // namespace runlatch::ui
