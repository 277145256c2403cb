// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/inspectreplies.h"

#include "app/cli/options/optionvalues.h"
#include "http/url.h"
#include "wording/sentence.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr int MaxTold = 16; // strangers can make up any number of what is not answered
}

InspectReplies::InspectReplies(Output &output)
    : m_output(output)
    , m_teller(output)
{
}

void InspectReplies::declare(QCommandLineParser &parser)
{
    parser.addOption(
        {u"reply"_s, tr("Callback to send by itself: none, running, passed or failed."), u"status"_s, u"none"_s});
    parser.addOption({u"allow-callback"_s,
                      tr("Where callbacks may go to without a key: scheme://host:port; may be given more than once."),
                      u"origin"_s});
    parser.addOption(
        {u"reply-without-token"_s,
         tr("Call back also where a request has no access_token: its callback address has a code of its own.")});
    parser.addOption({u"after"_s, tr("How long to wait before the callback."), u"time"_s, u"0s"_s});
}

std::optional<QString> InspectReplies::read(const QCommandLineParser &parser)
{
    const QString name = parser.value(u"reply"_s);
    if (name != "none"_L1) {
        const auto status = protocol::taskStatusOfName(name);
        if (!status)
            return tr("--reply takes none, running, passed or failed.");
        protocol::TaskResult result;
        result.status = *status;
        result.message = u"Answered by runlatch-cli"_s; // not translated, because the service shows it
        m_result = result;
    }
    m_isWithoutToken = parser.isSet(u"reply-without-token"_s);
    if (m_isWithoutToken && !m_result && !parser.isSet(u"rules"_s))
        return tr("--reply-without-token needs --reply or --rules.");
    if (const auto why = readTimeOption(parser, u"after"_s, m_delay))
        return why;
    for (const QString &text : parser.values(u"allow-callback"_s)) {
        const QUrl origin = http::readOrigin(text);
        if (!origin.isValid())
            return tr("--allow-callback takes scheme, host and port and nothing else, such as http://127.0.0.1:8080;"
                      " “%1” is not that.")
                .arg(withoutSecretParts(text));
        m_allowedCallbacks.append(origin);
    }
    return std::nullopt;
}

std::optional<QString> InspectReplies::faultWithoutKey() const
{
    if (!m_result || !m_allowedCallbacks.isEmpty())
        return std::nullopt;
    return tr("--reply without a key would call any address that a request contains: give the key with "
              "--hmac-key-file, or name the callback's origin, --allow-callback http://127.0.0.1:8080.");
}

void InspectReplies::use(inspector::Session &session)
{
    m_session = &session;
    inspector::AutoReply &autoReply = session.autoReply();
    autoReply.setResult(m_result);
    autoReply.setDelay(m_delay);
    autoReply.setAllowedCallbacks(m_allowedCallbacks);
    autoReply.setAnsweringWithoutToken(m_isWithoutToken);
    connect(&autoReply, &inspector::AutoReply::replied, this, &InspectReplies::take);
    connect(&autoReply, &inspector::AutoReply::settled, this, &InspectReplies::takeSettled);
    connect(&autoReply, &inspector::AutoReply::ruleChosen, this, &InspectReplies::takeChosen);
}

void InspectReplies::begin(const store::CaptureRow &row)
{
    inspector::AutoReply &autoReply = m_session->autoReply();
    if (!autoReply.isAllowed(row))
        return;
    const int replies = autoReply.waitsForPlan(row) ? 1 : autoReply.countReplies(row);
    if (replies == 0)
        return;
    m_pending += replies;
    m_teller.await(row.id);
    autoReply.handle({row});
}

void InspectReplies::toldRequest(const store::CaptureRow &row)
{
    const inspector::AutoReply &autoReply = m_session->autoReply();
    const bool isOwed = autoReply.countReplies(row) > 0;
    if (isOwed && autoReply.lacksItsOrigin(row))
        showUnnamed(row);
    if (isOwed && autoReply.hasOtherVersion(row) && m_otherVersions++ < MaxTold)
        m_output.diagnostic(
            tr("Request %1 is not answered: its payload_version is not 1, the only one that is known.").arg(row.id));
    if (isOwed && autoReply.lacksItsCallback(row) && m_withoutCallback++ < MaxTold)
        m_output.diagnostic(
            tr("Request %1 is not answered: it has no callback address that may be called.").arg(row.id));
    m_teller.toldRequest(row.id);
}

/// Reports each origin once, and at most MaxTold of them.
void InspectReplies::showUnnamed(const store::CaptureRow &row)
{
    const QString origin = http::originOf(QUrl(row.callbackHost)).toString(QUrl::FullyEncoded);
    if (m_toldOrigins.size() >= MaxTold || m_toldOrigins.contains(origin))
        return;
    m_toldOrigins.insert(origin);
    m_output.diagnostic(tr("Request %1 is not answered: its callback goes to %2, which no --allow-callback names.")
                            .arg(row.id)
                            .arg(origin));
}

void InspectReplies::take(qint64 id, const store::SentReply &reply, const base::Error &error)
{
    --m_pending;
    if (error.outcomeUnknown)
        ++m_unknown;
    else if (reply.http != 200)
        ++m_failed;
    m_teller.take(id, reply, error);
    emit ended();
}

/// The request waited for its plan as if for one reply.
void InspectReplies::takeChosen(const store::CaptureRow &row, const std::optional<base::Error> &missing)
{
    m_pending += m_session->autoReply().countReplies(row) - 1;
    QString said = row.rule.isEmpty() ? tr("Request %1: no rule acts.").arg(row.id)
                                      : tr("Request %1: the rule “%2” acts.").arg(row.id).arg(row.rule);
    if (missing)
        said += u' ' + tr("Its plan is not known: %1").arg(wording::sentence(*missing).text());
    m_output.diagnostic(said);
    emit ended();
}

/// Another delivery of the run task was answered with its final result: nothing is to be sent, and nothing failed.
void InspectReplies::takeSettled(qint64 id)
{
    --m_pending;
    m_output.diagnostic(tr("Request %1 needs no callback: its run task already has a final result.").arg(id));
    emit ended();
}

void InspectReplies::tellShortcomings() const
{
    if (m_failed > 0)
        m_output.diagnostic(tr("%n callback(s) failed.", nullptr, m_failed));
    if (m_unknown > 0)
        m_output.diagnostic(tr("%n callback(s) may have been accepted: the answer does not say.", nullptr, m_unknown));
    if (m_pending > 0)
        m_output.diagnostic(tr("%n callback(s) were given up at the end.", nullptr, m_pending));
}

} // namespace runlatch::cli
