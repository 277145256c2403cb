// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

#include <QHash>
#include <QQueue>

#include <optional>

namespace runlatch::models {

/// Finds the two records of an exchange of this program with itself. Two things prove that they belong together: the
/// same ends of one TCP connection at the same time, or an answer with the same X-Request-Id, which the simulator makes
/// anew for each answer. A record without either has no other side. The time for a record does not depend on how many
/// wait.
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
        int status = 0;
        QDateTime startedAt;
        std::chrono::milliseconds took{0};
        QString ends;
        QByteArray answerId;
    };

    static Side sideOf(const http::ExchangeRecord &record);
    static bool haveSameConnection(const Side &sent, const Side &received);
    static bool haveSameAnswer(const Side &sent, const Side &received);
    std::optional<qint64> find(const Side &side) const;
    void wait(const Side &side, qint64 serial);
    void forget(qint64 serial);

    QHash<qint64, Side> m_waiting; ///< by serial
    QQueue<qint64> m_order;        ///< the serials that waited, oldest first; some wait no longer
    QHash<QString, qint64> m_byEnds;
    QHash<QByteArray, qint64> m_byAnswer;
};

} // namespace runlatch::models
