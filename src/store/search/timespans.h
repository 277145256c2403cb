// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sqlite/database.h"

#include <QStringList>

#include <limits>
#include <optional>

namespace runlatch::store {

/// Milliseconds since 1970 UTC, half open.
struct Moments
{
    qint64 from = std::numeric_limits<qint64>::min();
    qint64 until = std::numeric_limits<qint64>::max();

    friend bool operator==(const Moments &, const Moments &) = default;
};

/// Ids beside each other, in the order of a search: from the larger to the smaller one unless it goes upwards.
struct IdRun
{
    qint64 from = 0;
    qint64 to = 0;

    friend bool operator==(const IdRun &, const IdRun &) = default;
};

/// The part of the index beside a store that knows between which times the captures of some ids were received. Captures
/// mostly have ids in the order of their times, so that a few spans have all of an hour. Imported ones do not, and a
/// clock may be set back: a span has the first and the last time of all its captures, whatever their order.
class TimeSpans
{
public:
    static constexpr qint64 Captures = 512; ///< of a span; the newest wait for a full one

    static QStringList tables(); ///< the statements that make them, for the schema of the index

    explicit TimeSpans(Database &index) ///< must outlive this
        : m_index(index)
    {
    }

    /// Adds the next span of captures up to that id, all of which are committed. False if there are too few. Lets go of
    /// spans whose captures are all gone.
    base::Result<bool> extend(Database &store, qint64 reached);
    base::Done clear();
    /// Tells whether the spans may be of a store that has given ids up to that one. Reads all of them.
    base::Result<bool> areOf(qint64 lastId);

    /// The next ids, from that one on, whose captures may have been received at these times. nullopt: no further ones.
    base::Result<std::optional<IdRun>> run(qint64 id, bool isUpwards, const Moments &moments);

private:
    base::Result<qint64> end();
    base::Done sweep(Database &store);
    base::Result<std::optional<IdRun>> runUpwards(qint64 id, const Moments &moments);
    base::Result<std::optional<IdRun>> runDownwards(qint64 id, const Moments &moments);

    Database &m_index;
    qint64 m_sweptTo = 0; ///< the beginning of the span that was looked at last
};

} // namespace runlatch::store
