// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

/// The texts of `help`, made from the event table and the declared options of the commands.
namespace runlatch::cli {

struct ManualCommand
{
    QString name;
    QString summary; ///< the summary in a few words
    QString help;    ///< as printed by `COMMAND --help`
};

/// Events with their members, and the exit codes; an empty `command` means all commands.
QString eventsHelp(const QString &command = {});

/// A page for man(1), in roff. It is ASCII, even if the help is not.
QByteArray manPage(const QList<ManualCommand> &commands, const QString &version);

} // namespace runlatch::cli
