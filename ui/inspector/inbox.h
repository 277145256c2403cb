// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capturestore.h"
#include "store/openstore.h"

#include <QPointer>
#include <QWidget>

#include <memory>

namespace runlatch::inspector {
class CaptureCopies;
}

namespace runlatch::ui {

class CaptureDetail;
class CaptureList;
class CauseFinder;
class DeliveryHistory;
class ListenerPane;
class NoteKeeper;
class PaneSplitter;
class ResendFlow;
class ShownCapture;
class StorageWatch;
struct Workbench;

/// The received requests of the open store: their list, the detail of the chosen one, and what is done with both, in
/// the bars of the list.
class Inbox final : public QWidget
{
    Q_OBJECT

public:
    /// All must outlive this.
    struct Parts
    {
        store::OpenStore &open;
        ListenerPane &listener;
        StorageWatch &storage;
    };
    Inbox(const Parts &parts, Workbench &workbench, QWidget *parent = nullptr);

    CaptureList &list() const { return *m_list; }
    void add(const QList<store::CaptureRow> &rows);
    void update(const store::CaptureRow &row);
    void showAgain();             ///< the chosen request: its secrets can be opened by now
    bool isReading() const;       ///< whether the user reads a request, or has scrolled away from the newest one
    bool hasUnsavedNotes() const; ///< which the store has refused
    void setLow(bool isLow);      ///< whether the page has little height for list and detail

signals:
    void replyWanted(const runlatch::store::CaptureRow &row); ///< to a request that can be answered
    void updated(const runlatch::store::CaptureRow &row);     ///< a request as it is stored now
    void copiesLeftOut(int count);                            ///< the filter may leave out copies that were made
    void failed(const runlatch::base::Error &error);          ///< the store did not do what was asked

private:
    void buildLayout(Workbench &workbench);
    void connectList();
    void connectDetail();
    void connectListener();
    void openReply();
    void pin(qint64 id, bool pinned);
    void showCopies(const QList<store::CaptureRow> &rows);
    void showEndpointNames();

    const Parts m_parts;
    CaptureList *m_list;
    CaptureDetail *m_detail;
    PaneSplitter *m_splitter;
    DeliveryHistory *m_deliveries;
    ShownCapture *m_shown;
    CauseFinder *m_causes;
    inspector::CaptureCopies *m_copies;
    ResendFlow *m_resending = nullptr;
    NoteKeeper *m_notes = nullptr;
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_ofStore; ///< context for a store's answers; replaced when another store is opened
    bool m_isLow = false;               ///< so the detail has more of the height than the list
};

} // namespace runlatch::ui
