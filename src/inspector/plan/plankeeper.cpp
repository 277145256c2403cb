// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/plan/plankeeper.h"

#include "base/answer.h"
#include "base/rules.h"
#include "inspector/plan/planfetcher.h"
#include "store/captures/sealedsecrets.h"

#include <algorithm>
#include <utility>

namespace runlatch::inspector {

namespace {

using Stage = PlanKeeper::Standing::Stage;

} // namespace

PlanKeeper::PlanKeeper(store::CaptureStore &store, const QString &storeFile, const store::StoreKey &key,
                       http::Requester &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_http(http)
    , m_clock(clock)
    , m_folder(storeFile)
    , m_keys{key.bytes}
{
    m_pool.setMaxThreadCount(1);
    connect(&m_relay, &http::ExchangeRelay::exchanged, &m_http, &http::Requester::exchanged);
    connect(&m_store, &store::CaptureStore::dropped, this, &PlanKeeper::sweep);
    const base::Answer<KeptPlans> found(this, [this](const base::Result<KeptPlans> &plans) {
        m_kept = *plans;
        for (auto plan = m_kept.cbegin(); plan != m_kept.cend(); ++plan)
            emit changed(plan.key());
        sweep(); // captures may have gone when the program ended
    });
    m_pool.start([found, folder = m_folder, now = m_clock.utc()] { found(folder.tidy(now)); });
}

PlanKeeper::~PlanKeeper()
{
    m_fetcher.reset();
    m_pool.waitForDone();
}

void PlanKeeper::useKey(const store::StoreKey &key)
{
    m_keys.removeAll(key.bytes);
    m_keys.prepend(key.bytes);
}

void PlanKeeper::setLookup(http::AddressLookup lookup)
{
    m_lookup = std::move(lookup);
}

PlanKeeper::Standing PlanKeeper::standing(const QUuid &capture) const
{
    if (const auto flight = m_flights.constFind(capture); flight != m_flights.cend())
        return flight->standing;
    if (m_kept.contains(capture))
        return {.stage = Stage::Kept};
    if (const base::Error *error = m_failed.object(capture))
        return {.stage = Stage::Failed, .error = *error};
    return {};
}

void PlanKeeper::fetch(const store::CaptureRow &row)
{
    if (m_flights.contains(row.uuid))
        return;
    m_failed.remove(row.uuid);
    if (m_queue.size() >= MaxWaiting)
        return fail(row.uuid, {.kind = base::ErrorKind::Usage, .rule = base::Rules::FetchTooMany});
    m_flights.insert(row.uuid, {row, ++m_last, {.stage = Stage::Asking}});
    m_queue.append(row.uuid);
    emit changed(row.uuid);
    begin();
}

void PlanKeeper::handle(const QList<store::CaptureRow> &rows)
{
    for (const store::CaptureRow &row : rows) {
        if (m_isAutomatic && mayFetchUnasked(row) && row.stored && row.answered == 200 && m_queue.size() < MaxWaiting)
            fetch(row);
    }
}

void PlanKeeper::begin()
{
    while (!m_queue.isEmpty() && m_flights.size() - m_queue.size() < MaxUnderWay)
        load(m_flights[m_queue.takeFirst()]);
}

/// The body is parsed in the pool: it may be large.
void PlanKeeper::load(const Flight &flight)
{
    const auto isNow = [this, capture = flight.row.uuid, number = flight.number] {
        return m_flights.value(capture).number == number;
    };
    const base::Answer<PlanLink> read(this, [this, flight, isNow](const base::Result<PlanLink> &link) {
        if (isNow())
            order(flight, link);
    });
    m_store.load(flight.row.id, this, [this, flight, isNow, read](const base::Result<store::Capture> &capture) {
        if (!isNow())
            return;
        if (capture)
            m_pool.start([capture = *capture, read] { read(planLinkOf(capture)); });
        else
            ended(flight.row.uuid, flight.number, capture.error());
    });
}

void PlanKeeper::order(const Flight &flight, const base::Result<PlanLink> &link)
{
    const QUuid capture = flight.row.uuid;
    if (!link)
        return ended(capture, flight.number, link.error());
    fetcher().fetch(capture, flight.number,
                    {*link, tokenEndOf(flight.row), m_folder.fileOf(capture), purposeOf(m_keys.first(), flight.row)});
}

PlanFetcher &PlanKeeper::fetcher()
{
    if (m_fetcher)
        return *m_fetcher;
    m_fetcher = std::make_unique<PlanFetcher>(m_relay, m_clock, m_lookup);
    connect(m_fetcher.get(), &PlanFetcher::notReady, this,
            [this](const QUuid &capture, quint64 number) { tell(capture, number, {.stage = Stage::NotReady}); });
    connect(m_fetcher.get(), &PlanFetcher::progressed, this,
            [this](const QUuid &capture, quint64 number, qint64 received) {
                tell(capture, number, {.stage = Stage::Receiving, .received = received});
            });
    connect(m_fetcher.get(), &PlanFetcher::ended, this, &PlanKeeper::ended);
    return *m_fetcher;
}

void PlanKeeper::tell(const QUuid &capture, quint64 number, const Standing &standing)
{
    const auto flight = m_flights.find(capture);
    if (flight == m_flights.end() || flight->number != number)
        return;
    flight->standing = standing;
    emit changed(capture);
}

void PlanKeeper::ended(const QUuid &capture, quint64 number, const base::Result<qint64> &fetched)
{
    const auto flight = m_flights.constFind(capture);
    if (flight == m_flights.cend() || flight->number != number)
        return;
    const store::CaptureRow row = flight->row;
    m_flights.erase(flight);
    if (fetched) {
        m_kept.insert(capture, {store::expiryOf(row, m_clock.utc()), *fetched});
        drop(PlanFolder::superfluous(m_kept, m_clock.utc()));
        startSweeping();
        emit changed(capture);
    } else {
        fail(capture, fetched.error());
    }
    begin();
}

void PlanKeeper::fail(const QUuid &capture, const base::Error &error)
{
    m_failed.insert(capture, new base::Error(error));
    emit changed(capture);
}

void PlanKeeper::cancel(const QUuid &capture)
{
    if (m_flights.remove(capture) == 0)
        return;
    m_queue.removeAll(capture);
    if (m_fetcher)
        m_fetcher->cancel(capture, m_folder.fileOf(capture));
    emit changed(capture);
    begin();
}

void PlanKeeper::remove(const QUuid &capture)
{
    cancel(capture);
    drop({capture});
}

std::function<base::Result<QByteArray>()> PlanKeeper::sourceOf(const QUuid &capture, qsizetype spare) const
{
    return [spare, file = m_folder.fileOf(capture), keys = m_keys, label = capture.toRfc4122()] {
        base::Result<QByteArray> content = base::Error{};
        for (const QByteArray &key : keys) {
            content = store::SealedStream::read(file, {key, label, {}}, PlanFetch::MaxBytes, spare);
            if (content || content.error().rule != base::Rules::FetchLocked)
                break;
        }
        return content;
    };
}

store::SealedStream::Purpose PlanKeeper::purposeOf(const QByteArray &key, const store::CaptureRow &row) const
{
    return {key, row.uuid.toRfc4122(), store::expiryOf(row, m_clock.utc())};
}

void PlanKeeper::startSweeping()
{
    if (m_kept.isEmpty() || std::exchange(m_isSweeping, true))
        return;
    m_clock.callAfter(SweepPause, this, [this] {
        m_isSweeping = false;
        sweep();
    });
}

/// Captures go in many ways: by a person, by the quota, with another program. So the store is asked which are there.
void PlanKeeper::sweep()
{
    drop(PlanFolder::superfluous(m_kept, m_clock.utc()));
    const QList<QUuid> asked = m_kept.keys();
    if (asked.isEmpty())
        return;
    startSweeping();
    m_store.takenUuids(asked, this, [this, asked](const base::Result<QList<QUuid>> &there) {
        if (!there)
            return;
        QList<QUuid> gone = asked;
        gone.removeIf([&there](const QUuid &capture) { return there->contains(capture); });
        drop(gone);
    });
}

void PlanKeeper::drop(const QList<QUuid> &captures)
{
    if (captures.isEmpty())
        return;
    m_pool.start([folder = m_folder, captures] { folder.remove(captures); });
    for (const QUuid &capture : captures) {
        m_kept.remove(capture);
        emit changed(capture);
    }
}

} // namespace runlatch::inspector
