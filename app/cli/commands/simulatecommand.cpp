// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/simulatecommand.h"

#include "app/cli/options/faultoption.h"
#include "app/cli/options/identityoptions.h"
#include "app/cli/options/optionvalues.h"
#include "app/cli/options/secrets.h"
#include "app/cli/options/warpoption.h"
#include "base/rules.h"
#include "protocol/deliverykind.h"
#include "protocol/weburl.h"
#include "wording/sentence.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Returns the faults of answers, because this command sends no run tasks.
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

/// Reads a time with its zone; nullopt if it is invalid.
std::optional<QDateTime> readMoment(const QString &text)
{
    const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    const bool isExact = time.timeSpec() == Qt::UTC || time.timeSpec() == Qt::OffsetFromUTC;
    return time.isValid() && isExact ? std::optional(time.toUTC()) : std::nullopt;
}

void declareTokens(QCommandLineParser &parser)
{
    parser.addOption(
        {u"token-file"_s,
         SimulateCommand::tr("File with the token that clients must show; else a fresh one is made and printed."),
         u"file"_s});
    parser.addOption({u"write-token-file"_s,
                      SimulateCommand::tr(
                          "File with the token of a second user, who may read, archive, start runs and override; what"
                          " else it asks for is answered 404."),
                      u"file"_s});
    parser.addOption({u"read-token-file"_s,
                      SimulateCommand::tr("File with the token of a third user, who may only read."), u"file"_s});
}

void declareNotifications(QCommandLineParser &parser)
{
    const QByteArray header = protocol::signatureHeader(protocol::DeliveryKind::ChangeRequestNotification, {});
    parser.addOption({u"notify"_s,
                      SimulateCommand::tr("Address that each created change request is told to by a notification, once"
                                          " and whatever it answers."),
                      u"url"_s});
    parser.addOption({u"notify-key-file"_s,
                      //: %1 is the name of a header
                      SimulateCommand::tr("File with the key that signs notifications in %1; else they are sent "
                                          "without a signature.")
                          .arg(QString::fromLatin1(header)),
                      u"file"_s});
}

/// Reads where notifications go.
std::optional<QString> readNotifications(const QCommandLineParser &parser, QUrl &url)
{
    if (!parser.isSet(u"notify"_s))
        return parser.isSet(u"notify-key-file"_s)
            ? std::optional(SimulateCommand::tr("--notify-key-file needs --notify."))
            : std::nullopt;
    url = QUrl(parser.value(u"notify"_s), QUrl::StrictMode);
    if (!protocol::mayBeCalled(url))
        return SimulateCommand::tr("--notify takes an http or https URL without a user name.");
    return std::nullopt;
}

bool canBeToken(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(), [](char letter) { return letter > ' ' && letter < '\x7f'; });
}

} // namespace

SimulateCommand::SimulateCommand(Output &output)
    : Command(output)
    , m_service(m_clock)
    , m_report(output)
{
    connect(&m_service, &simulator::Service::runChanged, this,
            [this](const simulator::Run &run) { m_report.show(run); });
    connect(&m_service, &simulator::Service::served, this, &SimulateCommand::showServed);
    connect(&m_service, &simulator::Service::notified, this, &SimulateCommand::showNotified);
    connect(&m_service, &simulator::Service::stateNotSaved, this,
            [this](const base::Error &error) { this->output().error(error); });
}

void SimulateCommand::declare(QCommandLineParser &parser)
{
    parser.setApplicationDescription(parser.applicationDescription() + u"\n\n"_s
                                     + tr("Change requests are served in two dialects, because the documents differ:\n"
                                          "- a list by the workspace's id, and change-requests/ID: as in the OpenAPI\n"
                                          "  description (type workspace-change-requests; who created and archived it\n"
                                          "  are relationships; no updated-at)\n"
                                          "- a list by the workspace's name, and workspaces/change-requests/ID: as in\n"
                                          "  the specification (type workspace_change_requests; archived-by and\n"
                                          "  updated-at are attributes)\n"
                                          "So a list and what it lists may differ. --dialect spec or openapi serves\n"
                                          "one of the two alone."));
    parser.addOption(
        {u"listen"_s, tr("Address to serve at; port 0 picks a free one."), u"host:port"_s, u"127.0.0.1:0"_s});
    parser.addOption({u"organization"_s, tr("Name of the organization."), u"name"_s, u"acme"_s});
    parser.addOption({u"workspaces"_s, tr("How many workspaces it has, 1 to 100000."), u"count"_s, u"40"_s});
    parser.addOption(
        {u"change-requests"_s, tr("How many change requests they have together, 0 to 1000000."), u"count"_s, u"143"_s});
    parser.addOption({u"seed"_s, tr("The same seed makes the same workspaces and change requests; 0 to 2147483647."),
                      u"number"_s, u"1"_s});
    parser.addOption(
        {u"dialect"_s, tr("Documented forms that are accepted: any, spec or openapi."), u"name"_s, u"any"_s});
    declareTokens(parser);
    parser.addOption(
        {u"state"_s,
         tr("File that keeps what was changed: change requests, runs, run tasks and their keys in clear. It is"
            " JSON and may be edited while nothing serves it. Where it is there, its organization, numbers"
            " and seed count, and not those of the options."),
         u"file"_s});
    parser.addOption({u"clock"_s,
                      tr("Where the service's calendar starts, such as 2026-01-01T00:00:00Z; it runs from there. Rates"
                         " use real time, and deadlines that of --warp."),
                      u"moment"_s});
    parser.addOption({u"public-url"_s, tr("Base of the URLs when the listener has another name."), u"url"_s});
    declareNotifications(parser);
    declareWarp(parser);
    declareFaults(parser, serviceFaults());
    declareIdentity(parser);
}

std::optional<QString> SimulateCommand::readOptions(const QCommandLineParser &parser,
                                                    simulator::ServiceOptions &options)
{
    http::ListenAddress address;
    if (const auto why = readListenOption(parser, address))
        return why;
    if (const auto why = readNumberOption(parser, u"workspaces"_s, 1, 100'000, options.workspaces))
        return why;
    if (const auto why = readNumberOption(parser, u"change-requests"_s, 0, 1'000'000, options.changeRequests))
        return why;
    int seed = 0;
    if (const auto why = readNumberOption(parser, u"seed"_s, 0, std::numeric_limits<int>::max(), seed))
        return why;
    const auto dialect = dialectOfName(parser.value(u"dialect"_s));
    if (!dialect)
        return tr("--dialect takes any, spec or openapi.");
    options.host = address.host;
    options.port = address.port;
    options.organization = parser.value(u"organization"_s);
    options.seed = static_cast<quint32>(seed);
    options.dialect = *dialect;
    options.stateFile = parser.value(u"state"_s);
    if (parser.isSet(u"state"_s) && options.stateFile.isEmpty())
        return tr("--state takes the name of a file.");
    if (parser.isSet(u"clock"_s)) {
        const auto start = readMoment(parser.value(u"clock"_s));
        if (!start)
            return tr("--clock takes a time with its zone, such as 2026-01-01T00:00:00Z.");
        options.startsAt = *start;
    }
    if (const auto why = readWarp(parser, options.warp))
        return why;
    if (const auto why = readPublicUrlOption(parser, options.publicUrl))
        return why;
    if (const auto why = readNotifications(parser, options.notificationUrl))
        return why;
    if (const auto why = readFaults(parser, serviceFaults(), options.faults))
        return why;
    return checkIdentity(parser);
}

base::Done SimulateCommand::readFiles(const QCommandLineParser &parser, simulator::ServiceOptions &options)
{
    const auto identity = readIdentity(parser);
    if (!identity)
        return identity.error();
    options.identity = *identity;
    if (parser.isSet(u"notify-key-file"_s)) {
        const auto key = readSecretFile(parser.value(u"notify-key-file"_s), output());
        if (!key)
            return key.error();
        options.notificationKey = *key;
    }
    m_tokenFile = parser.value(u"token-file"_s);
    const std::pair<QString, QByteArray *> tokens[] = {{m_tokenFile, &options.token},
                                                       {parser.value(u"write-token-file"_s), &options.writeToken},
                                                       {parser.value(u"read-token-file"_s), &options.readToken}};
    for (const auto &[file, token] : tokens) {
        if (file.isEmpty())
            continue;
        const auto read = readSecretFile(file, output());
        if (!read)
            return read.error();
        if (!canBeToken(*read))
            return base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretNoToken, .subject = file};
        *token = *read;
    }
    return std::monostate();
}

std::optional<QString> SimulateCommand::start(const QCommandLineParser &parser)
{
    simulator::ServiceOptions options;
    if (const auto why = readOptions(parser, options))
        return why;
    if (const auto read = readFiles(parser, options); !read) {
        if (const auto why = wrongUsage(read.error()))
            return why;
        output().error(read.error());
        emit finished(CouldNotTell);
        return std::nullopt;
    }
    if (const QString warning = exposedWarning(options.host); !warning.isEmpty())
        output().diagnostic(warning);
    m_service.start(options, this, [this](const base::Result<simulator::ServiceAddress> &address) {
        if (address) {
            showListening(*address);
        } else {
            output().error(address.error());
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
    json::OrderedJson members;
    const QString url = address.url.toString(QUrl::FullyEncoded);
    const QString token = QString::fromLatin1(address.token); // the throw-away token of the simulator
    members.add(u"url", url).add(u"organization", address.organization);
    members.add(u"token", m_tokenFile.isEmpty() ? QJsonValue(token) : QJsonValue());
    if (!address.addresses.isEmpty())
        members.add(u"addresses", QJsonArray::fromStringList(address.addresses));
    QStringList human{
        m_tokenFile.isEmpty()
            ? tr("Serving %1, organization %2, token %3").arg(url, address.organization, token)
            : tr("Serving %1, organization %2, with the token of %3").arg(url, address.organization, m_tokenFile)};
    if (!address.addresses.isEmpty())
        human.append(tr("From other machines and containers: %1").arg(address.addresses.join(u", "_s)));
    output().event(u"listening", members, human);
}

void SimulateCommand::showServed(const simulator::Served &served)
{
    json::OrderedJson members;
    const QString method = QString::fromLatin1(served.method);
    members.add(u"method", method).add(u"path", served.path).add(u"status", served.status);
    members.add(u"form", served.dialect.isEmpty() ? QJsonValue() : QJsonValue(served.dialect));
    if (!served.fault.isEmpty())
        members.add(u"fault", served.fault);
    if (!served.rule.isEmpty())
        members.add(u"rule", served.rule.name());
    const QString why = served.rule.isEmpty() ? served.fault : served.rule.name();
    output().event(u"request", members,
                   u"%1 %2 %3 %4"_s.arg(method, served.path, QString::number(served.status), why).trimmed());
}

void SimulateCommand::showNotified(const simulator::Notified &notified)
{
    json::OrderedJson members;
    members.add(u"change_request", notified.changeRequest).add(u"workspace", notified.workspace);
    members.add(u"http", notified.http > 0 ? QJsonValue(notified.http) : QJsonValue());
    const QString why = notified.http > 0 ? QString() : wording::sentence(notified.error).text();
    members.add(u"message", textOrNull(why));
    const QString told = notified.http > 0 ? tr("answered %1").arg(notified.http) : why;
    output().event(u"notified", members,
                   tr("Notification of %1 in %2: %3").arg(notified.changeRequest, notified.workspace, told));
}

} // namespace runlatch::cli
