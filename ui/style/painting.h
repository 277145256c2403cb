// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;
class QStyleOption;
class QWidget;

namespace runlatch::ui {

class Theme;

namespace style {

/// The role of a widget in the visual language, kept in its dynamic property `role`.
enum class Role { Standard, Primary, Text, Danger, Icon, Segment, Flat };

inline constexpr char RoleProperty[] = "role";
inline constexpr char WordAwayProperty[] = "wordAway"; ///< bool: the button shows only its icon, for lack of room
inline constexpr char InvalidProperty[] = "invalid";   ///< bool: the field's border has the error color
inline constexpr char CountProperty[] = "count";       ///< int: the count that is shown small and muted after the word

Role roleOf(const QWidget *widget);

/// A filled box with a border drawn inside `rect`. An invalid color omits the fill or the border.
void paintBox(QPainter *painter, const QRectF &rect, const QColor &fill, const QColor &border, double radius,
              double width = 1);

/// The focus line: two pixels on the control's own edge.
void paintFocus(QPainter *painter, const QRectF &rect, const Theme &theme, double radius);

/// The count after a button's word, as it is shown; empty if the button has no count.
QString countText(const QWidget *widget);

/// Text in `rect`, elided and aligned for the reading direction, in the current font of the painter.
void paintText(QPainter *painter, const QRect &rect, const QString &text, const QColor &color,
               const QStyleOption &option, int flags = 0);

/// The width that the arrow of a sorted column takes behind its heading.
int sortArrowRoom(const Theme &theme);

/// The tint of a selected row: full while the view has the focus.
QColor selectionColor(const Theme &theme, const QWidget *view);

/// The accent bar at the leading end of the current row.
void paintCurrentBar(QPainter *painter, const QRect &row, const Theme &theme, Qt::LayoutDirection direction);

} // namespace style
} // namespace runlatch::ui
