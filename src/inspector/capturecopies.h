// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/capturestore.h"
#include "store/openstore.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace runlatch::inspector {

/// Copies stored requests beside their originals: the exact bytes with their secrets, the note, and the mark of
/// store::copyOf(). Replies, pins and colors stay with the original. One is read and written after the other.
class CaptureCopies final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxAtOnce = 100; ///< more would be an import

    /// Copies within the open store; what runs in an earlier one ends. `clock` must outlive this.
    CaptureCopies(store::OpenStore &open, base::Clock &clock, QObject *parent = nullptr);

    /// The first MaxAtOnce of `ids`, whose copies stand in the same order. Waits for copies that are under way.
    void copy(const QList<qint64> &ids);

signals:
    /// The rows of the copies of one call, oldest first, each with its parent.
    void copied(const QList<runlatch::store::CaptureRow> &rows);
    void failed(const runlatch::base::Error &error); ///< after copied(), if some had been copied before it

private:
    void setStore(store::CaptureStore &store);
    void next();
    void take(const store::Capture &capture);
    void end(const std::optional<base::Error> &error);

    base::Clock &m_clock;
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_ofStore; ///< context of the store's answers
    QList<QList<qint64>> m_waiting;     ///< of each call what is not copied yet, the oldest last
    QList<store::CaptureRow> m_copied;  ///< of the call that is under way
};

} // namespace runlatch::inspector
