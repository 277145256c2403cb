// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "manycaptures.h"

#include "base/systemclock.h"
#include "base/utc.h"
#include "redaction/addednames.h"
#include "store/file/sqlitestore.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr int CapturesToSeal = 20'000;

/// An open store whose captures were sealed by the names that the program knows.
struct SealedCaptures
{
    SealedCaptures()
        : captures(CapturesToSeal, ManyCaptures::KeysOfUsual, [](int number) {
            return QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + number * 10LL, base::Utc);
        })
    {
        auto opened = store::SqliteStore::open(captures.file(), captures.key(), clock);
        if (!opened)
            return;
        store = std::move(opened).value();
        awaitSealing();
    }
    void awaitSealing() const
    {
        QEventLoop loop;
        QObject::connect(store.get(), &store::SqliteStore::sealedAnew, &loop, &QEventLoop::quit);
        loop.exec();
    }

    base::SystemClock clock;
    ManyCaptures captures;
    std::unique_ptr<store::SqliteStore> store;
};

SealedCaptures &sealedCaptures()
{
    static SealedCaptures once;
    return once;
}

/// Captures that are sealed anew in a second. Each time another key of all bodies becomes the name of a secret.
std::optional<Measured> sealedPerSecond()
{
    static int round = 0;
    const SealedCaptures &all = sealedCaptures();
    if (!all.store || round >= ManyCaptures::KeysOfUsual)
        return std::nullopt;
    redaction::setAddedNames({u"a-further-key-%1"_s.arg(round++)});
    QElapsedTimer timer;
    timer.start();
    all.store->sealAnew();
    all.awaitSealing();
    const qint64 took = timer.nsecsElapsed();
    redaction::setAddedNames({});
    return Measured(CapturesToSeal * 1e9 / static_cast<double>(took));
}

std::optional<Measured> copiedPerSecond()
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"copy"_s);
    QElapsedTimer timer;
    timer.start();
    const bool isCopied = QFile::copy(sealedCaptures().captures.file(), copy);
    const qint64 took = timer.nsecsElapsed();
    return isCopied ? std::optional(Measured(CapturesToSeal * 1e9 / static_cast<double>(took))) : std::nullopt;
}

} // namespace

QList<Comparison> sealing()
{
    return {{.name = u"sealing"_s,
             .what = u"captures of a store that are sealed anew (20,000)"_s,
             .reference = u"a copy of its file"_s,
             .unit = u"captures/s"_s,
             .ours = sealedPerSecond,
             .theirs = copiedPerSecond,
             .rounds = 3}};
}

} // namespace runlatch::bench
