// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRadioButton>

namespace runlatch::ui {

/// One page in a NavigationList. A radio button, as one of the pages is shown at any time.
class NavigationItem final : public QRadioButton
{
    Q_OBJECT

public:
    explicit NavigationItem(const QString &icon, const QString &word, QWidget *parent);

    void setWaiting(int count);
    void setRail(bool rail);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }
    void paintEvent(QPaintEvent *event) override;

private:
    void name();
    void paintWord(QPainter *painter, const QRect &room) const;
    void paintWaiting(QPainter *painter, QRect &room) const;

    QString m_icon;
    int m_waiting = 0;
    bool m_rail = false;
};

} // namespace runlatch::ui
