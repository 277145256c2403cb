// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/painting.h"

#include <QRect>
#include <QString>
#include <QStyleOptionButton>

namespace runlatch::ui {

class Theme;

namespace style {

/// The content of a button (icon, word, count and menu arrow) in a row that is centered as a whole.
class ButtonRow
{
public:
    ButtonRow(const Theme &theme, const QStyleOptionButton &button, const QWidget *widget);

    /// The size of a button with room for the whole row.
    QSize buttonSize() const;
    void paint(QPainter *painter);

private:
    int width() const;
    int iconWidth() const;
    int countWidth() const;
    int arrowWidth() const;
    bool isEnabled() const { return m_button.state.testFlag(QStyle::State_Enabled); }
    QColor textColor() const;
    QRect take(int width);
    void paintIcon(QPainter *painter);
    void paintCount(QPainter *painter);
    void paintArrow(QPainter *painter);

    const Theme &m_theme;
    const QStyleOptionButton &m_button;
    Role m_role;
    QString m_text;
    QString m_count;
    QRect m_rest; ///< the part of the row without content yet, as if read from the left
};

} // namespace style
} // namespace runlatch::ui
