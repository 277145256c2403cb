// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/session.h"

#include "base/answer.h"

#include <QPointer>
#include <QThread>

namespace runlatch::inspector {

Session::Session(http::Client &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_http(http)
    , m_clock(clock)
{
}

Session::~Session()
{
    m_isEnding = true;
}

/// In the store's thread, which our end waits for.
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
    const base::Answer<std::monostate> answer(
        this, [this, context = QPointer(context), done = std::move(done)](const base::Done &opened) {
            if (opened)
                build(std::move(m_opened));
            if (context)
                done(opened);
        });
    m_opening.start([this, file, key, answer, home = thread(), lock = std::move(lock)]() mutable {
        const auto watching = [this](const store::UpgradeProgress &progress) { return watch(progress); };
        auto opened = lock ? store::CaptureStore::open(std::move(lock), key, m_clock, watching)
                           : store::CaptureStore::open(file, key, m_clock, watching);
        if (!opened) {
            answer(opened.error());
            return;
        }
        m_opened = std::move(opened).value();
        m_opened->moveToThread(home);
        answer(std::monostate());
    });
}

void Session::build(std::unique_ptr<store::CaptureStore> store)
{
    m_receiver.reset();
    m_autoReply.reset();
    m_reply.reset();
    m_store = std::move(store);
    m_reply = std::make_unique<Reply>(*m_store, m_http, m_clock);
    m_autoReply = std::make_unique<AutoReply>(*m_reply, m_clock);
    m_receiver = std::make_unique<Receiver>(*m_store, m_clock);
}

} // namespace runlatch::inspector
