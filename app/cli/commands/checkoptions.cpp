// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/checkoptions.h"

#include "app/cli/commands/launchoptions.h"
#include "app/cli/commands/triggeroptions.h"
#include "app/cli/options/command.h"
#include "app/cli/options/identityoptions.h"
#include "app/cli/options/optionvalues.h"
#include "app/cli/options/secrets.h"
#include "app/cli/options/warpoption.h"
#include "conformance/registry.h"
#include "http/url.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QStringList selectorsIn(const QCommandLineParser &parser, const QString &option)
{
    return parser.value(option).split(u',', Qt::SkipEmptyParts);
}

/// Returns the options that repeat the choice of cases and their clocks, for the report.
QStringList repeatedOptions(const QCommandLineParser &parser)
{
    QStringList options;
    for (const QString &name : {u"only"_s, u"skip"_s, u"profile"_s, u"warp"_s}) {
        if (parser.isSet(name))
            options += {"--"_L1 + name, parser.value(name)};
    }
    return options;
}

} // namespace

void CheckOptions::declare(QCommandLineParser &parser)
{
    parser.addOption({u"list"_s, tr("Print the cases with their severity and source, and try nothing.")});
    TriggerOptions::declareTarget(parser);
    parser.addOption({u"only"_s,
                      tr("Only these cases: ids or groups, separated by commas, such as signature,answer.status."),
                      u"ids"_s});
    parser.addOption({u"skip"_s, tr("Leave out these cases: ids or groups, separated by commas."), u"ids"_s});
    parser.addOption({u"profile"_s, tr("full has all cases; quick those that must hold and need no watching."),
                      u"name"_s, u"full"_s});
    parser.addOption({u"plan-port"_s, tr("Port of the second host, which links of plans lead to; 0 picks a free one."),
                      u"port"_s, u"0"_s});
    parser.addOption(
        {u"plan-public-url"_s, tr("Base of those links when the second host has another name."), u"url"_s});
    parser.addOption({u"deadline"_s, tr("Time for the final callback of the first run task."), u"time"_s, u"60s"_s});
    parser.addOption({u"linger"_s,
                      tr("How long to look for late callbacks, beside twice the time that the integration takes."),
                      u"time"_s, u"500ms"_s});
    parser.addOption({u"calm"_s, tr("How long to wait for the next callback after one that went wrong on purpose."),
                      u"time"_s, u"5s"_s});
    parser.addOption({u"parallel"_s, tr("Cases that are tried at the same time, 1 to 16."), u"count"_s, u"4"_s});
    declareIdentity(parser,
                    tr("Try callbacks over https too (callback.https), with this certificate, which the "
                       "integration has to trust"));
    declareWarp(parser);
    declareLaunch(parser);
}

std::optional<QString> CheckOptions::read(const QCommandLineParser &parser)
{
    isList = parser.isSet(u"list"_s);
    if (const auto why = readCases(parser))
        return why;
    if (isList)
        return std::nullopt;
    if (const auto why = TriggerOptions::readTarget(parser, check.target.url, check.target.pinnedCertificate))
        return why;
    launch.target = check.target.url;
    if (const auto why = readService(parser))
        return why;
    if (const auto why = readTimes(parser))
        return why;
    check.program = QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion();
    if (const auto why = readLaunch(parser, launch))
        return why;
    return refuseArguments(parser, u"check"_s);
}

std::optional<QString> CheckOptions::readCases(const QCommandLineParser &parser)
{
    const QString profile = parser.value(u"profile"_s);
    if (!conformance::isKnownProfile(profile))
        return tr("--profile takes %1.").arg(conformance::profileNames().join(u", "_s));
    for (const QString &name : {u"only"_s, u"skip"_s}) {
        const QStringList selectors = selectorsIn(parser, name);
        if (parser.isSet(name) && selectors.isEmpty())
            return tr("--%1 takes ids of cases, separated by commas.").arg(name);
        for (const QString &selector : selectors) {
            if (!conformance::isKnownSelector(selector))
                return tr("--%1: there is no case or group “%2”; check --list names them.").arg(name, selector);
        }
    }
    check.cases = conformance::chosenCases(profile, selectorsIn(parser, u"only"_s), selectorsIn(parser, u"skip"_s));
    if (check.cases.isEmpty())
        return tr("No case is left: --only, --skip and --profile exclude all of them.");
    check.profile = profile;
    check.options = repeatedOptions(parser);
    return std::nullopt;
}

std::optional<QString> CheckOptions::readService(const QCommandLineParser &parser)
{
    if (const auto why = TriggerOptions::readService(parser, check.service))
        return why;
    int port = 0;
    if (const auto why = readNumberOption(parser, u"plan-port"_s, 0, 65535, port))
        return why;
    check.service.objectPort = static_cast<quint16>(port);
    if (parser.isSet(u"plan-public-url"_s)) {
        check.service.objectPublicUrl = http::apiBase(parser.value(u"plan-public-url"_s));
        if (!check.service.objectPublicUrl.isValid())
            return tr("--plan-public-url takes a URL of http or https without a query.");
    }
    return checkIdentity(parser);
}

std::optional<QString> CheckOptions::readTimes(const QCommandLineParser &parser)
{
    if (const auto why = readWarp(parser, check.service.warp))
        return why;
    if (const auto why = readTimeOption(parser, u"deadline"_s, check.target.deadline))
        return why;
    if (const auto why = readTimeOption(parser, u"linger"_s, check.linger))
        return why;
    if (const auto why = readTimeOption(parser, u"calm"_s, check.calm))
        return why;
    return readNumberOption(parser, u"parallel"_s, 1, 16, check.parallel);
}

base::Done CheckOptions::readFiles(const QCommandLineParser &parser, Output &output)
{
    const auto keys = readHmacKeys(parser.values(u"hmac-key-file"_s), output);
    if (!keys)
        return keys.error();
    check.target.hmacKey = keys->value(0);
    const auto identity = readIdentity(parser);
    if (!identity)
        return identity.error();
    check.service.identity = *identity;
    return std::monostate();
}

} // namespace runlatch::cli
