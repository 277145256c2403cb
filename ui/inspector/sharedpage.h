// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/sharedstore.h"

#include <QThreadPool>
#include <QWidget>

#include <chrono>
#include <memory>

class QPushButton;
class QVBoxLayout;

namespace runlatch::ui {

class Badge;
class ElidedLabel;
class EmptyState;
class ListenerControl;
class MessageBar;
class SharedInbox;
struct Workbench;

/// The requests of a shared store, in place of those on this computer, which are received and answered all the same.
/// The store is opened, asked and closed in other threads. What was read of a lost server stays.
class SharedPage final : public QWidget
{
    Q_OBJECT

public:
    SharedPage(Workbench &workbench, ListenerControl &listener, QWidget *parent = nullptr); ///< both outlive this
    ~SharedPage() override;                                                                 ///< waits for the server

    void begin(); ///< opens the store of before unless one is open; without one it asks
    void ask();   ///< asks for a store, and opens it
    void focusFirst();
    void setSize(bool isLow, bool isBrief); ///< as of Inbox::setLow() and CaptureList::setBrief()

signals:
    void left(); ///< the user wants to see the requests on this computer

private:
    using Store = std::shared_ptr<store::ReadOnlyStore>;

    void buildLayout();
    void open(const inspector::SharedPlace &place);
    void openNow(const inspector::SharedPlace &place);
    void take(const base::Result<Store> &opened);
    void close();
    void keep();
    void showFailure(const base::Error &error);
    void showTrouble(const base::Error &error);
    void showLost(const base::Error &error);
    void showAnswered(std::chrono::milliseconds took);

    Workbench &m_workbench;
    ListenerControl &m_listener;
    inspector::SharedPlace m_place; ///< that is open, or to be opened; a password is one that was typed
    Store m_store;
    SharedInbox *m_inbox = nullptr;
    ElidedLabel *m_name;
    Badge *m_state;
    EmptyState *m_none;
    MessageBar *m_message;
    QPushButton *m_other;
    QVBoxLayout *m_content = nullptr;
    bool m_isOpening = false;
    bool m_isLost = false;
    bool m_isLow = false;
    bool m_isBrief = false;
    QThreadPool m_opening; // declared last, because its tasks end before the other members
};

} // namespace runlatch::ui
