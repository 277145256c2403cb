// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "models/captures/capturemodel.h"
#include "store/capturestore.h"

#include <QObject>
#include <QPointer>

namespace runlatch::ui {

class UndoBar;

/// Deletes requests, with time to undo (base::UndoTime). They leave the list at once. The store removes them when their
/// time is over, whatever is deleted after them, when the user ends the time, or when the window closes. A program that
/// crashes in between keeps them, and the next start lists them again.
class CaptureDeletion final : public QObject
{
    Q_OBJECT

public:
    /// Requests that were deleted together.
    struct Deletion
    {
        quint64 number = 0;
        QList<qint64> ids;
        std::chrono::milliseconds end{0}; ///< of the time to undo it
    };

    using QObject::QObject;
    ~CaptureDeletion() override; ///< as commit()

    /// A bar that shows what can be undone, and undoes it. This must outlive it.
    UndoBar *makeBar();
    /// The requests of an earlier store are kept if it is closed already. All must outlive this or be replaced.
    void setStore(store::CaptureStore &store, base::Clock &clock, models::CaptureModel &model);
    void remove(const QList<qint64> &ids); ///< ids of rows of the model
    void undo(quint64 number);             ///< no effect if its time is over
    void undo();                           ///< of the newest one
    void commit();                         ///< ends the time to undo all
    /// The deletions that can be undone, oldest first.
    const QList<Deletion> &waiting() const { return m_waiting; }
    std::chrono::milliseconds timeLeft() const; ///< of the oldest one; 0 if there is none

signals:
    void waitingChanged();
    void restored(const QList<qint64> &ids);
    void failed(const runlatch::base::Error &error); ///< the store could not remove them, so they are back

private:
    void commitDue();
    void end(const QList<qint64> &ids, const base::Result<qint64> &removed);

    QPointer<store::CaptureStore> m_store;
    QPointer<models::CaptureModel> m_model;
    base::Clock *m_clock = nullptr;
    QList<Deletion> m_waiting; ///< oldest first
    quint64 m_last = 0;        ///< number of the newest one
};

} // namespace runlatch::ui
