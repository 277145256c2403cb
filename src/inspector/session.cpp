// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/session.h"

#include "base/answer.h"

#include <QThread>
#include <QThreadPool>

namespace runlatch::inspector {

Session::Session(http::Client &http, base::Clock &clock, QObject *parent) : QObject(parent), m_http(http), m_clock(clock)
{
}

Session::~Session() = default;

void Session::open(const QString &file, const store::StoreKey &key, QObject *context, base::Callback<std::monostate> done)
{
    using Opened = std::shared_ptr<std::unique_ptr<store::CaptureStore>>; // a Result is copied on its way
    const base::Answer<Opened> answer(this, [this, context = QPointer(context), done](const base::Result<Opened> &opened) {
        if (opened)
            build(std::move(**opened));
        if (context)
            done(opened ? base::Done(std::monostate()) : base::Done(opened.error()));
    });
    QThreadPool::globalInstance()->start([file, key, answer, clock = &m_clock, home = thread()] {
        auto opened = store::CaptureStore::open(file, key, *clock);
        if (!opened) {
            answer(opened.error());
            return;
        }
        auto store = std::make_shared<std::unique_ptr<store::CaptureStore>>(std::move(opened).value());
        (*store)->moveToThread(home);
        answer(std::move(store));
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
