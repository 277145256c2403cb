// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/timelinedelegate.h"

#include "models/timelinemodel.h"
#include "ui/style/theme.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

Tone toneOfEvent(const QModelIndex &index)
{
    switch (static_cast<models::TimelineModel::Tone>(index.data(models::TimelineModel::ToneRole).toInt())) {
    case models::TimelineModel::Tone::Info: return Tone::Info;
    case models::TimelineModel::Tone::Warning: return Tone::Warning;
    case models::TimelineModel::Tone::Error: return Tone::Error;
    case models::TimelineModel::Tone::Success: return Tone::Success;
    case models::TimelineModel::Tone::None: break;
    }
    return Tone::None;
}

void paintEventDisc(QPainter *painter, const QRect &disc, const QModelIndex &index, const Theme &theme)
{
    const Tone tone = toneOfEvent(index);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.toneFill(tone));
    painter->drawEllipse(disc);
    QRect icon(0, 0, 4 * theme.u(), 4 * theme.u());
    icon.moveCenter(disc.center());
    theme.paintIcon(painter, icon, index.data(models::TimelineModel::IconRole).toString(), theme.toneText(tone));
}

void paintEventLine(QPainter *painter, const QRect &row, const QRect &disc, const QModelIndex &index,
                    const Theme &theme)
{
    const int x = disc.center().x();
    const QColor color = theme.color(Token::Hairline);
    if (index.row() > 0)
        painter->fillRect(QRect(x, row.top(), 2, disc.top() - row.top() - theme.u()), color);
    if (index.row() + 1 < index.model()->rowCount())
        painter->fillRect(QRect(x, disc.bottom() + theme.u(), 2, row.bottom() - disc.bottom()), color);
}

} // namespace

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, 12 * Theme::of(option.widget).u()};
}

void TimelineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    const int u = theme.u();
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(
            option.rect,
            option.palette.color(option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive,
                                 QPalette::Highlight));
    const int timeWidth = theme.width(u"00:00.000"_s, TextStyle::Small) + 2 * u;
    const QRect row = option.rect.adjusted(3 * u, 0, -2 * u, 0);
    const auto place = [&option](const QRect &part) { return QStyle::visualRect(option.direction, option.rect, part); };
    const int discLeft = row.left() + timeWidth - 1 + 2 * u;
    const int textLeft = discLeft + 9 * u - 1;
    const QRect time = place({row.left(), row.top() + 2 * u, timeWidth, 5 * u});
    const QRect disc = place({discLeft, row.top() + 2 * u, 6 * u, 6 * u});
    const QRect text = place({textLeft, row.top() + 2 * u, row.right() - textLeft, 5 * u});
    painter->setLayoutDirection(option.direction);
    paintEventLine(painter, option.rect, disc, index, theme);
    paintEventDisc(painter, disc, index, theme);

    const auto draw = [&](const QRect &rect, TextStyle style, Token token, const QString &words,
                          Qt::Alignment alignment) {
        const QFont font = theme.font(style);
        painter->setFont(font);
        painter->setPen(theme.color(token));
        painter->drawText(rect, static_cast<int>(alignment),
                          QFontMetrics(font).elidedText(words, Qt::ElideRight, rect.width()));
    };
    draw(time, TextStyle::Small, Token::Muted, index.data(models::TimelineModel::TimeRole).toString(),
         Qt::AlignRight | Qt::AlignVCenter);
    draw(text, TextStyle::Body, Token::Text, index.data().toString(), Qt::AlignLeft | Qt::AlignVCenter);
    draw(text.translated(0, 5 * u), TextStyle::Small, Token::Muted,
         index.data(models::TimelineModel::SecondLineRole).toString(), Qt::AlignLeft | Qt::AlignVCenter);
    painter->restore();
}

} // namespace runlatch::ui
