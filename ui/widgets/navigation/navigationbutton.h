// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/pushbutton.h"
#include "ui/widgets/navigation/navigationface.h"

namespace runlatch::ui {

/// A command in a NavigationList. It looks like a page of the list and opens something else. A click does not move the
/// focus.
class NavigationButton final : public PushButton
{
    Q_OBJECT

public:
    explicit NavigationButton(const QString &icon, const QString &word, QWidget *parent);

    void setRail(bool rail);
    QSize sizeHint() const override { return m_face.sizeHint(*this); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override { m_face.paint(*this); }

private:
    NavigationFace m_face;
};

} // namespace runlatch::ui
