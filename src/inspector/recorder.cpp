// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/recorder.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace runlatch::inspector {

namespace {

constexpr auto FirstWait = 1000ms;
constexpr auto MaxWait = 30000ms;

/// Returns the memory that a capture takes, including the texts of its row. They are not cut yet: one body may have
/// eight texts of 64 KB.
qint64 bytesOf(const store::NewCapture &capture)
{
    const store::CaptureRow &row = capture.row;
    qint64 characters = 0;
    for (const QString &text : {row.endpoint, row.stage, row.runId, row.workspaceName, row.organizationName,
                                row.taskResultId, row.runMessage, row.enforcementLevel, row.callbackHost})
        characters += text.size();
    return capture.head.size() + capture.body.size() + characters * static_cast<qint64>(sizeof(QChar));
}

} // namespace

Recorder::Recorder(store::CaptureStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(&store)
    , m_clock(clock)
{
}

void Recorder::useStore(store::CaptureStore &store, std::function<void()> left)
{
    store::CaptureStore *before = m_store;
    m_store = &store;
    m_leaving.erase(&store); // the store came back into use
    const auto unmarked = std::exchange(m_unmarked, {});
    for (const QUuid &uuid : unmarked)
        mark(uuid, *before);
    m_leaving.emplace(before, std::move(left));
    ++m_orders[before];
    leave(before);
    m_wait = FirstWait;
    m_isTold = false;
    retry();
}

void Recorder::record(const store::NewCapture &capture, base::Callback<Written> done)
{
    const qint64 bytes = bytesOf(capture);
    ++m_underWay;
    m_bytesUnderWay += bytes;
    append(capture, [this, bytes, done = std::move(done)](const base::Result<Written> &written) {
        m_bytesUnderWay -= bytes;
        done(written);
        note(written);
        noteAnswer();
    });
}

/// Appends a capture to the current store. An error is always one of the current store, because captures that an
/// earlier store refused go to the current one.
void Recorder::append(const store::NewCapture &capture, base::Callback<Written> done)
{
    store::CaptureStore *store = m_store;
    ++m_orders[store];
    m_recording.insert(capture.row.uuid, {store, false});
    auto stored = [this, store, capture, done = std::move(done)](const base::Result<store::CaptureRow> &row) {
        const Order order = m_recording.take(capture.row.uuid);
        if (row) {
            done(Written{*row, store});
        } else if (store == m_store) {
            done(row.error());
        } else {
            store::NewCapture again = capture;
            if (order.isUnanswered) {
                again.row.answered = 503;
                again.row.deadline = {};
            }
            append(again, done);
        }
        leave(store);
    };
    store->append(capture, this, std::move(stored)); // a copy would copy the capture once more for each callback in it
}

void Recorder::markUnanswered(const QUuid &uuid)
{
    const auto order = m_recording.find(uuid);
    if (order == m_recording.end()) {
        mark(uuid, *m_store);
        return;
    }
    order->isUnanswered = true;
    mark(uuid, *order->store);
}

void Recorder::mark(const QUuid &uuid, store::CaptureStore &store)
{
    ++m_underWay;
    ++m_orders[&store];
    store.markUnanswered(uuid, this, [this, uuid, &store](const base::Result<store::CaptureRow> &row) {
        if (row)
            emit written({*row, &store});
        else if (row.error().kind == base::ErrorKind::Storage && &store == m_store && m_unmarked.size() < MaxUnderWay)
            m_unmarked.insert(uuid);
        noteAnswer();
        leave(&store);
    });
}

void Recorder::leave(store::CaptureStore *store)
{
    if (--m_orders[store] > 0)
        return;
    m_orders.erase(store);
    if (const auto leaving = m_leaving.extract(store); !leaving.empty())
        leaving.mapped()();
}

bool Recorder::isBehind(const store::NewCapture &capture) const
{
    return m_underWay >= MaxUnderWay || (m_bytesUnderWay > 0 && m_bytesUnderWay + bytesOf(capture) > MaxBytesUnderWay);
}

bool Recorder::hasRoomFor(const store::NewCapture &capture) const
{
    return std::ssize(m_memory) < MaxCaptures && m_bytes + bytesOf(capture) <= MaxBytes;
}

void Recorder::keep(const store::NewCapture &capture)
{
    m_bytes += bytesOf(capture);
    m_memory.emplace(m_arrivals++, capture);
    planRetry();
}

void Recorder::retry()
{
    if (!m_rewriting.empty())
        return;
    for (const auto &[order, capture] : m_memory) {
        write(order, capture);
        if (m_failing)
            break; // one capture is enough as a probe
    }
}

QList<store::NewCapture> Recorder::kept() const
{
    QList<store::NewCapture> captures;
    for (const auto &[order, capture] : m_memory) {
        if (!m_rewriting.contains(order))
            captures.append(capture);
    }
    return captures;
}

void Recorder::write(quint64 order, const store::NewCapture &capture)
{
    ++m_underWay; // the bytes stay counted as memory
    m_rewriting.insert(order);
    append(capture, [this, order](const base::Result<Written> &written) {
        m_rewriting.erase(order);
        if (written) {
            m_bytes -= bytesOf(m_memory.at(order));
            m_memory.erase(order);
            emit this->written(*written);
        } else {
            // Moves the capture to the end, so that a capture that is always refused does not block the others.
            auto refused = m_memory.extract(order);
            refused.key() = m_arrivals++;
            m_memory.insert(std::move(refused));
        }
        note(written);
        noteAnswer();
    });
}

/// Notes whether the store works. A success of an earlier store says nothing about the current one.
void Recorder::note(const base::Result<Written> &written)
{
    if (!written)
        noteError(written.error());
    else if (written->store == m_store)
        noteSuccess();
    else
        retry();
}

void Recorder::noteSuccess()
{
    if (m_failing) {
        m_failing = false;
        m_isTold = false;
        m_wait = FirstWait;
        emit recovered();
    }
    const auto unmarked = std::exchange(m_unmarked, {});
    for (const QUuid &uuid : unmarked)
        markUnanswered(uuid);
    retry();
}

void Recorder::noteError(const base::Error &error)
{
    m_failing = true;
    if (!std::exchange(m_isTold, true))
        emit failed(error);
    planRetry();
}

void Recorder::planRetry()
{
    if (m_retryPlanned)
        return;
    m_retryPlanned = true;
    m_clock.callAfter(m_wait, this, [this] {
        m_retryPlanned = false;
        retry();
    });
    m_wait = std::min(2 * m_wait, std::chrono::milliseconds(MaxWait));
}

void Recorder::noteAnswer()
{
    if (--m_underWay == 0)
        emit idle();
}

} // namespace runlatch::inspector
