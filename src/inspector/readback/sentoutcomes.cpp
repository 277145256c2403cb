// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/readback/sentoutcomes.h"

#include "base/answer.h"
#include "protocol/taskresult.h"

#include <QCryptographicHash>
#include <QThreadPool>

#include <utility>

namespace runlatch::inspector {

namespace {

QByteArray digestOf(const protocol::Outcome &outcome)
{
    const protocol::TaskResult alone{protocol::TaskStatus::Running, {}, {}, {outcome}};
    return QCryptographicHash::hash(protocol::writeTaskResult(alone), QCryptographicHash::Sha256);
}

} // namespace

void SentOutcomes::add(const QByteArray &document)
{
    const auto result = protocol::readTaskResult(document);
    if (!result)
        return;
    for (protocol::Outcome outcome : result->outcomes) {
        outcome.unknown = {}; // the form does not have them
        m_digests.insert(digestOf(outcome));
    }
}

bool SentOutcomes::has(const protocol::Outcome &outcome) const
{
    protocol::Outcome known = outcome;
    known.unknown = {};
    return m_digests.contains(digestOf(known));
}

bool wasAccepted(const store::SentReply &reply)
{
    return reply.http == 200 && !reply.imported;
}

void readSentOutcomes(const store::Capture &capture, QThreadPool &pool, QObject *context,
                      base::Callback<SentOutcomes> done)
{
    const base::Answer<SentOutcomes> answer(context, std::move(done));
    pool.start([replies = capture.replies, answer] {
        SentOutcomes sent;
        for (const store::SentReply &reply : replies) {
            if (wasAccepted(reply))
                sent.add(reply.body);
        }
        answer(sent);
    });
}

} // namespace runlatch::inspector
