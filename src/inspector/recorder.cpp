// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/recorder.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace runlatch::inspector {

namespace {

constexpr auto FirstWait = 1000ms;
constexpr auto LongestWait = 30000ms;

/// With the texts of the row, which are not cut yet: eight of 64 KB may be read out of one body.
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
    , m_store(store)
    , m_clock(clock)
{
}

void Recorder::record(const store::NewCapture &capture, base::Callback<store::CaptureRow> done)
{
    const qint64 bytes = bytesOf(capture);
    ++m_underWay;
    m_bytesUnderWay += bytes;
    const auto stored = [this, bytes, done = std::move(done)](const auto &row) {
        m_bytesUnderWay -= bytes;
        done(row);
        if (row)
            noteSuccess();
        else
            noteError(row.error());
        noteAnswer();
    };
    m_store.append(capture, this, stored);
}

void Recorder::markUnanswered(const QUuid &uuid)
{
    ++m_underWay;
    m_store.markUnanswered(uuid, this, [this, uuid](const base::Result<store::CaptureRow> &row) {
        if (row)
            emit written(*row);
        else if (row.error().kind == base::ErrorKind::Storage && m_unmarked.size() < MostUnderWay)
            m_unmarked.insert(uuid);
        noteAnswer();
    });
}

bool Recorder::isBehind(const store::NewCapture &capture) const
{
    return m_underWay >= MostUnderWay
        || (m_bytesUnderWay > 0 && m_bytesUnderWay + bytesOf(capture) > MostBytesUnderWay);
}

bool Recorder::hasRoomFor(const store::NewCapture &capture) const
{
    return std::ssize(m_memory) < MostCaptures && m_bytes + bytesOf(capture) <= MostBytes;
}

void Recorder::keep(const store::NewCapture &capture)
{
    m_bytes += bytesOf(capture);
    m_memory.emplace(m_arrivals++, capture);
    planRetry();
}

void Recorder::retry()
{
    if (m_rewriting > 0)
        return;
    for (const auto &[order, capture] : m_memory) {
        write(order, capture);
        if (m_failing)
            break; // a probe is enough
    }
}

void Recorder::write(quint64 order, const store::NewCapture &capture)
{
    ++m_underWay; // its bytes count as memory
    ++m_rewriting;
    m_store.append(capture, this, [this, order](const base::Result<store::CaptureRow> &row) {
        --m_rewriting;
        if (row) {
            m_bytes -= bytesOf(m_memory.at(order));
            m_memory.erase(order);
            emit written(*row);
            noteSuccess();
        } else {
            auto refused = m_memory.extract(order); // to the end: one that is never taken must not block the others
            refused.key() = m_arrivals++;
            m_memory.insert(std::move(refused));
            noteError(row.error());
        }
        noteAnswer();
    });
}

void Recorder::noteSuccess()
{
    if (m_failing) {
        m_failing = false;
        m_wait = FirstWait;
        emit recovered();
    }
    for (const QUuid &uuid : std::exchange(m_unmarked, {}))
        markUnanswered(uuid);
    retry();
}

void Recorder::noteError(const base::Error &error)
{
    if (!m_failing) {
        m_failing = true;
        emit failed(error);
    }
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
    m_wait = std::min(2 * m_wait, std::chrono::milliseconds(LongestWait));
}

void Recorder::noteAnswer()
{
    if (--m_underWay == 0)
        emit idle();
}

} // namespace runlatch::inspector
