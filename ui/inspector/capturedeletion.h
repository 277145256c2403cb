// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "models/capturemodel.h"
#include "store/capturestore.h"

#include <QObject>
#include <QPointer>

namespace runlatch::ui {

/// Deletes requests, with time to undo. They leave the list at once. The store removes them when the time is over, when
/// the next deletion begins, when the user ends the time, or when the window closes. A program that crashes in between
/// keeps them, and the next start lists them again.
class CaptureDeletion final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds UndoTime{7000};

    using QObject::QObject;
    ~CaptureDeletion() override; ///< as commit()

    /// The requests of an earlier store are kept if it is closed already. All must outlive this or be replaced.
    void setStore(store::CaptureStore &store, base::Clock &clock, models::CaptureModel &model);
    void remove(const QList<qint64> &ids); ///< ids of rows of the model
    void undo();
    void commit(); ///< ends the time to undo
    /// Ids of the requests that can be brought back; empty if there are none.
    const QList<qint64> &waiting() const { return m_waiting; }
    std::chrono::milliseconds timeLeft() const;

signals:
    void waitingChanged();
    void restored(const QList<qint64> &ids);
    void failed(const runlatch::base::Error &error); ///< the store could not remove them, so they are back

private:
    void end(const QList<qint64> &ids, const base::Result<qint64> &removed);

    QPointer<store::CaptureStore> m_store;
    QPointer<models::CaptureModel> m_model;
    base::Clock *m_clock = nullptr;
    QList<qint64> m_waiting;
    std::chrono::milliseconds m_end{0};
    quint64 m_ticket = 0; ///< number of the newest deletion; the end of another one's time is ignored
};

} // namespace runlatch::ui
