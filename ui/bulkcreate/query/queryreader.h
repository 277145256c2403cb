// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/queryreading.h"

#include <QObject>

#include <optional>

namespace runlatch::ui {

/// Reads the text of a query: at once, and more than 64 KB in the thread pool, where of several texts that wait only
/// the last one is read.
class QueryReader final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxAtOnce = 64 * 1024; ///< bytes that the window's thread reads

    using Read = protocol::QueryReading (*)(const QByteArray &text);

    explicit QueryReader(Read how, QObject *parent = nullptr);

    void read(const QByteArray &text); ///< `finished` follows, now or later
    void cancel();                     ///< what was not finished is not told

signals:
    void finished(const runlatch::protocol::QueryReading &reading);

private:
    void readInPool(const QByteArray &text);

    const Read m_how;
    bool m_isReading = false; ///< the pool has a text
    bool m_isWanted = false;
    std::optional<QByteArray> m_next; ///< waits for the one before
};

} // namespace runlatch::ui
