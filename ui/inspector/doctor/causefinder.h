// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/consultation.h"
#include "store/captures/capture.h"
#include "ui/inspector/reading/knownkeys.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace runlatch::store {
class CaptureStore;
class OpenStore;
} // namespace runlatch::store

namespace runlatch::ui {

/// Asks the signature doctor why the signatures of received requests do not hold, one at a time and after they were
/// answered, and keeps the cause with the capture, so that lists show it and filters find it. While many wait, further
/// ones are left out: their cause is found when they are looked at. What waits of an earlier store is dropped.
class CauseFinder final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype MaxWaiting = 200;        ///< captures
    static constexpr qint64 MaxDiagnosed = 1024 * 1024; ///< bytes of a body
    /// The keys for an endpoint, by its path.
    using Keys = std::function<KnownKeys(const QByteArray &endpoint)>;

    CauseFinder(store::OpenStore &open, Keys keys, QObject *parent = nullptr);
    ~CauseFinder() override;

    void add(const QList<store::CaptureRow> &rows);
    /// Keeps what the doctor found for a capture of this store elsewhere.
    void keep(const store::CaptureRow &row, const signature::Diagnosis &diagnosis);

signals:
    void found(const runlatch::store::CaptureRow &row); ///< as it is stored, with its cause

private:
    void setStore(store::CaptureStore &store);
    void begin();
    void take(const base::Result<store::Capture> &capture);
    void goOn();

    const Keys m_keys;
    QPointer<store::CaptureStore> m_store;
    QList<store::CaptureRow> m_waiting; ///< the first one is being looked at
    inspector::Cancellation m_cancellation;
    std::unique_ptr<QObject> m_ofStore; ///< context of the answers, which are dropped with it
};

} // namespace runlatch::ui
