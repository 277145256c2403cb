// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>
#include <QHash>
#include <QPixmap>
#include <QString>

namespace runlatch::ui {

/// Draws the line icons of resources/icons in a color. Each combination of name, color, size and pixel ratio is drawn
/// once.
class IconCache
{
public:
    /// `size` is in device independent pixels. An unknown name gives a warning and an empty pixmap. Arrows and chevrons
    /// that point left or right are mirrored if the application reads from right to left.
    QPixmap pixmap(const QString &name, const QColor &color, int size, qreal ratio);
    void clear() { m_pixmaps.clear(); }

private:
    struct Key
    {
        QString name;
        QRgb color = 0;
        int size = 0;
        int percent = 100; ///< percent of the device's pixel ratio

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.name, key.color, key.size, key.percent);
        }
    };

    QPixmap draw(const Key &key);
    const QByteArray &source(const QString &name);

    QHash<Key, QPixmap> m_pixmaps;
    QHash<QString, QByteArray> m_sources;
};

} // namespace runlatch::ui
