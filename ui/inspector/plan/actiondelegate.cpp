// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/plan/actiondelegate.h"

#include "models/plan/planmodel.h"
#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::PlanModel;

BadgeSpec actionBadge(plan::Action action, const QString &word)
{
    switch (action) {
    case plan::Action::NoOp: return {word, Tone::None, u"equal"_s, true};
    case plan::Action::Create: return {word, Tone::Success, u"plus"_s, true};
    case plan::Action::Read: return {word, Tone::None, u"download"_s, true};
    case plan::Action::Update: return {word, Tone::Warning, u"square-pen"_s, true};
    case plan::Action::DeleteThenCreate:
    case plan::Action::CreateThenDelete:
    case plan::Action::CreateThenForget: return {word, Tone::Error, u"replace"_s, true};
    case plan::Action::Delete: return {word, Tone::Error, u"trash-2"_s, true};
    case plan::Action::Forget: return {word, Tone::Info, u"x"_s, true};
    case plan::Action::Other: return {word, Tone::Info, u"info"_s, true};
    }
    Q_UNREACHABLE();
}

QSize ActionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), 6 * Theme::of(option.widget).u()};
}

void ActionDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Theme &theme = Theme::of(option->widget);
    const auto column = static_cast<PlanModel::Column>(index.column());
    const auto tint = [option](const QColor &color) {
        option->palette.setColor(QPalette::Text, color);
        option->palette.setColor(QPalette::HighlightedText, color);
    };
    if (column == PlanModel::Column::Address) {
        option->font = theme.font(TextStyle::Mono);
        option->textElideMode = Qt::ElideMiddle;
        return;
    }
    const QVariant action = index.data(PlanModel::ActionRole);
    if (column != PlanModel::Column::Action || !action.isValid())
        return tint(theme.color(Token::Muted));
    const BadgeSpec spec = actionBadge(static_cast<plan::Action>(action.toInt()), option->text);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = theme.icon(spec.icon, spec.tone);
    option->decorationSize = {theme.iconSize(), theme.iconSize()};
    tint(theme.toneText(spec.tone));
}

} // namespace runlatch::ui
