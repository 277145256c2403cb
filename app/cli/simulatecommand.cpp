// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/simulatecommand.h"

#include "app/cli/faultoption.h"
#include "app/cli/identityoptions.h"
#include "http/listenaddress.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Those of answers: this command sends no run tasks.
QList<simulator::FaultKind> serviceFaults()
{
    QList<simulator::FaultKind> kinds = simulator::faultKinds();
    kinds.removeIf(simulator::isOfDelivery);
    return kinds;
}

std::optional<simulator::DialectRule> dialectOfName(const QString &name)
{
    if (name == "any"_L1)
        return simulator::DialectRule::Any;
    if (name == "spec"_L1)
        return simulator::DialectRule::Specification;
    return name == "openapi"_L1 ? std::optional(simulator::DialectRule::OpenApi) : std::nullopt;
}

} // namespace

SimulateCommand::SimulateCommand(Output &output)
    : Command(output)
    , m_service(m_clock)
{
    connect(&m_service, &simulator::Service::served, this, &SimulateCommand::showServed);
}

void SimulateCommand::declare(QCommandLineParser &parser)
{
    parser.addOption(
        {u"listen"_s, tr("Address to serve at; port 0 picks a free one."), u"host:port"_s, u"127.0.0.1:0"_s});
    parser.addOption({u"organization"_s, tr("Name of the organization."), u"name"_s, u"acme"_s});
    parser.addOption({u"workspaces"_s, tr("How many workspaces it has."), u"count"_s, u"40"_s});
    parser.addOption({u"change-requests"_s, tr("How many change requests they have together."), u"count"_s, u"143"_s});
    parser.addOption({u"seed"_s, tr("The same seed makes the same backlog."), u"number"_s, u"1"_s});
    parser.addOption(
        {u"dialect"_s, tr("Documented forms that are accepted: any, spec or openapi."), u"name"_s, u"any"_s});
    parser.addOption({u"public-url"_s, tr("Base of the URLs when the listener has another name."), u"url"_s});
    declareFaults(parser, serviceFaults());
    declareIdentity(parser);
}

std::optional<QString> SimulateCommand::readOptions(const QCommandLineParser &parser,
                                                    simulator::ServiceOptions &options)
{
    const auto address = http::readListenAddress(parser.value(u"listen"_s));
    if (!address)
        return tr("--listen takes HOST:PORT.");
    const auto workspaces = readNumber(parser.value(u"workspaces"_s), 1, 100'000);
    const auto changeRequests = readNumber(parser.value(u"change-requests"_s), 0, 1'000'000);
    const auto seed = readNumber(parser.value(u"seed"_s), 0, std::numeric_limits<int>::max());
    if (!workspaces || !changeRequests || !seed)
        return tr("--workspaces, --change-requests and --seed take whole numbers.");
    const auto dialect = dialectOfName(parser.value(u"dialect"_s));
    if (!dialect)
        return tr("--dialect takes any, spec or openapi.");
    options.host = address->host;
    options.port = address->port;
    options.organization = parser.value(u"organization"_s);
    options.workspaces = *workspaces;
    options.changeRequests = *changeRequests;
    options.seed = static_cast<quint32>(*seed);
    options.dialect = *dialect;
    const auto publicUrl = readPublicUrl(parser.value(u"public-url"_s));
    if (!publicUrl)
        return tr("--public-url takes a URL with http or https and a host, without user, query and fragment.");
    options.publicUrl = *publicUrl;
    if (const auto why = readFaults(parser, serviceFaults(), options.faults))
        return why;
    return checkIdentity(parser);
}

std::optional<QString> SimulateCommand::start(const QCommandLineParser &parser)
{
    simulator::ServiceOptions options;
    if (const auto why = readOptions(parser, options))
        return why;
    const auto identity = readIdentity(parser);
    if (!identity) {
        output().error(identity.error(), {}, wording::Activity::StartingSimulator);
        emit finished(CouldNotTell);
        return std::nullopt;
    }
    options.identity = *identity;
    if (const QString warning = exposedWarning(options.host); !warning.isEmpty())
        output().diagnostic(warning);
    m_service.start(options, this, [this](const base::Result<simulator::ServiceAddress> &address) {
        if (address) {
            showListening(*address);
        } else {
            output().error(address.error(), {}, wording::Activity::StartingSimulator);
            emit finished(CouldNotTell);
        }
    });
    return std::nullopt;
}

bool SimulateCommand::stop()
{
    m_service.stop(this, [this](const base::Done &) { emit finished(Done); });
    return true;
}

void SimulateCommand::showListening(const simulator::ServiceAddress &address)
{
    protocol::OrderedJson members;
    const QString url = address.url.toString(QUrl::FullyEncoded);
    const QString token = QString::fromLatin1(address.token); // the simulator's own throw-away token
    members.add(u"url", url).add(u"organization", address.organization).add(u"token", token);
    if (!address.addresses.isEmpty())
        members.add(u"addresses", QJsonArray::fromStringList(address.addresses));
    QStringList human{tr("Serving %1, organization %2, token %3").arg(url, address.organization, token)};
    if (!address.addresses.isEmpty())
        human.append(tr("From other machines and containers: %1").arg(address.addresses.join(u", "_s)));
    output().event(u"listening", members, human);
}

void SimulateCommand::showServed(const simulator::Served &served)
{
    protocol::OrderedJson members;
    const QString method = QString::fromLatin1(served.method);
    members.add(u"method", method).add(u"path", served.path).add(u"status", served.status);
    members.add(u"form", served.form.isEmpty() ? QJsonValue() : QJsonValue(served.form));
    if (!served.fault.isEmpty())
        members.add(u"fault", served.fault);
    output().event(u"request", members,
                   u"%1 %2 %3 %4"_s.arg(method, served.path, QString::number(served.status), served.fault).trimmed());
}

} // namespace runlatch::cli
