// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "manychangerequests.h"

#include "base/systemclock.h"
#include "models/changerequestmodel.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

#ifdef __GLIBC__

constexpr double MiB = 1024 * 1024;

/// The memory from malloc, including its own bookkeeping.
double allocated()
{
    const auto info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
}

qsizetype textOf(const protocol::ChangeRequest &row)
{
    const qsizetype archiver = row.archived ? row.archived->by.size() : 0;
    return row.id.size() + row.subject.size() + row.message.size() + row.createdBy.size() + row.workspaceId.size()
        + archiver;
}

/// Change requests in one MiB: in a model with all pages, and as text alone.
struct Density
{
    double model = 0;
    double limit = 0;
};

Density density()
{
    base::SystemClock clock;
    qsizetype units = 0;
    const double before = allocated();
    models::ChangeRequestModel model(clock);
    for (int page = 0; page < ManyChangeRequests / ChangeRequestsOfPage; ++page) {
        const auto rows = changeRequestsPage(page);
        for (const protocol::ChangeRequest &row : rows)
            units += textOf(row);
        model.add(rows);
    }
    const double text = static_cast<double>(units) * sizeof(QChar);
    return {.model = ManyChangeRequests * MiB / (allocated() - before),
            .limit = ManyChangeRequests * MiB / (text * 1.3 + ManyChangeRequests * 200)};
}

QList<Comparison> memory()
{
    const auto once = std::make_shared<std::optional<Density>>();
    const auto measured = [once] {
        if (!*once)
            *once = density();
        return **once;
    };
    return {{.name = u"keeping"_s,
             .what = u"change requests with messages of 2 KB in memory (100,000)"_s,
             .reference = u"their text as UTF-16 x 1.3 + 200 bytes each"_s,
             .unit = u"rows/MiB"_s,
             .ours = [measured]() -> std::optional<double> { return measured().model; },
             .theirs = [measured]() -> std::optional<double> { return measured().limit; },
             .rounds = 1}};
}

#endif

} // namespace

QList<Comparison> keeping()
{
#ifdef __GLIBC__
    return memory();
#else
    return {}; // this system does not tell the allocated memory
#endif
}

} // namespace runlatch::bench
