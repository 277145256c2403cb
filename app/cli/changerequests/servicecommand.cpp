// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/servicecommand.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/options/pinoption.h"
#include "app/cli/options/secrets.h"
#include "http/url.h"
#include "protocol/jsonapi.h"
#include "service/discovery.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QJsonValue timeOrNull(const QDateTime &time)
{
    return time.isValid() ? QJsonValue(protocol::writeTime(time)) : QJsonValue();
}

/// Returns a warning that the token is sent unencrypted. Empty if the token is encrypted in transit or stays on this
/// machine.
QString clearTextWarning(const QUrl &base)
{
    if (base.scheme() == "https"_L1 || http::isLoopback(base.host()))
        return {};
    return ServiceCommand::tr("The token goes to %1 without encryption: others on the network can read it. Use https.")
        .arg(http::hostAndPort(base));
}

} // namespace

ServiceCommand::ServiceCommand(Output &output)
    : Command(output)
    , m_service(m_http, m_clock)
    , m_discovery(m_http, m_clock)
{
    connect(&m_service, &service::Client::waiting, this, &ServiceCommand::showWait);
    connect(&m_discovery, &service::PacedSender::waiting, this, &ServiceCommand::showWait);
}

/// Prints the wait to standard error, so that the user knows why nothing happens.
void ServiceCommand::showWait(const service::Wait &wait)
{
    if (wait.reason == service::Wait::Reason::Trouble) {
        output().diagnostic(
            tr("The service had a fault or the connection was cut: attempt %1 follows.").arg(wait.attempt));
        return;
    }
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait.wait).count();
    output().diagnostic(tr("Waiting %1 s: the service limits requests.").arg(seconds));
}

void ServiceCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"url"_s,
                      tr("The service. A host alone is asked where its API is (/.well-known/terraform.json, without the"
                         " token); if it does not say, that is /api/v2. A URL with a path, such as"
                         " https://tf.example/api/v2, is taken as it is."),
                      u"url"_s});
    parser.addOption(
        {u"token-file"_s, tr("File that holds the token, - for standard input; else RUNLATCH_TOKEN."), u"file"_s});
    declarePin(parser);
}

std::optional<QString> ServiceCommand::start(const QCommandLineParser &parser)
{
    auto refusal = readOptions(parser);
    if (refusal && !*refusal)
        refusal = readService(parser);
    if (!refusal)
        return failToRead(refusal.error());
    if (*refusal)
        return *refusal;
    if (asksNothing())
        begin();
    else
        discover(parser.value(u"url"_s));
    return std::nullopt;
}

void ServiceCommand::discover(const QString &typed)
{
    service::discover(m_discovery, typed, m_endpoint.pinnedCertificate, this, [this](const base::Result<QUrl> &base) {
        if (!base) {
            endUnfound(base.error());
            return;
        }
        m_endpoint.base = *base;
        begin();
    });
}

base::Result<ServiceCommand::Refusal> ServiceCommand::readService(const QCommandLineParser &parser)
{
    QUrl base;
    if (const auto why = readServiceOption(parser, base))
        return Refusal(why);
    QByteArray pin;
    if (const auto why = readPin(parser, pin))
        return Refusal(why);
    const auto token = readToken(parser.value(u"token-file"_s), output());
    if (!token && token.error().kind == base::ErrorKind::Usage)
        return Refusal(tr("A token is required: --token-file FILE, or RUNLATCH_TOKEN in the environment."));
    if (!token)
        return token.error();
    if (const QString warning = clearTextWarning(base); !warning.isEmpty())
        output().diagnostic(warning);
    m_endpoint = {base, *token, pin};
    return Refusal();
}

bool ServiceCommand::isId(const QString &text)
{
    static const QRegularExpression form(u"\\A[A-Za-z0-9][A-Za-z0-9_-]*\\z"_s);
    return form.match(text).hasMatch();
}

bool ServiceCommand::isRefusal(const base::Error &error)
{
    return error.kind == base::ErrorKind::Rejected || error.kind == base::ErrorKind::Conflict;
}

json::OrderedJson ServiceCommand::members(const protocol::ChangeRequest &changeRequest, const QString &workspaceName)
{
    const protocol::Archived archived = changeRequest.archived.value_or(protocol::Archived());
    json::OrderedJson members;
    members.add(u"id", changeRequest.id).add(u"subject", changeRequest.subject).add(u"message", changeRequest.message);
    members.add(u"workspace", textOrNull(changeRequest.workspaceId));
    if (!workspaceName.isEmpty())
        members.add(u"workspace_name", workspaceName);
    members.add(u"created_at", timeOrNull(changeRequest.createdAt));
    members.add(u"updated_at", timeOrNull(changeRequest.updatedAt));
    members.add(u"created_by", textOrNull(changeRequest.createdBy)).add(u"archived", changeRequest.isArchived());
    return members.add(u"archived_by", textOrNull(archived.by)).add(u"archived_at", timeOrNull(archived.at));
}

void ServiceCommand::report(const base::Error &error, const QString &about, wording::Activity activity)
{
    const bool isRefused = error.kind == base::ErrorKind::Tls;
    output().error(error, about, activity, isRefused ? m_service.refusedCertificate(m_endpoint) : std::nullopt);
}

void ServiceCommand::fail(const base::Error &error, const QString &about, wording::Activity activity)
{
    report(error, about, activity);
    emit finished(CouldNotTell);
}

} // namespace runlatch::cli
