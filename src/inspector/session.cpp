// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/session.h"

#include "store/file/sqlitestore.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QThread>

#include <algorithm>
#include <utility>

namespace runlatch::inspector {

namespace {

/// Compares only the paths and does not touch the disk, which may be slow.
bool isSameFile(const QString &one, const QString &other)
{
    if (isDatabase(one) || isDatabase(other))
        return one == other;
    return QDir::cleanPath(QFileInfo(one).absoluteFilePath()) == QDir::cleanPath(QFileInfo(other).absoluteFilePath());
}

} // namespace

Session::Session(http::Requester &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_http(http)
    , m_clock(clock)
{
    m_opening.setMaxThreadCount(1); // a store is closed before it is opened again
}

Session::~Session()
{
    m_isEnding = true;
}

Session::Parts::~Parts() = default;

Session::OpenReplies Session::openReplies() const
{
    OpenReplies open;
    const auto add = [&open](const std::unique_ptr<Parts> &parts) {
        if (!parts)
            return;
        open.underWay += parts->reply->countUnderWay();
        open.waiting += parts->autoReply->countWaiting();
    };
    add(m_current);
    std::ranges::for_each(m_earlier, add);
    return open;
}

store::CaptureStore &Session::store()
{
    return *m_current->store;
}

QString Session::file() const
{
    return m_current->place;
}

/// Runs in the store's thread, for which the destructor waits.
bool Session::watch(const store::UpgradeProgress &progress)
{
    constexpr auto Pause = std::chrono::milliseconds(200);
    if (const auto now = m_clock.monotonic(); m_told.count() == 0 || now - m_told >= Pause) {
        m_told = now;
        QMetaObject::invokeMethod(
            this, [this, progress] { emit upgrading(progress); }, Qt::QueuedConnection);
    }
    return !m_isEnding;
}

void Session::open(const QString &file, const store::StoreKey &key, QObject *context,
                   base::Callback<std::monostate> done, std::shared_ptr<store::StoreLock> lock)
{
    const auto tell = [asker = QPointer(context), done = std::move(done)](const base::Done &opened) {
        if (asker)
            done(opened);
    };
    const base::Answer<std::monostate> answer(this, [this, tell, key](const base::Done &opened) {
        if (!opened)
            tell(opened);
        else if (m_opened || m_next)
            use(m_next ? std::move(m_next) : build(*std::exchange(m_opened, std::nullopt), key),
                [tell, opened] { tell(opened); });
        else
            tell(opened);
    });
    if (isOpen() && isSameFile(m_current->place, file)) {
        m_receiver->retry();
        answer(std::monostate());
    } else if (auto parts = takeBack(file)) {
        m_next = std::move(parts);
        answer(std::monostate());
    } else {
        openFile(file, key, answer, std::move(lock));
    }
}

void Session::openFile(const QString &file, const store::StoreKey &key, const base::Answer<std::monostate> &answer,
                       std::shared_ptr<store::StoreLock> lock)
{
    m_opening.start([this, file, key, answer, home = thread(), lock = std::move(lock)]() mutable {
        const auto watching = [this](const store::UpgradeProgress &progress) { return watch(progress); };
        auto opened = openStore(file, key, m_clock, std::move(lock), watching);
        if (!opened) {
            answer(opened.error());
            return;
        }
        m_opened = std::move(opened).value();
        m_opened->store->moveToThread(home);
        answer(std::monostate());
    });
}

void Session::useKey(const store::StoreKey &key, QObject *context, base::Callback<std::monostate> done)
{
    m_lastingKey = key;
    const auto take = [this, &key](const std::unique_ptr<Parts> &parts) {
        if (parts && parts->file && parts != m_current)
            parts->file->useKey(key, this, [](const base::Done &) {});
        if (parts)
            parts->plans->useKey(key);
    };
    take(m_current);
    take(m_next);
    for (const auto &parts : m_earlier)
        take(parts);
    if (m_current && m_current->file)
        m_current->file->useKey(key, context, std::move(done));
    else
        base::Answer<std::monostate>(context, std::move(done))(std::monostate());
}

void Session::setPlansFetched(bool automatically)
{
    m_fetchesPlans = automatically;
    const auto tell = [automatically](const std::unique_ptr<Parts> &parts) {
        if (parts)
            parts->plans->setAutomatic(automatically);
    };
    tell(m_current);
    tell(m_next);
    std::ranges::for_each(m_earlier, tell);
}

void Session::sealAnew()
{
    const auto seal = [](const std::unique_ptr<Parts> &parts) {
        if (parts && parts->file)
            parts->file->sealAnew();
    };
    if (m_current && m_current->file) // what is shown of it may have the values of these names
        connect(m_current->file, &store::SqliteStore::sealedAnew, this, &Session::sealedAnew, Qt::UniqueConnection);
    seal(m_current);
    seal(m_next);
    std::ranges::for_each(m_earlier, seal);
}

/// Takes a previous store back into use. It has work left and is still open, so its file could not be opened a second
/// time.
std::unique_ptr<Session::Parts> Session::takeBack(const QString &file)
{
    const auto found = std::find_if(m_earlier.begin(), m_earlier.end(), [&file](const std::unique_ptr<Parts> &parts) {
        return isSameFile(parts->place, file);
    });
    if (found == m_earlier.end())
        return nullptr;
    auto parts = std::move(*found);
    m_earlier.erase(found);
    return parts;
}

std::unique_ptr<Session::Parts> Session::build(OpenedStore opened, const store::StoreKey &key)
{
    auto parts = std::make_unique<Parts>();
    parts->place = opened.place;
    parts->file = opened.file;
    parts->warning = opened.warning;
    parts->store = std::move(opened.store);
    if (!parts->file)
        parts->folder = std::make_unique<QTemporaryDir>();
    if (m_lastingKey && parts->file) // it may have come while the store was opened
        parts->file->useKey(*m_lastingKey, this, [](const base::Done &) {});
    if (parts->file)
        parts->file->sealAnew(); // the names of secrets may have changed meanwhile, too
    parts->reply = std::make_unique<Reply>(*parts->store, m_http, m_clock);
    parts->autoReply = std::make_unique<AutoReply>(*parts->reply, m_clock);
    const QString home = parts->folder ? parts->folder->filePath(QStringLiteral("captures")) : parts->place;
    parts->plans = std::make_unique<PlanKeeper>(*parts->store, home, key, m_http, m_clock);
    parts->plans->setAutomatic(m_fetchesPlans);
    parts->planRules = std::make_unique<PlanRules>(*parts->plans, *parts->store);
    parts->planRules->setEndpointNames([this] { return m_receiver->endpointNames(); });
    parts->autoReply->setPlanRules(*parts->planRules);
    if (m_lastingKey)
        parts->plans->useKey(*m_lastingKey);
    // Queued, because the slot deletes the sender.
    connect(parts->reply.get(), &Reply::idle, this, &Session::closeEarlier, Qt::QueuedConnection);
    connect(parts->autoReply.get(), &AutoReply::idle, this, &Session::closeEarlier, Qt::QueuedConnection);
    return parts;
}

/// Makes the next store the current one when the receiver has switched: all its rows of the previous store have been
/// handled then.
void Session::use(std::unique_ptr<Parts> next, std::function<void()> done)
{
    if (!m_receiver) {
        m_current = std::move(next);
        m_receiver = std::make_unique<Receiver>(*m_current->store, m_clock);
        connect(m_receiver.get(), &Receiver::capturedEarlier, this, &Session::answerEarlier);
        connect(m_receiver.get(), &Receiver::arrived, this,
                [this](const QList<store::CaptureRow> &rows) { m_current->plans->handle(rows); });
        done();
        return;
    }
    m_next = std::move(next);
    Parts *before = m_current.get();
    m_next->use = ++m_uses;
    m_next->isReceiving = true;
    const auto switched = [this, done = std::move(done)](const base::Done &) {
        m_earlier.push_back(std::exchange(m_current, std::move(m_next)));
        done();
        closeEarlier();
    };
    const auto left = [this, before, use = before->use](const base::Done &) {
        const auto found = std::find_if(m_earlier.begin(), m_earlier.end(), [before, use](const auto &parts) {
            return parts.get() == before && parts->use == use;
        });
        if (found == m_earlier.end())
            return; // the store came back into use
        (*found)->isReceiving = false;
        closeEarlier();
    };
    m_receiver->useStore(*m_next->store, this, switched, left);
}

void Session::answerEarlier(const Recorder::Written &written)
{
    for (const auto &parts : m_earlier) {
        if (parts->store.get() == written.store)
            parts->autoReply->handle({written.row});
    }
}

/// Closes stores in a thread of the pool, because a disk may be slow.
void Session::closeEarlier()
{
    for (auto &parts : m_earlier) {
        if (parts->isReceiving || !parts->reply->isIdle() || !parts->autoReply->isIdle())
            continue;
        parts->autoReply.reset();
        parts->planRules.reset();
        parts->plans.reset();
        parts->reply.reset();
        parts->store->moveToThread(nullptr);
        m_opening.start([store = std::shared_ptr(std::move(parts->store))]() mutable { store.reset(); });
        parts.reset();
    }
    m_earlier.erase(std::remove(m_earlier.begin(), m_earlier.end(), nullptr), m_earlier.end());
}

} // namespace runlatch::inspector
