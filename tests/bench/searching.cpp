// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "indexedcaptures.h"

#include "store/sqlite/database.h"

#include <QElapsedTimer>
#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr int Small = 1000;
constexpr int CapturesOfTime = 100; // that a filter for times finds

int many()
{
    const int chosen = qEnvironmentVariableIntValue("RUNLATCH_BENCH_CAPTURES");
    return chosen > 0 ? chosen : 1'000'000;
}

/// When a search tells what. The first time is that of its first rows, or of its end where it finds none.
enum class Moment { FirstRows, Page };

std::optional<Measured> searched(int captures, const QString &text, Moment moment)
{
    IndexedCaptures *all = IndexedCaptures::of(captures);
    if (!all)
        return {};
    QElapsedTimer timer;
    timer.start();
    QEventLoop loop;
    QObject context;
    const auto filter = store::CaptureFilter::parse(text, QDateTime::currentDateTimeUtc());
    all->store().search(
        filter, {}, &context,
        [&](const store::SearchReport &report) {
            if (moment == Moment::FirstRows && !report.rows.isEmpty())
                loop.quit();
        },
        [&loop](const auto &) { loop.quit(); });
    loop.exec();
    return Measured(1e9 / static_cast<double>(timer.nsecsElapsed()));
}

/// The filter for the newest or the oldest captures by their time.
QString textOf(const QString &field, int captures)
{
    const int number = field == "since"_L1 ? captures - CapturesOfTime : CapturesOfTime;
    return u"%1:%2"_s.arg(field, IndexedCaptures::receivedAt(number).toString(Qt::ISODateWithMs));
}

Comparison within(const QString &field, const QString &which, Moment moment)
{
    return {.name = u"searching-"_s + field,
            .what = u"%1 in %L2 captures"_s.arg(which).arg(many()),
            .reference = u"the same in %L1 captures"_s.arg(Small),
            .unit = u"times/s"_s,
            .ours = [field, moment] { return searched(many(), textOf(field, many()), moment); },
            .theirs = [field, moment] { return searched(Small, textOf(field, Small), moment); }};
}

/// SQLite's own search for bytes, without an index and without regard to case.
std::optional<Measured> bareScan(int captures)
{
    IndexedCaptures *all = IndexedCaptures::of(captures);
    if (!all)
        return {};
    store::Database database(all->file());
    QElapsedTimer timer;
    timer.start();
    if (!database.open(store::Database::Access::ReadOnly)
        || !database.number(u"SELECT COUNT(*) FROM capture_blobs WHERE instr(body, 'nowhere') > 0"_s))
        return {};
    return Measured(1e9 / static_cast<double>(timer.nsecsElapsed()));
}

Comparison against(const QString &name, const QString &which, const QString &text, Moment moment)
{
    return {.name = u"searching-"_s + name,
            .what = u"%1 in %L2 captures"_s.arg(which).arg(many()),
            .reference = u"the same in %L1 captures"_s.arg(Small),
            .unit = u"times/s"_s,
            .ours = [text, moment] { return searched(many(), text, moment); },
            .theirs = [text, moment] { return searched(Small, text, moment); }};
}

} // namespace

QList<Comparison> searching()
{
    return {against(u"workspace"_s, u"first 200 of ws:prod"_s, u"ws:prod"_s, Moment::Page),
            against(u"word"_s, u"first results of a rare word"_s, u"rareword"_s, Moment::FirstRows),
            within(u"since"_s, u"all that came since a time"_s, Moment::Page),
            within(u"before"_s, u"first results before a time"_s, Moment::FirstRows),
            {.name = u"searching-nothing"_s,
             .what = u"a word that is nowhere in %L1 captures"_s.arg(many()),
             .reference = u"SQLite's instr() over all bodies"_s,
             .unit = u"times/s"_s,
             .ours = [] { return searched(many(), u"nowhere-at-all"_s, Moment::Page); },
             .theirs = [] { return bareScan(many()); },
             .rounds = 3},
            {.name = u"searching-field"_s,
             .what = u"a note that is nowhere in %L1 captures"_s.arg(many()),
             .reference = u"SQLite's instr() over all bodies"_s,
             .unit = u"times/s"_s,
             .ours = [] { return searched(many(), u"note:nowhere"_s, Moment::Page); },
             .theirs = [] { return bareScan(many()); },
             .rounds = 3}};
}

} // namespace runlatch::bench
