// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/iconcache.h"

#include <QDebug>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgRenderer>
#include <QtMath>
#include <QTransform>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

static bool pointsToASide(const QString &name)
{
    return (name.startsWith("arrow"_L1) || name.startsWith("chevron"_L1))
        && (name.endsWith("left"_L1) || name.endsWith("right"_L1));
}

QPixmap IconCache::pixmap(const QString &name, const QColor &color, int size, qreal ratio)
{
    const Key key{name, color.rgba(), size, qRound(ratio * 100)};
    const auto found = m_pixmaps.constFind(key);
    return found == m_pixmaps.cend() ? *m_pixmaps.insert(key, draw(key)) : *found;
}

QPixmap IconCache::draw(const Key &key)
{
    QByteArray svg = source(key.name);
    if (svg.isEmpty() || key.size <= 0)
        return {};
    // Thin lines of small icons fade into gray, so small icons get slightly heavier lines.
    svg.replace("currentColor", QColor(key.color).name().toLatin1());
    svg.replace("stroke-width=\"2\"", key.size <= 14 ? "stroke-width=\"2.1\"" : "stroke-width=\"1.9\"");
    const qreal ratio = key.percent / 100.0;
    const int pixels = qCeil(key.size * ratio);
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    painter.end();
    if (QGuiApplication::isRightToLeft() && pointsToASide(key.name))
        pixmap = pixmap.transformed(QTransform::fromScale(-1, 1));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

const QByteArray &IconCache::source(const QString &name)
{
    auto found = m_sources.find(name);
    if (found == m_sources.end()) {
        QFile file(u":/runlatch/icons/%1.svg"_s.arg(name));
        if (!file.open(QIODevice::ReadOnly))
            qWarning() << "There is no icon" << name;
        found = m_sources.insert(name, file.isOpen() ? file.readAll() : QByteArray());
    }
    return *found;
}

} // namespace runlatch::ui
