// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/exchangepairing.h"

using namespace std::chrono_literals;

namespace runlatch::models {

using http::ExchangeRecord;

namespace {

/// Two readings of one clock may be this far apart on a busy machine. The system gives both ports of a connection to
/// another one after a second at the earliest.
constexpr auto Slack = 1000ms;

/// No more of a stranger's method is kept for the comparison.
constexpr qsizetype LongestMethod = 32;

/// The simulator's are 36 characters long. Others write their own, which may be as long as a head.
constexpr qsizetype LongestAnswerId = 64;

QByteArray answerId(const ExchangeRecord &record)
{
    const QByteArray id = http::headerValue(record.responseHeaders, "X-Request-Id");
    return id.size() <= LongestAnswerId ? id : QByteArray();
}

} // namespace

ExchangePairing::Side ExchangePairing::sideOf(const ExchangeRecord &record)
{
    return {
        record.direction, record.method.left(LongestMethod), record.status, record.startedAt, record.took, record.ends,
        answerId(record)};
}

std::optional<qint64> ExchangePairing::otherSide(const ExchangeRecord &record, qint64 serial)
{
    const Side side = sideOf(record);
    if (side.ends.isEmpty() && side.answerId.isEmpty())
        return {};
    const auto other = find(side);
    if (other)
        forget(*other);
    else
        wait(side, serial);
    return other;
}

/// The request is received while it is being sent, and not before or after that.
bool ExchangePairing::haveSameConnection(const Side &sent, const Side &received)
{
    return !sent.ends.isEmpty() && sent.ends == received.ends
        && received.startedAt >= sent.startedAt.addDuration(-Slack)
        && received.startedAt <= sent.startedAt.addDuration(sent.took + Slack);
}

bool ExchangePairing::haveSameAnswer(const Side &sent, const Side &received)
{
    return !sent.answerId.isEmpty() && sent.answerId == received.answerId && sent.method == received.method
        && sent.status == received.status;
}

std::optional<qint64> ExchangePairing::find(const Side &side) const
{
    for (const qint64 serial : {m_byEnds.value(side.ends, -1), m_byAnswer.value(side.answerId, -1)}) {
        const auto other = m_waiting.constFind(serial);
        if (other == m_waiting.cend() || other->direction == side.direction)
            continue;
        const bool isSent = side.direction == ExchangeRecord::Direction::Sent;
        const Side &sent = isSent ? side : *other;
        const Side &received = isSent ? *other : side;
        if (haveSameConnection(sent, received) || haveSameAnswer(sent, received))
            return serial;
    }
    return {};
}

void ExchangePairing::wait(const Side &side, qint64 serial)
{
    m_waiting.insert(serial, side);
    m_order.enqueue(serial);
    if (!side.ends.isEmpty())
        m_byEnds.insert(side.ends, serial);
    if (!side.answerId.isEmpty())
        m_byAnswer.insert(side.answerId, serial);
    if (m_order.size() > MaxWaiting)
        forget(m_order.dequeue());
}

/// A newer record may have taken the place of this one under its ends or its answer.
void ExchangePairing::forget(qint64 serial)
{
    const Side side = m_waiting.take(serial);
    if (m_byEnds.value(side.ends, -1) == serial)
        m_byEnds.remove(side.ends);
    if (m_byAnswer.value(side.answerId, -1) == serial)
        m_byAnswer.remove(side.answerId);
}

void ExchangePairing::clear()
{
    m_waiting.clear();
    m_order.clear();
    m_byEnds.clear();
    m_byAnswer.clear();
}

} // namespace runlatch::models
