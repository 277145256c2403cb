// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/openstore.h"
#include "store/readonlystore.h"
#include "store/storefollower.h"

#include <QWidget>

namespace runlatch::ui {

class CaptureDetail;
class CaptureList;
class DeliveryHistory;
class ListenerControl;
class PaneSplitter;
class ShownCapture;
struct Workbench;

/// The requests of a shared store: their list and the detail of the chosen one, as Inbox has them for this computer,
/// and the dialogs that export and compare them. Nothing in it changes or answers a request.
class SharedInbox final : public QWidget
{
    Q_OBJECT

public:
    /// Signatures are explained with the keys of the listener. All must outlive this.
    SharedInbox(store::ReadOnlyStore &store, Workbench &workbench, ListenerControl &listener,
                QWidget *parent = nullptr);

    store::StoreFollower &follower() { return *m_follower; }
    CaptureList &list() const { return *m_list; }
    void setLow(bool isLow); ///< as of Inbox

signals:
    void failed(const runlatch::base::Error &error); ///< the store did not do what was asked

private:
    void connectList();
    void showExport();

    Workbench &m_workbench;
    store::ReadOnlyStore &m_store;
    store::OpenStore m_open;
    CaptureList *m_list;
    CaptureDetail *m_detail;
    PaneSplitter *m_splitter;
    DeliveryHistory *m_deliveries;
    ShownCapture *m_shown;
    store::StoreFollower *m_follower;
    bool m_isLow = false;
};

} // namespace runlatch::ui
