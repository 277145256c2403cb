// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "tunnel/tunnelcommand.h"

#include "base/rules.h"
#include "interchange/foreign/windowswords.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::tunnel {

namespace {

using interchange::ShellCommand;

base::Error unusable(base::Rule rule, const QString &subject = {})
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
}

/// The commands of the line, of which there should be one.
QList<ShellCommand> commandsOf(QByteArrayView line)
{
    QList<ShellCommand> commands;
    ShellCommand command;
#if defined(Q_OS_WIN)
    for (qsizetype at = 0; at < line.size();) {
        command = interchange::readWindowsCommand(interchange::nextWindowsCommand(line, at));
        if (!command.words.isEmpty())
            commands.append(command);
    }
#else
    interchange::ShellReader reader(line);
    while (reader.next(command))
        commands.append(command);
#endif
    return commands;
}

} // namespace

base::Result<QStringList> readTunnelCommand(const QString &line)
{
    using base::Rules;
    static const QRegularExpression blank(u"\\{(?!host\\}|port\\})[a-z]+\\}"_s);
    if (line.size() > MaxCommand)
        return unusable(Rules::TunnelTooLong);
    const QByteArray bytes = line.trimmed().toUtf8();
    const QList<ShellCommand> commands = commandsOf(bytes);
    if (commands.isEmpty())
        return unusable(Rules::TunnelEmpty);
    QStringList words;
    for (const interchange::ShellWord &word : commands.constFirst().words) {
        words.append(QString::fromUtf8(word.text));
        if (word.isOpen())
            return unusable(Rules::TunnelShell, words.constLast());
        if (const auto match = blank.match(words.constLast()); match.hasMatch())
            return unusable(Rules::TunnelBlank, match.captured());
    }
    if (commands.constFirst().isUnclosed)
        return unusable(Rules::TunnelUnclosed);
    if (commands.size() > 1)
        return unusable(Rules::TunnelShell, QString::fromUtf8(commands.at(1).words.constFirst().text));
    if (words.constFirst().isEmpty())
        return unusable(Rules::TunnelEmpty);
    return words;
}

QStringList filledIn(const QStringList &words, const QUrl &listener)
{
    const QString host = listener.host().contains(u':') ? u'[' + listener.host() + u']' : listener.host();
    QStringList filled = words;
    filled.replaceInStrings(u"{host}"_s, host);
    filled.replaceInStrings(u"{port}"_s, QString::number(listener.port()));
    return filled;
}

} // namespace runlatch::tunnel
