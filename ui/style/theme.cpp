// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/theme.h"

#include "ui/style/iconengine.h"
#include "ui/style/style.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPainter>
#include <QStyleHints>
#include <QtMath>
#include <QToolTip>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Ordinary palettes have a lower contrast (black on light gray has 18); high contrast is black on white or the
/// reverse.
static constexpr double HighContrast = 20.0;

static QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

/// Queued, because Qt tells the widgets of the new font by events.
static void arrangeLater(Theme &theme)
{
    QMetaObject::invokeMethod(
        &theme, [] { arrangeAgain(); }, Qt::QueuedConnection);
}

/// The system's own word, which newer versions of Qt know, counts more than its palette: on some systems the palette of
/// a dark desktop is light.
static bool isSystemDark(const QPalette &system)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return system.color(QPalette::Window).lightness() < 128;
}

Theme::Theme(QApplication &application)
    : m_application(application)
    , m_system(QApplication::palette())
    , m_systemFont(QApplication::font())
{
    measure(m_systemFont);
    m_application.installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (!m_readingSystem)
            readSystem();
    });
#endif
}

Theme::~Theme()
{
    if (m_isTextSized)
        QApplication::setFont(m_systemFont);
    if (m_style)
        QApplication::setStyle(u"Fusion"_s);
}

const Theme &Theme::of(const QWidget *widget)
{
    const auto *style = qobject_cast<const Style *>(widget ? widget->style() : QApplication::style());
    if (!style)
        qFatal("Theme::apply() comes before the first widget");
    return style->theme();
}

void Theme::apply(ThemeChoice choice)
{
    m_choice = choice;
    const QColor window = m_system.color(QPalette::Window);
    const bool followsSystem = choice == ThemeChoice::System;
    m_highContrast = followsSystem && contrast(m_system.color(QPalette::WindowText), window) > HighContrast;
    const bool dark = choice == ThemeChoice::Dark || (followsSystem && isSystemDark(m_system));
    m_tokens = m_highContrast ? Tokens::highContrast(m_system) : dark ? Tokens::dark() : Tokens::light();
    m_icons.clear();
    if (!m_style) {
        m_style = new Style(*this);
        QApplication::setStyle(m_style);
    }
    const QPalette palette = m_tokens.palette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    emit changed();
}

bool Theme::isDark() const
{
    return color(Token::Base).lightness() < 128;
}

int Theme::width(const QString &sample, TextStyle style) const
{
    // Text is elided if it lacks even a fraction of a pixel, so the width is rounded up.
    return qCeil(QFontMetricsF(font(style)).horizontalAdvance(sample));
}

QIcon Theme::icon(const QString &name) const
{
    return QIcon(new IconEngine(*this, name, IconEngine::ByMode()));
}

QIcon Theme::icon(const QString &name, Token token) const
{
    return QIcon(new IconEngine(*this, name, token));
}

QIcon Theme::icon(const QString &name, Tone tone) const
{
    return QIcon(new IconEngine(*this, name, tone));
}

void Theme::paintIcon(QPainter *painter, const QRect &rect, const QString &name, const QColor &color) const
{
    const int side = qMin(rect.width(), rect.height());
    QRect place(0, 0, side, side);
    place.moveCenter(rect.center());
    painter->drawPixmap(place.topLeft(), iconPixmap(name, color, side, painter->device()->devicePixelRatioF()));
}

QPixmap Theme::iconPixmap(const QString &name, const QColor &color, int size, qreal ratio) const
{
    return m_icons.pixmap(name, color, size, ratio);
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange && !m_readingSystem)
        readSystem();
    else if (event->type() == QEvent::ApplicationFontChange)
        takeFont();
    return QObject::eventFilter(watched, event);
}

void Theme::takeFont()
{
    if (!m_isTextSized) // the system has another one
        m_systemFont = QApplication::font();
    const int before = m_u;
    measure(QApplication::font());
    if (m_u != before)
        arrangeLater(*this);
}

/// Takes all heights from the font's height, as the visual language requires; a larger font enlarges everything.
void Theme::measure(const QFont &body)
{
    const int height = QFontMetrics(body).height();
    m_u = qMax(4, qRound(height / 4.5));
    m_controlHeight = qMax(24, height + qRound(2.5 * m_u));
    m_iconSize = height <= 20 ? 16 : height <= 25 ? 20 : height <= 31 ? 24 : 32;

    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (body.pointSizeF() > 0)
        mono.setPointSizeF(body.pointSizeF());
    else
        mono.setPixelSize(body.pixelSize());
    const auto set = [this](TextStyle style, QFont font, bool isBold) {
        font.setBold(isBold);
        m_fonts[static_cast<std::size_t>(style)] = font;
    };
    set(TextStyle::PageTitle, scaled(body, 1.45), true);
    set(TextStyle::ItemTitle, scaled(body, 1.25), true);
    set(TextStyle::Body, body, body.bold());
    set(TextStyle::Bold, body, true);
    set(TextStyle::Small, scaled(body, 0.9), body.bold());
    set(TextStyle::Mono, scaled(mono, 0.92), mono.bold());
}

Measures Theme::measures() const
{
    const QFont &body = font(TextStyle::Body);
    return {m_u, m_controlHeight, m_iconSize, body.pointSizeF() > 0 ? body.pointSizeF() : body.pixelSize()};
}

/// Widgets that measure by themselves do so when their font changes, which comes behind the rest.
void Theme::setTextSize(int points)
{
    QFont body = m_systemFont;
    if (points > 0)
        body.setPointSizeF(points);
    const QFont bodyBefore = QApplication::font();
    if (body == bodyBefore)
        return;
    const Measures before = measures();
    measure(body);
    const Measures now = measures();
    measure(bodyBefore);
    rescaleWidgets(before, now);
    measure(body);
    rescaleFonts(before, now);
    m_isTextSized = points > 0;
    QApplication::setFont(body);
    arrangeLater(*this);
    emit changed();
}

/// Reads the system's palette. Our palette hides it, so our palette is removed for a moment.
void Theme::readSystem()
{
    m_readingSystem = true;
    QApplication::setPalette(QPalette());
    m_system = QApplication::palette();
    apply(m_choice);
    m_readingSystem = false;
}

} // namespace runlatch::ui
