// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "inspector/autoreply.h"
#include "inspector/receiver.h"
#include "inspector/reply.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace runlatch::inspector {

/// The inspector's parts on one store: made together, and taken down in the one order that is safe. Another store may
/// take the place of the first: the receiver goes on with it (Receiver::useStore), and what belongs to the store of
/// before, replies that are under way or wait for their turn, ends there. That one is closed then.
/// Lives in the thread of the http::Client it was given.
class Session : public QObject
{
    Q_OBJECT
public:
    Session(http::Client &http, base::Clock &clock, QObject *parent = nullptr);
    ~Session() override;

    /// Opens the store in a thread of the pool, for a migration may take long. Errors as of CaptureStore::open; a store
    /// that is open already stays as it is then. The open one is not opened again: what the disk refused is tried.
    /// Not to be called again before it answered. Our end stops a migration, which goes on the next time.
    /// `lock`: that of `file`, where it was taken before.
    void open(const QString &file, const store::StoreKey &key, QObject *context, base::Callback<std::monostate> done,
              std::shared_ptr<store::StoreLock> lock = {});
    bool isOpen() const { return m_current != nullptr; }

    // Only while open; all but the receiver are others when another store was opened.
    store::CaptureStore &store() { return *m_current->store; }
    Receiver &receiver() { return *m_receiver; }
    Reply &reply() { return *m_current->reply; }
    AutoReply &autoReply() { return *m_current->autoReply; }

signals:
    /// An older store is being brought up to date; a few times a second.
    void upgrading(const runlatch::store::UpgradeProgress &progress);

private:
    bool watch(const store::UpgradeProgress &progress);
    /// A store with what works on it.
    struct Parts
    {
        std::unique_ptr<store::CaptureStore> store;
        std::unique_ptr<Reply> reply;
        std::unique_ptr<AutoReply> autoReply;
        bool isReceiving = true; ///< the receiver uses the store
        quint64 use = 0;         ///< which one: a store may come back into use
    };
    void openFile(const QString &file, const store::StoreKey &key, const base::Answer<std::monostate> &answer,
                  std::shared_ptr<store::StoreLock> lock);
    std::unique_ptr<Parts> takeBack(const QString &file);
    std::unique_ptr<Parts> build(std::unique_ptr<store::CaptureStore> store);
    void use(std::unique_ptr<Parts> next, std::function<void()> done);
    void answerEarlier(const Recorder::Written &written);
    void closeEarlier();

    http::Client &m_http;
    base::Clock &m_clock;
    std::unique_ptr<Parts> m_current;
    std::unique_ptr<Parts> m_next;                 ///< on its way to the receiver
    std::vector<std::unique_ptr<Parts>> m_earlier; ///< with something left to do
    quint64 m_uses = 0;
    std::unique_ptr<Receiver> m_receiver;          // after the stores, which its thread uses until it is gone
    std::unique_ptr<store::CaptureStore> m_opened; ///< on its way from the pool to us
    std::atomic<bool> m_isEnding = false;          ///< said to the thread that opens
    std::chrono::milliseconds m_told{0};           ///< when `upgrading` was, in that thread
    QThreadPool m_opening;                         // last: what runs in it uses the others
};

} // namespace runlatch::inspector
