// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/wordindexer.h"

#include "base/rules.h"
#include "store/sqlite/storefile.h"

#include <QLoggingCategory>

#include <algorithm>
#include <limits>
#include <utility>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

Q_LOGGING_CATEGORY(indexLog, "runlatch.store.words")

/// Tells whether the file is, or was, an index of ours: SQLite's header holds the application's id.
bool isOurIndex(const QString &file)
{
    QFile read(file);
    if (!read.open(QIODevice::ReadOnly))
        return false;
    const QByteArray header = read.read(100);
    return header.startsWith("SQLite format 3") && header.mid(68, 4) == "RnLw";
}

bool isUnusable(const base::Error &error)
{
    return error.rule == base::Rules::StoreCorrupt || error.rule == base::Rules::StoreForeign;
}

void removeIndex(const QString &file)
{
    for (const QString &name : {file, file + u"-wal"_s, file + u"-shm"_s, file + u"-journal"_s})
        QFile::remove(name);
}

/// Receiving comes first: while it takes all processors, the index waits, and shows its lag. On Linux the priority of
/// QThread has no effect, but each thread can be nice.
void letOthersGoFirst()
{
#ifdef Q_OS_LINUX
    constexpr int Nicest = 19;
    (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), Nicest);
#endif
}

} // namespace

WordIndexer::WordIndexer(const QString &storeFile)
    : m_store(storeFile)
    , m_index(WordBlocks::fileOf(storeFile))
    , m_blocks(m_index)
    , m_times(m_index)
{
}

void WordIndexer::open()
{
    letOthersGoFirst();
    if (auto done = openFiles(); !done) {
        giveUp(done.error());
        return;
    }
    m_isOpen = true;
    emit ready();
    wake();
}

base::Done WordIndexer::openFiles()
{
    if (auto opened = m_store.open(Database::Access::ReadOnly); !opened)
        return opened;
    auto opened = openIndex();
    if (!opened && isUnusable(opened.error()) && isOurIndex(m_index.file()))
        opened = makeAnew();
    return opened;
}

base::Done WordIndexer::makeAnew()
{
    m_isRemade = true;
    m_index.close();
    removeIndex(m_index.file());
    return openIndex();
}

void WordIndexer::remake()
{
    if (!m_isOpen)
        return;
    m_isOpen = false;
    if (std::exchange(m_isRemade, true))
        return giveUp(m_index.error(base::Rules::StoreCorrupt, u"it is broken again"_s));
    if (auto made = makeAnew(); !made)
        return giveUp(made.error());
    m_isOpen = true;
    m_sweptTo = 0;
    m_mayExtend = true;
    emit ready();
    wake();
}

bool WordIndexer::startAnew()
{
    if (!m_isOpen)
        return false;
    auto cleared = m_blocks.clear();
    if (cleared)
        cleared = m_times.clear();
    if (!cleared) {
        fail(cleared.error());
        return false;
    }
    (void)m_index.emptyLog();
    m_reached = 0;
    m_sweptTo = 0;
    m_mayExtend = true;
    wake();
    return true;
}

base::Done WordIndexer::openIndex()
{
    if (auto made = makeStoreFile(m_index.file()); !made)
        return made;
    if (auto opened = m_index.open(Database::Access::ReadWrite); !opened)
        return opened;
    // A block is some 20 KB. Losing the newest blocks with the power costs nothing but making them again.
    for (const QString &pragma : {u"PRAGMA page_size = 32768"_s, u"PRAGMA synchronous = NORMAL"_s}) {
        if (auto done = m_index.execute(pragma); !done)
            return done;
    }
    if (auto migrated = migrate(m_index, WordBlocks::schema()); !migrated)
        return migrated;
    closeToOthers(m_index.file());
    return checkSameStore();
}

/// Makes the index anew if it belongs to another store, such as an older copy of this one.
base::Done WordIndexer::checkSameStore()
{
    const auto ends = m_blocks.ends();
    const auto given = m_store.number("SELECT seq FROM sqlite_sequence WHERE name = 'captures'");
    if (!ends || !given)
        return ends ? given.error() : ends.error();
    bool isSame = ends->isEmpty() || ends->last().last <= *given;
    for (const WordBlock &block : *ends) {
        const auto rows = m_store.query("SELECT uuid FROM captures WHERE id = ?", {block.last});
        if (!rows)
            return rows.error();
        if ((*rows)->next() && QUuid::fromString((*rows)->text(0)) != block.uuid)
            isSame = false;
    }
    if (!isSame) {
        if (auto cleared = m_blocks.clear(); !cleared)
            return cleared;
    }
    if (!isSame || ends->isEmpty()) { // only blocks show whose they are
        if (auto cleared = m_times.clear(); !cleared)
            return cleared;
    }
    const auto areOfStore = m_times.areOf(std::min(*given, std::numeric_limits<qint64>::max() - 1));
    if (!areOfStore)
        return areOfStore.error();
    if (!*areOfStore) {
        if (auto cleared = m_times.clear(); !cleared)
            return cleared;
    }
    const auto reached = m_blocks.reached();
    m_reached = reached ? *reached : 0;
    return reached ? base::Done(std::monostate()) : reached.error();
}

void WordIndexer::close()
{
    m_isOpen = false;
    m_store.close();
    m_index.close();
}

void WordIndexer::wake()
{
    if (!m_isOpen || m_isPlanned)
        return;
    m_isPlanned = true;
    QMetaObject::invokeMethod(this, &WordIndexer::step, Qt::QueuedConnection);
}

void WordIndexer::step()
{
    m_isPlanned = false;
    if (!m_isOpen)
        return;
    const auto went = indexBlock();
    if (!went) {
        fail(went.error());
        return;
    }
    if (*went || m_mayExtend) {
        const auto extended = m_times.extend(m_store, m_reached);
        if (!extended) {
            fail(extended.error());
            return;
        }
        m_mayExtend = *extended;
    }
    tellLag();
    if (*went || m_mayExtend)
        wake();
}

base::Result<bool> WordIndexer::indexBlock()
{
    const auto waiting = m_store.query("SELECT COUNT(*), TOTAL(bytes) FROM (SELECT bytes FROM captures WHERE id > ?"
                                       " ORDER BY id LIMIT ?)",
                                       {m_reached, BlockCaptures});
    if (!waiting)
        return waiting.error();
    if (!(*waiting)->next() || ((*waiting)->number(0) < BlockCaptures && (*waiting)->number(1) < BlockBytes))
        return false;
    const auto block = readCaptures(m_reached);
    if (!block)
        return block.error();
    if (auto added = m_blocks.add(*block); !added)
        return added.error();
    m_reached = block->last;
    const auto lowest = m_store.number("SELECT MIN(id) FROM captures");
    if (!lowest)
        return lowest.error();
    if (auto dropped = m_blocks.dropBelow(*lowest); !dropped)
        return dropped.error();
    if (auto swept = sweep(); !swept)
        return swept.error();
    return true;
}

/// A capture that stays holds no blocks but its own. Two blocks are looked at for each new one, so that the blocks
/// without captures are never much more than the others.
base::Done WordIndexer::sweep()
{
    for (int looks = 0; looks < 2; ++looks) {
        const auto block = m_blocks.next(m_sweptTo);
        if (!block)
            return block.error();
        m_sweptTo = *block ? (*block)->last : 0;
        if (!*block)
            break;
        const auto rows =
            m_store.query("SELECT 1 FROM captures WHERE id BETWEEN ? AND ? LIMIT 1", {(*block)->first, (*block)->last});
        if (!rows)
            return rows.error();
        if ((*rows)->next())
            continue;
        if (auto dropped = m_blocks.drop(**block); !dropped)
            return dropped;
    }
    return std::monostate();
}

/// Reads row by row, because the bodies of a block need not fit into memory together.
base::Result<WordBlock> WordIndexer::readCaptures(qint64 after)
{
    constexpr int Texts = 11;
    const auto rows = m_store.query(
        "SELECT id, uuid, endpoint, peer, refusal_rule, cause, stage, run_id, workspace_name, organization_name,"
        " task_result_id, run_message, callback_host, head, body FROM captures LEFT JOIN capture_blobs ON capture_id = "
        "id"
        " WHERE id > ? ORDER BY id LIMIT ?",
        {after, BlockCaptures});
    if (!rows)
        return rows.error();
    WordBlock block{.first = after + 1};
    qint64 size = 0;
    while (size < BlockBytes && (*rows)->next()) {
        block.last = (*rows)->number(0);
        block.uuid = QUuid::fromString((*rows)->text(1));
        for (int column = 2; column < 2 + Texts + 2; ++column) {
            const QByteArray text = (*rows)->bytes(column);
            m_keys.add(text);
            if (text == "http.cut") // captureRow() gives this old name its present one
                m_keys.add("http.request-cut");
            size += text.size();
        }
    }
    block.bits = m_keys.takeBits();
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return block;
}

void WordIndexer::tellLag()
{
    const auto newest = m_store.number("SELECT MAX(id) FROM captures");
    const qint64 waiting = newest ? std::max<qint64>(0, *newest - m_reached) : 0;
    const qint64 lag = waiting < BlockCaptures ? 0 : waiting;
    if (lag == std::exchange(m_lag, lag))
        return;
    emit lagging(lag);
}

void WordIndexer::fail(const base::Error &error)
{
    const bool isOfIndex = error.subject == m_index.file()
        && (isUnusable(error) || error.rule == base::Rules::StoreFailed); // a block of that id is there already
    if (isOfIndex && !m_isRemade)
        remake();
    else
        giveUp(error);
}

/// Nothing is lost: the captures above the last block are searched by their bytes, and indexed after the next start.
void WordIndexer::giveUp(const base::Error &error)
{
    qCWarning(indexLog, "the index of words stays behind: %ls", qUtf16Printable(error.detail));
    m_isOpen = false;
    emit lagging(std::exchange(m_lag, 0));
}

} // namespace runlatch::store
