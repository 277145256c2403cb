// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

#include <QObject>

#include <atomic>

namespace runlatch::http {

/// Carries exchange records from a server's thread to the thread that shows them, and bounds the queue between them:
/// strangers send faster than a window draws. While MaxWhole records wait, a further record is carried without bodies
/// and headers, and with only the beginning of its path. While MaxWaiting records wait, a further record is dropped.
/// Bodies are at most MaxShownBodyBytes, heads 64 KB: the whole queue takes less than 70 MB.
class ExchangeRelay : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxWhole = 256;
    static constexpr int MaxWaiting = 4096;
    static constexpr qsizetype BriefPath = 1000; ///< characters

    using QObject::QObject;

    void offer(ExchangeRecord record); ///< call from any thread that ends before this relay

signals:
    void exchanged(const runlatch::http::ExchangeRecord &record); ///< emitted in this object's thread

private:
    std::atomic<int> m_waiting = 0;
};

} // namespace runlatch::http
