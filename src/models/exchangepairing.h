// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

#include <QHash>
#include <QMap>

#include <optional>

namespace runlatch::models {

/// Finds the two records of an exchange of this program with itself. Two things prove that they belong together, at the
/// same time: the same ends of one TCP connection, or the same request with the same X-Request-Id in its answer, which
/// the simulator makes anew for each answer. An id that several waiting records have proves nothing: a stranger made
/// it. A record without either has no other side. The time for a record grows with the logarithm of those that wait.
class ExchangePairing
{
public:
    /// The most records that wait for their other side; the oldest is forgotten first. Both sides of an exchange are
    /// told within a moment.
    static constexpr qsizetype MaxWaiting = 1000;

    /// The serial of the record that is the other side of this one; it waits no longer. Without one, this record waits
    /// under `serial`, which must be higher than those before it.
    std::optional<qint64> otherSide(const http::ExchangeRecord &record, qint64 serial);
    void clear();
    qsizetype waiting() const { return m_waiting.size(); }

private:
    /// The parts of a record that tell whether another one belongs to it.
    struct Side
    {
        http::ExchangeRecord::Direction direction = http::ExchangeRecord::Direction::Sent;
        QByteArray method;
        QString path; ///< without the query; empty if it has a secret
        int status = 0;
        QDateTime startedAt;
        std::chrono::milliseconds took{0};
        QString ends;
        QByteArray answerId;
    };

    /// The newest record that waits under an id.
    struct Answer
    {
        qint64 serial = -1;
        bool isRepeated = false; ///< an older one with this id waits as well, or did
    };

    static Side sideOf(const http::ExchangeRecord &record);
    static bool areAtOneTime(const Side &sent, const Side &received);
    static bool haveSameConnection(const Side &sent, const Side &received);
    static bool haveSameAnswer(const Side &sent, const Side &received);
    std::optional<qint64> find(const Side &side) const;
    void wait(const Side &side, qint64 serial);
    void forget(qint64 serial);

    QMap<qint64, Side> m_waiting; ///< by serial, oldest first
    QHash<QString, qint64> m_byEnds;
    QHash<QByteArray, Answer> m_byAnswer;
};

} // namespace runlatch::models
