// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "fixture.h"
#include "inspector/receiver.h"

#include <chrono>
#include <memory>

namespace runlatch::inspector {

/// A receiver with a store of its own, and what it reports. A test derives from it beside QObject.
class ReceiverFixture
{
protected:
    /// Another store and another receiver, which does not listen. False if the store cannot be opened.
    bool open()
    {
        close();
        m_captured.clear();
        m_store = std::make_unique<StoreFixture>();
        if (!m_store->isOpen())
            return false;
        m_receiver = std::make_unique<Receiver>(**m_store, m_store->clock());
        QObject::connect(m_receiver.get(), &Receiver::captured, m_receiver.get(),
                         [this](const QList<store::CaptureRow> &rows) { m_captured += rows; });
        return true;
    }
    void close()
    {
        m_receiver.reset();
        m_store.reset();
    }
    base::Result<QUrl> tryToStart(const ReceiverOptions &options)
    {
        return support::answerOf<QUrl>(
            [&](QObject *context, const auto &done) { m_receiver->start(options, context, done); });
    }
    /// Waits until so many requests are on the disk and the receiver was told so. A reader sees a row before that; the
    /// store answers the second call after the receiver. Then a test may move the clock.
    bool areOnDisk(qsizetype count) const
    {
        return support::waitFor([&] { return m_store->rows().size() == count; })
            && store::setPinned(**m_store, m_store->rows().first().id, false).isOk();
    }
    /// Sends a request that no key signed.
    base::Result<http::Response> postTo(const QUrl &url, const http::Headers &headers = {})
    {
        http::RawSender sender(m_store->clock());
        return support::answerOf<http::Response>([&](QObject *context, const auto &done) {
            sender.send(url, http::writeRequest("POST", url, headers, "{}"), std::chrono::seconds(20), context, done);
        });
    }

    std::unique_ptr<StoreFixture> m_store;
    std::unique_ptr<Receiver> m_receiver;
    QList<store::CaptureRow> m_captured;
};

} // namespace runlatch::inspector
