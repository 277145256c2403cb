// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "await.h"
#include "benchmarks.h"
#include "manycaptures.h"

#include "base/systemclock.h"
#include "store/file/sqlitestore.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>

#include <algorithm>
#include <map>
#include <memory>
#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

using store::CaptureStore;
using store::SqliteStore;
using Page = QList<store::CaptureRow>;

constexpr int Many = 1'000'000;
constexpr int Few = 1000;
constexpr int PageRows = 200;
constexpr int Pages = 100;
constexpr double LongestWait = 50; // milliseconds that an append may wait for the dropping

/// The files of this run, made when they are first asked for. The oldest tenth of their captures is two days old.
const ManyCaptures &captures(int count)
{
    static std::map<int, std::unique_ptr<ManyCaptures>> files;
    auto &file = files[count];
    if (!file) {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        file = std::make_unique<ManyCaptures>(count, ManyCaptures::KeysOfSmall, [count, now](int number) {
            return number < count / 10 ? now.addDays(-2).addMSecs(number) : now.addMSecs(number - count);
        });
    }
    return *file;
}

std::unique_ptr<CaptureStore> openStore(const ManyCaptures &file, base::Clock &clock)
{
    auto opened = file.count() > 0 ? SqliteStore::open(file.file(), file.key(), clock) : base::Error();
    return opened ? std::move(opened).value() : nullptr;
}

bool isPage(CaptureStore &store, qint64 before)
{
    const auto page =
        await<Page>([&](QObject *context, auto done) { store.list(before, PageRows, context, std::move(done)); });
    return page && !page->isEmpty();
}

/// Opening the file and reading the first page, as the window does at its start. Openings per second.
std::optional<double> opened(int count)
{
    const ManyCaptures &file = captures(count);
    base::SystemClock clock;
    QElapsedTimer timer;
    timer.start();
    const auto store = openStore(file, clock);
    if (!store || !isPage(*store, 0))
        return std::nullopt;
    return 1e9 / static_cast<double>(timer.nsecsElapsed());
}

/// Pages at random places, as somebody reads who drags the scroll bar. Pages per second.
std::optional<double> paged(int count)
{
    base::SystemClock clock;
    const auto store = openStore(captures(count), clock);
    std::mt19937 random(1);
    std::uniform_int_distribution<int> places(PageRows, count);
    QElapsedTimer timer;
    timer.start();
    for (int page = 0; page < Pages; ++page) {
        if (!store || !isPage(*store, places(random)))
            return std::nullopt;
    }
    return Pages * 1e9 / static_cast<double>(timer.nsecsElapsed());
}

/// Appends one capture after the other while the oldest tenth is dropped. One through the longest wait, per second.
std::optional<double> droppedMeanwhile(int count)
{
    base::SystemClock clock;
    const auto store = openStore(captures(count), clock);
    if (!store)
        return std::nullopt;
    qint64 dropped = 0;
    QObject::connect(store.get(), &CaptureStore::dropped, store.get(),
                     [&dropped](const store::Dropped &now) { dropped += now.captures; });
    store->setQuota({.bytes = 100LL << 30, .age = 24h});
    qint64 longest = 1;
    const QDeadlineTimer end(5min);
    for (int number = count; dropped < count / 10 && !end.hasExpired(); ++number) {
        QElapsedTimer timer;
        timer.start();
        const auto row = await<store::CaptureRow>([&](QObject *context, auto done) {
            store->append(ManyCaptures::capture(number, ManyCaptures::KeysOfSmall, clock.utc()), context,
                          std::move(done));
        });
        if (!row)
            return std::nullopt;
        longest = std::max(longest, timer.nsecsElapsed());
    }
    return dropped < count / 10 ? std::nullopt : std::optional(1e9 / static_cast<double>(longest));
}

} // namespace

QList<Comparison> storing()
{
    return {{.name = u"storing-opening"_s,
             .what = u"opening a store of 1,000,000 captures, with the first page"_s,
             .reference = u"the same with 1,000"_s,
             .unit = u"openings/s"_s,
             .ours = [] { return opened(Many); },
             .theirs = [] { return opened(Few); }},
            {.name = u"storing-pages"_s,
             .what = u"pages at random places of 1,000,000 captures"_s,
             .reference = u"the same with 1,000"_s,
             .unit = u"pages/s"_s,
             .ours = [] { return paged(Many); },
             .theirs = [] { return paged(Few); }},
            {.name = u"storing-dropping"_s,
             .what = u"the longest wait of a capture while 100,000 are dropped"_s,
             .reference = u"50 ms"_s,
             .unit = u"1/s"_s,
             .ours = [] { return droppedMeanwhile(Many); },
             .theirs = []() -> std::optional<double> { return 1000 / LongestWait; },
             .rounds = 1}};
}

} // namespace runlatch::bench
