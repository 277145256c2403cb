// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/autoreply.h"
#include "inspector/receiver.h"
#include "inspector/reply.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace runlatch::inspector {

/// The inspector's parts on one store: made together, and taken down in the one order that is safe.
/// Lives in the thread of the http::Client it was given.
class Session : public QObject
{
    Q_OBJECT
public:
    Session(http::Client &http, base::Clock &clock, QObject *parent = nullptr);
    ~Session() override;

    /// Opens the store in a thread of the pool, for a migration may take long. Errors as of CaptureStore::open.
    /// Not to be called again before it answered. Our end stops a migration, which goes on the next time.
    /// `lock`: that of `file`, where it was taken before.
    void open(const QString &file, const store::StoreKey &key, QObject *context, base::Callback<std::monostate> done,
              std::shared_ptr<store::StoreLock> lock = {});
    bool isOpen() const { return m_store != nullptr; }

    // Only while open.
    store::CaptureStore &store() { return *m_store; }
    Receiver &receiver() { return *m_receiver; }
    Reply &reply() { return *m_reply; }
    AutoReply &autoReply() { return *m_autoReply; }

signals:
    /// An older store is being brought up to date; a few times a second.
    void upgrading(const runlatch::store::UpgradeProgress &progress);

private:
    bool watch(const store::UpgradeProgress &progress);
    void build(std::unique_ptr<store::CaptureStore> store);

    http::Client &m_http;
    base::Clock &m_clock;
    std::unique_ptr<store::CaptureStore> m_store;
    std::unique_ptr<Reply> m_reply;
    std::unique_ptr<AutoReply> m_autoReply;
    std::unique_ptr<Receiver> m_receiver;          // after the store, which its thread uses until it is gone
    std::unique_ptr<store::CaptureStore> m_opened; ///< on its way from the pool to us
    std::atomic<bool> m_isEnding = false;          ///< said to the thread that opens
    std::chrono::milliseconds m_told{0};           ///< when `upgrading` was, in that thread
    QThreadPool m_opening;                         // last: what runs in it uses the others
};

} // namespace runlatch::inspector
