// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QAbstractButton;
class QPainter;
class QRect;
class QSize;

namespace runlatch::ui {

/// The look of an entry of a NavigationList: icon, word and the number of waiting things; in a rail, the icon and a
/// dot. The chosen entry has the accent bar.
class NavigationFace
{
public:
    explicit NavigationFace(const QString &icon);

    void setWaiting(int count) { m_waiting = count; }
    void setRail(bool rail) { m_rail = rail; }
    QSize sizeHint(const QAbstractButton &entry) const;
    /// Sets accessible name and tool tip. The name says in words what the picture shows by place and color.
    void name(QAbstractButton &entry) const;
    void paint(QAbstractButton &entry) const;

private:
    void paintGround(QPainter *painter, const QAbstractButton &entry) const;
    void paintWord(QPainter *painter, const QAbstractButton &entry, const QRect &room) const;
    void paintWaiting(QPainter *painter, const QAbstractButton &entry, QRect &room) const;

    QString m_icon;
    int m_waiting = 0;
    bool m_rail = false;
};

} // namespace runlatch::ui
