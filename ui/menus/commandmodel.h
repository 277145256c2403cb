// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/menus/windowcommand.h"

#include <QAbstractListModel>

namespace runlatch::ui {

/// The commands of the palette that have all typed words in their text, their place or their keys, in any order. Those
/// that have them all in their text come first.
class CommandModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { PlaceRole = Qt::UserRole, KeysRole };

    using QAbstractListModel::QAbstractListModel;

    void setCommands(const QList<WindowCommand> &commands); ///< forgets the words
    void setWords(const QString &words);                    ///< without words, all are rows
    WindowCommand at(int row) const { return m_commands.value(m_rows.value(row, -1)); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<WindowCommand> m_commands;
    QList<qsizetype> m_rows;
};

} // namespace runlatch::ui
