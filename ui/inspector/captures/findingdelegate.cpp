// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/findingdelegate.h"

#include "models/lintmodel.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "wording/lint.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

BadgeSpec severityBadge(lint::LintSeverity severity)
{
    const QString word = wording::lintSeverityWord(severity);
    switch (severity) {
    case lint::LintSeverity::Error: return {word, Tone::Error, u"circle-x"_s, true};
    case lint::LintSeverity::Warning: return {word, Tone::Warning, u"triangle-alert"_s, true};
    case lint::LintSeverity::Info: return {word, Tone::Info, u"info"_s, true};
    }
    return {};
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, 19 * Theme::of(option.widget).u()};
}

void FindingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    using models::LintModel;
    const Theme &theme = Theme::of(option.widget);
    const int u = theme.u();
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, style::selectionColor(theme, option.widget));
        style::paintCurrentBar(painter, option.rect, theme, option.direction);
    }
    const QRect row = option.rect.adjusted(4 * u, 2 * u, -4 * u, -2 * u);
    const auto place = [&](const QRect &part) { return QStyle::visualRect(option.direction, row, part); };
    const BadgeSpec severity =
        severityBadge(static_cast<lint::LintSeverity>(index.data(LintModel::SeverityRole).toInt()));
    theme.paintIcon(painter, place({row.left(), row.top() + u / 2, theme.iconSize(), theme.iconSize()}), severity.icon,
                    theme.toneText(severity.tone));
    const int left = row.left() + theme.iconSize() + 2 * u;
    const auto draw = [&](int line, TextStyle textStyle, Token token, const QString &words) {
        const QRect room(left, row.top() + line * 5 * u, row.right() - left, 5 * u);
        painter->setFont(theme.font(textStyle));
        painter->setPen(theme.color(token));
        painter->drawText(place(room), int(Qt::AlignLeading | Qt::AlignVCenter) | int(Qt::TextSingleLine),
                          painter->fontMetrics().elidedText(words, Qt::ElideRight, room.width()));
    };
    QStringList where{index.data(LintModel::SeverityWordRole).toString(), index.data(LintModel::PointerRole).toString(),
                      index.data(LintModel::PlaceRole).toString()};
    where.removeAll(QString());
    draw(0, TextStyle::Body, Token::Text, index.data().toString());
    draw(1, TextStyle::Small, Token::Muted, where.join(u" · "_s));
    draw(2, TextStyle::Small, Token::Muted, index.data(LintModel::FixRole).toString());
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, theme.color(Token::Hairline));
    painter->restore();
}

} // namespace runlatch::ui
