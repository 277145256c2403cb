// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/commandmodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

bool hasAll(const QString &text, const QStringList &words)
{
    return std::all_of(words.cbegin(), words.cend(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Returns the words that a screen reader, which has no columns, says of it.
QString spoken(const WindowCommand &command)
{
    QStringList words{command.text};
    if (command.isOn)
        words += CommandModel::tr("on");
    for (const QString &word : {command.place, command.keys}) {
        if (!word.isEmpty())
            words += word;
    }
    return words.join(u", "_s);
}

} // namespace

void CommandModel::setCommands(const QList<WindowCommand> &commands)
{
    m_commands = commands;
    setWords({});
}

void CommandModel::setWords(const QString &words, const QList<Destination> &found)
{
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    QList<qsizetype> others;
    beginResetModel();
    m_rows.clear();
    for (qsizetype i = 0; i < m_commands.size(); ++i) {
        const WindowCommand &command = m_commands[i];
        if (hasAll(command.text, all))
            m_rows.append(i);
        else if (hasAll(command.text + u'\n' + command.place + u'\n' + command.keys, all))
            others.append(i);
    }
    m_rows += others;
    m_found = found;
    endResetModel();
}

const Destination *CommandModel::destinationAt(int row) const
{
    const qsizetype index = row - m_rows.size();
    return index >= 0 && index < m_found.size() ? &m_found[index] : nullptr;
}

int CommandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size() + m_found.size());
}

QVariant CommandModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const Destination *destination = destinationAt(index.row()))
        return value(*destination, role);
    return value(m_commands[m_rows[index.row()]], role);
}

QVariant CommandModel::value(const Destination &destination, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return destination.text;
    case Qt::AccessibleTextRole: return QString(destination.text + u", "_s + destination.place());
    case PlaceRole: return destination.place();
    default: return {};
    }
}

QVariant CommandModel::value(const WindowCommand &command, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return command.text;
    case Qt::AccessibleTextRole: return spoken(command);
    case Qt::CheckStateRole: return command.isOn ? QVariant(Qt::Checked) : QVariant();
    case PlaceRole: return command.place;
    case KeysRole: return command.keys;
    default: return {};
    }
}

} // namespace runlatch::ui
