// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "replay/lineage.h"
#include "store/capturestore.h"
#include "store/openstore.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace runlatch::replay {

/// Keeps in the open store what a request was made from that was sent again. One that comes to this program's own
/// listener is a capture already, and gets its lineage there. One that left changed for elsewhere becomes a capture of
/// its own. Lives in the thread of those who follow the store.
class LineageKeeper final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxExpected = 16; ///< the oldest ones are forgotten
    static constexpr qsizetype MaxSeen = 200;    ///< rows that wait for the digest of what is expected

    /// Keeps within the open store; what is under way in an earlier one ends. Both must outlive this.
    LineageKeeper(store::OpenStore &open, base::Clock &clock, QObject *parent = nullptr);

    /// The request leaves now for the own listener. The capture of this machine that has its body and comes within
    /// Resender::Timeout is the one; of a request that leaves so many times, as many are. The digest of the body is
    /// made in the pool.
    void expect(qint64 parent, const Resending &request, const protocol::Edits &edits, int times = 1);
    /// Call with all rows that were received.
    void see(const QList<store::CaptureRow> &rows);
    /// The request left for elsewhere and was changed. `status`: as for keptRequest(), which runs in the pool.
    void keep(const store::Capture &captured, const Resending &request, const protocol::Edits &edits, int status);

signals:
    void kept(const runlatch::store::CaptureRow &row);    ///< a capture of its own
    void changed(const runlatch::store::CaptureRow &row); ///< an arrived one knows its parent
    void failed(const runlatch::base::Error &error);

private:
    struct Expected
    {
        qint64 parent = 0;
        QString edited;
        QDateTime sentAt;
        int times = 1;     ///< how many are still to come
        QByteArray sha512; ///< hex; empty until it is known
        quint64 number = 0;
    };
    void setStore(store::CaptureStore &store);
    void know(quint64 number, const base::Result<QByteArray> &sha512);
    void match();
    static bool isArrival(const Expected &expected, const store::CaptureRow &row);

    base::Clock &m_clock;
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_ofStore; ///< context of its answers
    QList<Expected> m_expected;
    QList<store::CaptureRow> m_seen;
    quint64 m_number = 0;
};

} // namespace runlatch::replay
