// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcutmodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

bool isSameCommand(const ShortcutRow &one, const ShortcutRow &other)
{
    return one.id == other.id && one.place == other.place && one.text == other.text && one.fixedKeys == other.fixedKeys;
}

bool hasAll(const ShortcutRow &row, const QStringList &words)
{
    const QString text = QStringList{row.placeText(), row.text, row.keyText()}.join(u'\n');
    return std::ranges::all_of(words,
                               [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

void ShortcutModel::setRows(const QList<ShortcutRow> &rows)
{
    const bool isSame = std::ranges::equal(rows, m_rows, isSameCommand);
    if (!isSame)
        beginResetModel();
    m_rows = rows;
    if (!isSame) {
        m_shown = matches();
        endResetModel();
    } else if (!m_shown.isEmpty()) {
        emit dataChanged(index(0, Keys), index(rowCount() - 1, Default));
    }
}

void ShortcutModel::setWords(const QString &words)
{
    beginResetModel();
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    m_shown = matches();
    endResetModel();
}

QList<qsizetype> ShortcutModel::matches() const
{
    QList<qsizetype> found;
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        if (hasAll(m_rows.at(i), m_words))
            found.append(i);
    }
    return found;
}

ShortcutRow ShortcutModel::at(int row) const
{
    return row >= 0 && row < m_shown.size() ? m_rows.at(m_shown.at(row)) : ShortcutRow();
}

int ShortcutModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ShortcutModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ShortcutModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ShortcutRow row = at(index.row());
    if (role == Qt::AccessibleTextRole && index.column() == Keys && row.keyText().isEmpty())
        return tr("no key");
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    switch (static_cast<Column>(index.column())) {
    case Place: return row.placeText();
    case Command: return row.text;
    case Keys: return row.keyText();
    case Default: return row.isChanged() ? textOfKeys(row.defaults) : QString();
    case ColumnCount: break;
    }
    return {};
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Place: return tr("Where");
    case Command: return tr("Command");
    case Keys: return tr("Key");
    case Default: return tr("Default");
    case ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::ui
