// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capturestore.h"
#include "store/openstore.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace runlatch::inspector {
class AutomaticReplies;
}

namespace runlatch::ui {

class CaptureDetail;
class CaptureList;
class CaptureLoader;
struct CaptureReading;
class ListenerControl;
class StorageWatch;

/// Keeps the detail at the request that is chosen in the list: reads it, reads it again when it has changed, and says
/// why it is gone when the store has dropped it.
class ShownCapture final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this. A store of others has neither limits nor automatic replies of this window, and a sentence
    /// that says why no reply is sent from here.
    struct Parts
    {
        store::OpenStore &open;
        CaptureList &list;
        CaptureDetail &detail;
        ListenerControl &listener;
        StorageWatch *storage = nullptr;
        inspector::AutomaticReplies *automatic = nullptr;
        QString whyNoReply = {};
    };
    explicit ShownCapture(const Parts &parts, QObject *parent);
    ~ShownCapture() override;

    /// Reads the chosen request again if it is among these, which are on disk now.
    void add(const QList<store::CaptureRow> &rows);
    void update(const store::CaptureRow &row); ///< call before the list is updated, which then shows it
    void showAgain();                          ///< what the detail says of it besides its bytes has changed
    void showUnanswered();
    QString whyNoReply() const; ///< empty if the chosen request can be answered; there must be one

signals:
    void failed(const runlatch::base::Error &error);

private:
    void setStore(store::CaptureStore &store);
    void load();
    void cancel();
    void lookForIt();
    void showGone();
    void showReading(const CaptureReading &reading);
    void showUnloaded(const base::Error &error);

    const Parts m_parts;
    CaptureLoader *m_loader;
    QUuid m_gone;   ///< the chosen request, if the store has dropped it
    QUuid m_loaded; ///< the request that the detail shows or is loading
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_ofStore; ///< context for a store's answers; replaced when another store is opened
};

} // namespace runlatch::ui
