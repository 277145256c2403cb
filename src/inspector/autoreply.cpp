// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/autoreply.h"

#include "http/addressjudgement.h"

namespace runlatch::inspector {

namespace {

base::Error refusalOf(const Reply::Sent &sent)
{
    base::Error error;
    error.kind = base::kindOfStatus(sent.reply.http);
    error.subject = sent.row.callbackHost;
    error.http = sent.reply.http;
    error.errors = sent.errors;
    return error;
}

} // namespace

AutoReply::AutoReply(Reply &reply, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_reply(reply)
    , m_clock(clock)
{
}

void AutoReply::setResult(const std::optional<protocol::TaskResult> &result)
{
    m_result = result;
}

void AutoReply::setDelay(std::chrono::milliseconds delay)
{
    m_delay = delay;
}

bool AutoReply::isAllowed(const store::CaptureRow &row)
{
    const bool isTrusted =
        row.verdict == protocol::Verdict::Valid || (row.verdict == protocol::Verdict::Unchecked && row.loopback);
    const bool isRunTask = row.readable && row.supported && !row.verification && row.refusalRule.isEmpty();
    return isTrusted && isRunTask && row.stored && row.answered == 200 && !row.callbackHost.isEmpty()
        && !http::isRefusedHost(QUrl(row.callbackHost).host());
}

void AutoReply::handle(const QList<store::CaptureRow> &rows)
{
    if (!m_result)
        return;
    for (const store::CaptureRow &row : rows) {
        if (!isAllowed(row))
            continue;
        if (m_delay.count() > 0)
            m_clock.callAfter(m_delay, this, [this, row] { send(row); });
        else
            send(row);
    }
}

void AutoReply::send(const store::CaptureRow &row)
{
    if (!m_result)
        return;
    protocol::TaskResult result = *m_result;
    if (!row.acceptsOutcomes)
        result.outcomes.clear();
    const auto done = [this, id = row.id, status = result.status](const base::Result<Reply::Sent> &sent) {
        if (sent) {
            const bool accepted = sent->reply.errorKind.isEmpty();
            emit replied(id, sent->reply, accepted ? base::Error() : refusalOf(*sent));
            return;
        }
        store::SentReply reply;
        reply.sentAt = m_clock.utc();
        reply.status = protocol::taskStatusName(status);
        reply.errorKind = recordedKind(sent.error());
        reply.automatic = true;
        emit replied(id, reply, sent.error());
    };
    m_reply.send(row.id, result, false, this, done, Reply::Origin::Automatic);
}

} // namespace runlatch::inspector
