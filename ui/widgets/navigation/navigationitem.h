// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/navigation/navigationface.h"

#include <QRadioButton>

namespace runlatch::ui {

/// One page in a NavigationList. It is a radio button because exactly one page is shown at any time.
class NavigationItem final : public QRadioButton
{
    Q_OBJECT

public:
    explicit NavigationItem(const QString &icon, const QString &word, QWidget *parent);

    void setWaiting(int count);
    void setRail(bool rail);
    QSize sizeHint() const override { return m_face.sizeHint(*this); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }
    void paintEvent(QPaintEvent *) override { m_face.paint(*this); }

private:
    NavigationFace m_face;
};

} // namespace runlatch::ui
