// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/launchoptions.h"

#include "app/cli/options/optionvalues.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QStringList argumentsBehindDashes(const QCommandLineParser &parser)
{
    const QStringList positional = parser.positionalArguments();
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype dashes = arguments.indexOf(u"--"_s);
    const QStringList behind = dashes < 0 ? QStringList() : arguments.mid(dashes + 1);
    const bool isCommand = behind.size() <= positional.size() && positional.last(behind.size()) == behind;
    return isCommand ? behind : QStringList();
}

} // namespace

void declareLaunch(QCommandLineParser &parser)
{
    parser.addOption({u"wait-ready"_s,
                      Launch::tr("The longest time to wait until a program listens at the URL: 10s with a command, "
                                 "otherwise do not wait."),
                      u"time"_s});
    parser.addPositionalArgument(
        u"command"_s, Launch::tr("The integration, which is started before and ended after, with all it started."),
        u"[-- COMMAND ...]"_s);
}

QStringList ownArguments(const QCommandLineParser &parser)
{
    const QStringList all = parser.positionalArguments();
    return all.first(all.size() - argumentsBehindDashes(parser).size());
}

std::optional<QString> readLaunch(const QCommandLineParser &parser, LaunchOptions &options)
{
    if (parser.isSet(u"wait-ready"_s)) {
        std::chrono::milliseconds wait{0};
        if (const auto why = readTimeOption(parser, u"wait-ready"_s, wait))
            return why;
        options.waitReady = wait;
    }
    options.command = argumentsBehindDashes(parser);
    if (!options.command.isEmpty() && options.command.constFirst().isEmpty())
        return Launch::tr("The command after -- is empty.");
    return std::nullopt;
}

std::optional<QString> refuseArguments(const QCommandLineParser &parser, const QString &name)
{
    if (ownArguments(parser).isEmpty())
        return std::nullopt;
    return Launch::tr("%1 takes options only; the command of an integration comes after --.").arg(name);
}

} // namespace runlatch::cli
