// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

/// The texts of `help`, written from the table of events and from what the commands declare.
namespace runlatch::cli {

struct ManualCommand
{
    QString name;
    QString summary; ///< in a few words
    QString help;    ///< as of `COMMAND --help`
};

/// Events with their members, and the exit codes; of all commands where `command` is empty.
QString eventsHelp(const QString &command = {});

/// A page for man(1), in roff: ASCII, whatever the help has.
QByteArray manPage(const QList<ManualCommand> &commands, const QString &version);

} // namespace runlatch::cli
