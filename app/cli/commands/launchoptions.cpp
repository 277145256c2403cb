// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/launchoptions.h"

#include "app/cli/options/optionvalues.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

std::optional<QString> readBehindDashes(const QCommandLineParser &parser, const QString &name, QStringList &command)
{
    command = parser.positionalArguments();
    if (command.isEmpty())
        return std::nullopt;
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype dashes = arguments.indexOf(u"--"_s);
    if (dashes < 0 || arguments.mid(dashes + 1) != command)
        return Launch::tr("%1 takes options only; the command of an integration stands behind --.").arg(name);
    if (command.constFirst().isEmpty())
        return Launch::tr("The command behind -- is empty.");
    return std::nullopt;
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

std::optional<QString> readLaunch(const QCommandLineParser &parser, const QString &name, LaunchOptions &options)
{
    if (parser.isSet(u"wait-ready"_s)) {
        std::chrono::milliseconds wait{0};
        if (const auto why = readTimeOption(parser, u"wait-ready"_s, wait))
            return why;
        options.waitReady = wait;
    }
    return readBehindDashes(parser, name, options.command);
}

} // namespace runlatch::cli
