// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/outcomefindingsdelegate.h"

#include "models/outcomemodel.h"
#include "ui/style/theme.h"
#include "ui/widgets/labels/badge.h"
#include "wording/lint.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

BadgeSpec findingsBadge(const lint::LintSummary &findings)
{
    if (findings.errors > 0)
        return {wording::lintCounts(lint::LintSummary{.errors = findings.errors}), Tone::Error, u"circle-x"_s, true};
    return {wording::lintCounts(lint::LintSummary{.warnings = findings.warnings}), Tone::Warning, u"triangle-alert"_s,
            true};
}

} // namespace

void OutcomeFindingsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const auto findings = index.data(models::OutcomeModel::FindingsRole).value<lint::LintSummary>();
    if (findings.errors + findings.warnings == 0) {
        CellDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    painter->save();
    QRect free = begin(painter, &cell, index);
    const QRect whole = free;
    const Theme &theme = Theme::of(option.widget);
    const auto place = [&](const QRect &part) { return QStyle::visualRect(cell.direction, whole, part); };
    const BadgeSpec spec = findingsBadge(findings);
    const int width = std::min(badgeSize(theme, spec).width(), whole.width() / 2);
    paintBadge(painter, place({free.right() + 1 - width, free.top(), width, free.height()}), spec, theme);
    free.setRight(free.right() - width - 2 * theme.u());
    painter->setFont(cell.font);
    painter->setPen(theme.color(Token::Muted));
    painter->drawText(place(free), int(Qt::AlignVCenter | Qt::AlignLeading) | int(Qt::TextSingleLine),
                      cell.fontMetrics.elidedText(cell.text, Qt::ElideRight, free.width()));
    painter->restore();
}

} // namespace runlatch::ui
