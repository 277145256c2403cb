// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "indexedcaptures.h"

#include "base/utc.h"
#include "store/file/sqlitestore.h"
#include "store/search/wordblocks.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>

#include <cstdio>
#include <map>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr int LeastToIndex = 1000; // fewer would be indexed before anybody could ask

} // namespace

IndexedCaptures *IndexedCaptures::of(int captures)
{
    static std::map<int, std::unique_ptr<IndexedCaptures>> all;
    auto &made = all[captures];
    if (!made) {
        made = std::make_unique<IndexedCaptures>(captures);
        if (!made->open())
            made.reset();
    }
    return made.get();
}

QDateTime IndexedCaptures::receivedAt(int number)
{
    return QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + number * 10LL, base::Utc);
}

IndexedCaptures::IndexedCaptures(int captures)
    : m_captures(captures, ManyCaptures::KeysOfUsual, receivedAt)
{
}

bool IndexedCaptures::open()
{
    auto opened = m_captures.count() > 0 ? store::SqliteStore::open(file(), m_captures.key(), m_clock) : base::Error();
    if (!opened)
        return false;
    m_store = std::move(opened).value();
    if (m_captures.count() >= LeastToIndex)
        awaitIndex();
    return true;
}

void IndexedCaptures::awaitIndex()
{
    QElapsedTimer timer;
    timer.start();
    QEventLoop loop;
    QObject::connect(m_store.get(), &store::CaptureStore::indexLagging, &loop, [&loop](qint64 waiting) {
        if (waiting == 0)
            loop.quit();
    });
    loop.exec();
    const QString index = store::WordBlocks::fileOf(file());
    const qint64 bytes = QFileInfo(index).size() + QFileInfo(index + u"-wal"_s).size();
    std::printf("the index of words: %d captures, %.0f a second, %lld bytes each\n", m_captures.count(),
                m_captures.count() * 1e9 / static_cast<double>(timer.nsecsElapsed()),
                static_cast<long long>(bytes / m_captures.count()));
}

} // namespace runlatch::bench
