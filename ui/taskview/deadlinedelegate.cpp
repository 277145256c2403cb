// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/deadlinedelegate.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/taskview/deadlinebadge.h"

#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

Tone deadlineTone(std::chrono::milliseconds left)
{
    return urgencyTone(protocol::urgencyOf(left));
}

DeadlineDelegate::DeadlineDelegate(SpecOf specOf, QObject *parent)
    : CellDelegate(parent)
    , m_specOf(std::move(specOf))
{
}

DeadlineDelegate::DeadlineDelegate(int role, QObject *parent)
    : DeadlineDelegate([role](const QModelIndex &index) { return index.data(role).value<DeadlineSpec>(); }, parent)
{
}

static void paintBar(QPainter *painter, const QRect &track, double part, const QColor &color, const Theme &theme)
{
    const double radius = track.height() / 2.0;
    QColor rest = theme.color(Token::Text);
    rest.setAlpha(30); // a tint, because it is drawn on plain, alternate and selected rows
    style::paintBox(painter, track, rest, QColor(), radius);
    QRect left = track;
    left.setWidth(qMax(track.height(), qRound(track.width() * qBound(0.0, part, 1.0))));
    style::paintBox(painter, QStyle::visualRect(painter->layoutDirection(), track, left), color, QColor(), radius);
}

void DeadlineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const DeadlineSpec spec = m_specOf(index);
    if (spec.left <= 0ms || spec.total <= 0ms) {
        CellDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    painter->save();
    const QRect room = begin(painter, &cell, index);
    const Theme &theme = Theme::of(option.widget);
    const Tone tone = deadlineTone(spec.left);
    const QColor color = tone == Tone::None ? theme.color(Token::Muted) : theme.toneText(tone);
    const auto place = [&](const QRect &part) { return QStyle::visualRect(cell.direction, room, part); };
    const int height = theme.u();
    const int figures = cell.fontMetrics.horizontalAdvance(cell.text);
    const int rest = room.width() - figures - theme.iconSize() - 2 * theme.u(); // two clocks have many figures
    const QRect track(room.left(), room.center().y() - height / 2,
                      qBound(0, rest, qMin(14 * theme.u(), room.width() / 2)), height);
    if (track.width() > height)
        paintBar(painter, place(track), double(spec.left.count()) / double(spec.total.count()), color, theme);
    QRect text(room.right() - figures + 1, room.top(), figures, room.height());
    painter->setFont(cell.font);
    painter->setPen(tone == Tone::None ? theme.color(Token::Text) : color);
    painter->drawText(place(text), static_cast<int>(Qt::AlignVCenter | Qt::AlignHCenter), cell.text);
    const QRect icon(text.left() - theme.u() - theme.iconSize(), room.top(), theme.iconSize(), room.height());
    if (tone != Tone::None)
        theme.paintIcon(painter, place(icon), urgencyIcon(protocol::urgencyOf(spec.left)), color);
    painter->restore();
}

} // namespace runlatch::ui
