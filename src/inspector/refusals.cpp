// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/refusals.h"

#include "base/rules.h"
#include "inspector/inspection.h"

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

Refusals::Refusals(Recorder &recorder, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_recorder(recorder)
    , m_clock(clock)
    , m_since(clock.monotonic())
{
}

void Refusals::note(const http::Refusal &refusal)
{
    if (m_underWay >= MaxUnderWay || m_recorder.isFailing() || !mayRecord())
        return count(1);
    store::NewCapture capture = inspect(refusal, m_clock.utc());
    if (m_bytesUnderWay > 0 && m_bytesUnderWay + capture.body.size() > MaxBytesUnderWay)
        capture.body.clear();
    const qint64 bytes = capture.body.size();
    ++m_underWay;
    m_bytesUnderWay += bytes;
    m_recorder.record(capture, [this, bytes](const base::Result<Recorder::Written> &written) {
        --m_underWay;
        m_bytesUnderWay -= bytes;
        if (written)
            emit this->written(*written);
        else
            count(1);
    });
}

bool Refusals::mayRecord()
{
    const auto now = m_clock.monotonic();
    const double seconds = std::chrono::duration<double>(now - std::exchange(m_since, now)).count();
    m_allowed = std::min<double>(m_allowed + seconds * MaxPerSecond, MaxAtOnce);
    if (m_allowed < 1)
        return false;
    m_allowed -= 1;
    return true;
}

void Refusals::count(int more)
{
    m_counted = more > std::numeric_limits<int>::max() - m_counted ? std::numeric_limits<int>::max() : m_counted + more;
    if (std::exchange(m_isPlanned, true))
        return;
    m_clock.callAfter(SummedUpAfter, this, [this] {
        m_isPlanned = false;
        sumUp();
    });
}

void Refusals::sumUp()
{
    if (m_counted == 0)
        return;
    store::NewCapture summary = inspect(http::Refusal{base::Rules::RefusalsMore, 0, {}, {}}, m_clock.utc());
    summary.row.refusals = std::exchange(m_counted, 0);
    m_recorder.record(summary, [this, more = summary.row.refusals](const base::Result<Recorder::Written> &written) {
        if (written)
            emit this->written(*written);
        else
            count(more); // counted again while the disk refuses
    });
}

} // namespace runlatch::inspector
