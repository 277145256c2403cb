// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/jsondelegate.h"

#include "models/json/jsonmodel.h"
#include "ui/style/theme.h"

namespace runlatch::ui {

namespace {

QColor colorOf(const QModelIndex &index, const Theme &theme)
{
    const int type = index.data(models::JsonModel::TypeRole).toInt();
    if (type == QJsonValue::String)
        return theme.toneText(Tone::Success);
    return type == QJsonValue::Double || type == QJsonValue::Bool ? theme.toneText(Tone::Warning)
                                                                  : theme.color(Token::Muted);
}

} // namespace

QSize JsonDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), 6 * Theme::of(option.widget).u()};
}

void JsonDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Theme &theme = Theme::of(option->widget);
    const auto column = static_cast<models::JsonModel::Column>(index.column());
    if (column == models::JsonModel::Column::Key)
        return;
    const bool value = column == models::JsonModel::Column::Value;
    const bool isNew = index.data(models::JsonModel::NewRole).toBool();
    const QColor color = value ? colorOf(index, theme) : isNew ? theme.toneText(Tone::Info) : theme.color(Token::Muted);
    option->palette.setColor(QPalette::Text, color);
    option->palette.setColor(QPalette::HighlightedText, color);
    if (value)
        option->font = theme.font(TextStyle::Mono);
}

} // namespace runlatch::ui
