// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/exchangepairing.h"

#include "redaction/marker.h"

using namespace std::chrono_literals;

namespace runlatch::models {

using http::ExchangeRecord;

namespace {

/// Two readings of one clock may be this far apart on a busy machine. The system gives both ports of a connection to
/// another one after a second at the earliest.
constexpr auto Slack = 1000ms;

/// No more of a stranger's method is kept for the comparison.
constexpr qsizetype LongestMethod = 32;

/// No more of its path either.
constexpr qsizetype LongestPath = 200;

/// The simulator's are 36 characters long. Others write their own, which may be as long as a head.
constexpr qsizetype LongestAnswerId = 64;

QByteArray answerId(const ExchangeRecord &record)
{
    const QByteArray id = http::headerValue(record.responseHeaders, "X-Request-Id");
    return id.size() <= LongestAnswerId ? id : QByteArray();
}

/// Without the query, of which one side may hide more. Empty if the path has a secret.
QString shownPath(const ExchangeRecord &record)
{
    const QString path = record.path.section(u'?', 0, 0).left(LongestPath);
    return QUrl::fromPercentEncoding(path.toUtf8()).contains(QLatin1String(redaction::Marker)) ? QString() : path;
}

} // namespace

ExchangePairing::Side ExchangePairing::sideOf(const ExchangeRecord &record)
{
    return {record.direction,  record.method.left(LongestMethod),
            shownPath(record), record.status,
            record.startedAt,  record.took,
            record.ends,       answerId(record)};
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
bool ExchangePairing::areAtOneTime(const Side &sent, const Side &received)
{
    return received.startedAt >= sent.startedAt.addDuration(-Slack)
        && received.startedAt <= sent.startedAt.addDuration(sent.took + Slack);
}

bool ExchangePairing::haveSameConnection(const Side &sent, const Side &received)
{
    return !sent.ends.isEmpty() && sent.ends == received.ends && areAtOneTime(sent, received);
}

/// Only one side may know that its path has a secret.
bool ExchangePairing::haveSameAnswer(const Side &sent, const Side &received)
{
    const bool mayBeSamePath = sent.path == received.path || sent.path.isEmpty() || received.path.isEmpty();
    return !sent.answerId.isEmpty() && sent.answerId == received.answerId && sent.method == received.method
        && mayBeSamePath && sent.status == received.status && areAtOneTime(sent, received);
}

std::optional<qint64> ExchangePairing::find(const Side &side) const
{
    const Answer answer = m_byAnswer.value(side.answerId);
    for (const qint64 serial : {m_byEnds.value(side.ends, -1), answer.serial}) {
        const auto other = m_waiting.constFind(serial);
        if (other == m_waiting.cend() || other->direction == side.direction)
            continue;
        const bool isSent = side.direction == ExchangeRecord::Direction::Sent;
        const Side &sent = isSent ? side : *other;
        const Side &received = isSent ? *other : side;
        if (haveSameConnection(sent, received) || (!answer.isRepeated && haveSameAnswer(sent, received)))
            return serial;
    }
    return {};
}

void ExchangePairing::wait(const Side &side, qint64 serial)
{
    m_waiting.insert(serial, side);
    if (!side.ends.isEmpty())
        m_byEnds.insert(side.ends, serial);
    if (!side.answerId.isEmpty())
        m_byAnswer.insert(side.answerId, {serial, m_byAnswer.contains(side.answerId)});
    if (m_waiting.size() > MaxWaiting)
        forget(m_waiting.firstKey());
}

/// A newer record may have taken the place of this one under its ends or its answer.
void ExchangePairing::forget(qint64 serial)
{
    const Side side = m_waiting.take(serial);
    if (m_byEnds.value(side.ends, -1) == serial)
        m_byEnds.remove(side.ends);
    if (m_byAnswer.value(side.answerId).serial == serial)
        m_byAnswer.remove(side.answerId);
}

void ExchangePairing::clear()
{
    m_waiting.clear();
    m_byEnds.clear();
    m_byAnswer.clear();
}

} // namespace runlatch::models
