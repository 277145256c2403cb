// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "inspector/autoreply.h"
#include "inspector/openedstore.h"
#include "inspector/plan/plankeeper.h"
#include "inspector/receiver.h"
#include "inspector/reply.h"
#include "store/sqlite/sealer.h"
#include "store/sqlite/storelock.h"
#include "store/sqlite/upgradewatch.h"

#include <QObject>
#include <QTemporaryDir>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace runlatch::inspector {

/// The inspector's parts on one store, made together and destroyed in the one safe order. Another store may take the
/// place of the first. The receiver then goes on with it (Receiver::useStore). Work on the previous store (replies
/// under way or waiting for their turn) ends on it, and that store is closed. Lives in the thread of the
/// http::Requester it was given.
class Session : public QObject
{
    Q_OBJECT
public:
    Session(http::Requester &http, base::Clock &clock, QObject *parent = nullptr);
    ~Session() override;

    /// Opens the store in a thread of the pool, because a migration may take long. Errors as for openStore(); on
    /// an error an open store stays open. If `file` is already open, captures that the disk refused are tried again
    /// instead. Do not call again before the answer. The destructor stops a migration, which goes on the next time.
    /// `lock`: the lock of `file`, if it was taken before.
    void open(const QString &file, const store::StoreKey &key, QObject *context, base::Callback<std::monostate> done,
              std::shared_ptr<store::StoreLock> lock = {});
    /// The lasting key came after open() had been called with one of a session (store::SqliteStore::useKey). It is for
    /// all stores, also those that are opened later. Answers when requests that it sealed can be read.
    void useKey(const store::StoreKey &key, QObject *context, base::Callback<std::monostate> done);
    /// The names of secrets changed: all open stores seal what they hold anew (store::SqliteStore::sealAnew). Emits
    /// sealedAnew() when the store of the moment has done so.
    void sealAnew();
    bool isOpen() const { return m_current != nullptr; }

    /// Replies that are not settled, for the open store and for earlier ones.
    struct OpenReplies
    {
        int underWay = 0;
        int waiting = 0; ///< automatic ones whose time or turn has not come
    };
    OpenReplies openReplies() const;

    // Call only while open. All but the receiver change when another store is opened.
    store::CaptureStore &store();
    QString file() const; ///< of the store, or the address of its database
    std::optional<base::Error> storeWarning() const { return m_current->warning; } ///< as OpenedStore
    Receiver &receiver() { return *m_receiver; }
    Reply &reply() { return *m_current->reply; }
    AutoReply &autoReply() { return *m_current->autoReply; }
    PlanKeeper &plans() { return *m_current->plans; }

    /// Fetches plans of requests with a valid signature by itself from now on, or no longer; off at first. May be
    /// called before a store is open.
    void setPlansFetched(bool automatically);

signals:
    /// An older store is being migrated; emitted a few times a second.
    void upgrading(const runlatch::store::UpgradeProgress &progress);
    void sealedAnew(); ///< rows and captures that were read before may show what is a secret now

private:
    bool watch(const store::UpgradeProgress &progress);
    /// A store and the objects that work on it.
    struct Parts
    {
        ~Parts();

        QString place;                         ///< of the store: its file, or the address of its database
        store::SqliteStore *file = nullptr;    ///< the store, if it is a file
        std::unique_ptr<QTemporaryDir> folder; ///< of the plans, unless they lie beside a file
        std::optional<base::Error> warning;
        std::unique_ptr<store::CaptureStore> store;
        std::unique_ptr<Reply> reply;
        std::unique_ptr<AutoReply> autoReply;
        std::unique_ptr<PlanKeeper> plans;
        std::unique_ptr<PlanRules> planRules;
        bool isReceiving = true; ///< the receiver uses the store
        quint64 use = 0;         ///< number of this use: a store may come back into use
    };
    void openFile(const QString &file, const store::StoreKey &key, const base::Answer<std::monostate> &answer,
                  std::shared_ptr<store::StoreLock> lock);
    std::unique_ptr<Parts> takeBack(const QString &file);
    std::unique_ptr<Parts> build(OpenedStore opened, const store::StoreKey &key);
    void use(std::unique_ptr<Parts> next, std::function<void()> done);
    void answerEarlier(const Recorder::Written &written);
    void closeEarlier();

    http::Requester &m_http;
    base::Clock &m_clock;
    std::unique_ptr<Parts> m_current;
    std::unique_ptr<Parts> m_next;                 ///< parts on their way to the receiver
    std::vector<std::unique_ptr<Parts>> m_earlier; ///< parts of earlier stores with work left
    std::optional<store::StoreKey> m_lastingKey;   ///< as useKey()
    quint64 m_uses = 0;
    std::unique_ptr<Receiver> m_receiver; // declared after the stores, which its thread uses until it is gone
    bool m_fetchesPlans = false;
    std::optional<OpenedStore> m_opened;  ///< a store on its way from the pool to this thread
    std::atomic<bool> m_isEnding = false; ///< read by the thread that opens
    std::chrono::milliseconds m_told{0};  ///< the time at which `upgrading` was emitted, in the store's thread
    QThreadPool m_opening;                // declared last, because its tasks use the other members
};

} // namespace runlatch::inspector
