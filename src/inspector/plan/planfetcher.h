// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/threadend.h"
#include "inspector/plan/planfetch.h"

#include <QHash>
#include <QThread>
#include <QUuid>

#include <functional>
#include <memory>

namespace runlatch::http {
class ExchangeRelay;
}

namespace runlatch::inspector {

/// The thread in which plans are fetched, so that the window waits neither for a plan's bytes nor for the disk. It
/// starts with the first plan. All functions are called in the thread that made this; what is told comes there too, and
/// not after its end.
class PlanFetcher final : public QObject
{
    Q_OBJECT
public:
    /// `relay` and `clock` must outlive this. Without a lookup the system's is used.
    PlanFetcher(http::ExchangeRelay &relay, base::Clock &clock, const http::AddressLookup &lookup);
    ~PlanFetcher() override; ///< ends all fetches

    void fetch(const QUuid &capture, quint64 number, const PlanOrder &order);
    /// Ends the fetch of a capture. Its file is not there afterwards, also if it was finished at just that moment.
    void cancel(const QUuid &capture, const QString &file);

signals:
    void notReady(const QUuid &capture, quint64 number);
    void progressed(const QUuid &capture, quint64 number, qint64 received);
    void ended(const QUuid &capture, quint64 number, const base::Result<qint64> &fetched);

private:
    struct Parts;
    void wake();
    void start(const QUuid &capture, quint64 number, const PlanOrder &order);

    QThread m_thread;
    base::ThreadEnd m_end;
    Parts *m_parts; ///< lives in m_thread, and is deleted with it
};

} // namespace runlatch::inspector
