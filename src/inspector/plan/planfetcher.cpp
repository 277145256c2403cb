// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/plan/planfetcher.h"

#include "http/exchangerelay.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// The objects that live in the thread.
struct PlanFetcher::Parts : QObject
{
    Parts(http::ExchangeRelay &relay, base::Clock &time, const http::AddressLookup &given)
        : clock(time)
        , lookup(given ? given : http::systemLookup(time))
        , records(relay)
    {
    }

    /// Made in the thread itself, with the first fetch.
    http::Requester &requester()
    {
        if (!http) {
            http = std::make_unique<http::Requester>();
            connect(http.get(), &http::Requester::exchanged, this,
                    [this](const http::ExchangeRecord &record) { records.offer(record); });
        }
        return *http;
    }

    base::Clock &clock;
    const http::AddressLookup lookup;
    http::ExchangeRelay &records;
    std::unique_ptr<http::Requester> http;
    QHash<QUuid, base::Call> calls;
};

PlanFetcher::PlanFetcher(http::ExchangeRelay &relay, base::Clock &clock, const http::AddressLookup &lookup)
    : m_end(m_thread)
    , m_parts(new Parts(relay, clock, lookup))
{
    m_thread.setObjectName(u"plans"_s);
    m_parts->moveToThread(&m_thread);
    connect(
        &m_thread, &QThread::finished, &m_thread, [parts = m_parts] { delete parts; }, Qt::DirectConnection);
}

PlanFetcher::~PlanFetcher()
{
    if (!m_thread.isRunning()) {
        delete m_parts;
        return;
    }
    m_thread.quit();
    m_end.await();
}

void PlanFetcher::wake()
{
    if (!m_thread.isRunning())
        m_thread.start();
}

void PlanFetcher::fetch(const QUuid &capture, quint64 number, const PlanOrder &order)
{
    wake();
    QMetaObject::invokeMethod(
        m_parts, [this, capture, number, order] { start(capture, number, order); }, Qt::QueuedConnection);
}

/// Runs in m_thread, for whose end the destructor waits.
void PlanFetcher::start(const QUuid &capture, quint64 number, const PlanOrder &order)
{
    // Queued calls to this object come in its own thread, and not after its end.
    const auto done = [this, capture, number](const base::Result<qint64> &fetched) {
        m_parts->calls.remove(capture);
        QMetaObject::invokeMethod(
            this, [this, capture, number, fetched] { emit ended(capture, number, fetched); }, Qt::QueuedConnection);
    };
    auto *fetch = new PlanFetch(order, m_parts->requester(), m_parts->lookup, m_parts->clock, m_parts, done);
    connect(fetch, &PlanFetch::notReady, this, [this, capture, number] { emit notReady(capture, number); });
    connect(fetch, &PlanFetch::progressed, this,
            [this, capture, number](qint64 received) { emit progressed(capture, number, received); });
    m_parts->calls.insert(capture, base::Call(fetch));
    fetch->start();
}

void PlanFetcher::cancel(const QUuid &capture, const QString &file)
{
    wake();
    const auto end = [parts = m_parts, capture, file] {
        if (parts->calls.contains(capture))
            parts->calls.take(capture).abort();
        else
            QFile::remove(file);
    };
    QMetaObject::invokeMethod(m_parts, end, Qt::QueuedConnection);
}

} // namespace runlatch::inspector
