// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/menus/windowcommand.h"
#include "ui/widgets/navigation/destination.h"

#include <QAbstractListModel>

namespace runlatch::ui {

/// The commands of the palette that have all typed words in their text, their place or their keys, in any order. Those
/// that have them all in their text come first. Below the commands are the destinations that the words find.
class CommandModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { PlaceRole = Qt::UserRole, KeysRole };

    using QAbstractListModel::QAbstractListModel;

    void setCommands(const QList<WindowCommand> &commands); ///< forgets the words
    /// Without words, all commands are rows. `found` has what else the words find.
    void setWords(const QString &words, const QList<Destination> &found = {});
    WindowCommand at(int row) const { return m_commands.value(m_rows.value(row, -1)); } ///< no source: it is no command
    const Destination *destinationAt(int row) const;                                    ///< null if the row is none

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QVariant value(const Destination &destination, int role) const;
    QVariant value(const WindowCommand &command, int role) const;

    QList<WindowCommand> m_commands;
    QList<qsizetype> m_rows;    ///< indexes of commands
    QList<Destination> m_found; ///< the rows below them
};

} // namespace runlatch::ui
