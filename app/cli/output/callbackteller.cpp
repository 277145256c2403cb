// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/callbackteller.h"

#include "wording/sentence.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void CallbackTeller::await(qint64 id)
{
    m_awaited.try_emplace(id);
}

void CallbackTeller::take(qint64 id, const store::SentReply &reply, const base::Error &error)
{
    if (const auto awaited = m_awaited.find(id); awaited != m_awaited.end())
        awaited->second.append({reply, error});
    else
        tell(id, {reply, error});
}

void CallbackTeller::toldRequest(qint64 id)
{
    const auto awaited = m_awaited.extract(id);
    if (awaited.empty())
        return;
    for (const Ended &ended : awaited.mapped())
        tell(id, ended);
}

void CallbackTeller::tell(qint64 id, const Ended &ended)
{
    const auto &[reply, error] = ended;
    const bool isAccepted = reply.http == 200;
    const QString message = isAccepted ? QString() : wording::sentence(error, wording::Activity::SendingReply).text();
    json::OrderedJson members;
    members.add(u"id", id).add(u"status", reply.status);
    members.add(u"http", reply.http > 0 ? QJsonValue(reply.http) : QJsonValue());
    members.add(u"error", isAccepted ? QJsonValue() : QJsonValue(base::kindName(error.kind)));
    if (error.outcomeUnknown)
        members.add(u"outcome", u"unknown"_s);
    members.add(u"message", textOrNull(message)).addRaw(u"errors", Output::serviceErrors(error.errors));
    const QString number = QString::number(id);
    const QString human = reply.http > 0
        ? tr("#%1 callback %2: answered %3").arg(number, reply.status, QString::number(reply.http))
        : tr("#%1 callback %2: not answered").arg(number, reply.status);
    QStringList lines{human};
    if (!isAccepted)
        lines.append(u"    "_s + message);
    for (const base::ServiceError &said : error.errors) {
        const QStringList parts{said.status, said.title, said.detail, said.pointer};
        lines.append(u"    "_s + parts.join(u' ').simplified());
    }
    m_output.event(u"callback", members, lines);
}

} // namespace runlatch::cli
