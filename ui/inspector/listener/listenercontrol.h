// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/wakewatch.h"
#include "inspector/receiver.h"
#include "settings/listenermemory.h"
#include "ui/workbench.h"

#include <QObject>

namespace runlatch::inspector {
class AutomaticReplies;
}

namespace runlatch::ui {

class ListenerDialog;

/// The listener of the page: starts, moves and stops it, keeps its settings, and proves by a request to itself that it
/// is reached, at each start and after the machine has slept.
class ListenerControl final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this; `page` is the parent of the dialog.
    ListenerControl(Workbench &workbench, inspector::AutomaticReplies &automatic, QWidget &page);

    settings::ListenerMemory &memory() { return m_memory; }
    const inspector::ReceiverOptions &options() const { return m_options; } ///< those that the listener uses
    const inspector::ReceiverOptions &wanted() const { return m_wanted; }   ///< those that it was last asked to use

    void start() { start(m_wanted); }
    void start(const inspector::ReceiverOptions &options);
    /// Starts if the user asked for it before there was a store; or if this is the first store, and the settings say so
    /// or the listener ran at the end of the last session and is to run again.
    void startIfWanted(bool isFirst);
    void forgetStart() { m_startWanted = false; }     ///< there is no store
    bool isChanging() const { return m_changes > 0; } ///< a start or a stop was asked for, and has not answered
    /// The work with which the control of the next window goes on. It has keys, so it stays in memory.
    struct Carried
    {
        inspector::ReceiverOptions options = {};
        inspector::ReceiverOptions wanted = {};
        bool isStartWanted = false; ///< as soon as there is a store, and the keys are known
    };
    Carried carried() const { return {m_options, m_wanted, m_startWanted}; }
    void goOn(const Carried &before); ///< with the listener as it runs, which is proved anew
    void stop();
    void noteAsLeft(); ///< keeps whether it listens now, if the session is to listen again
    /// Listens at another port where `address` ("127.0.0.1:8080") is in use.
    void usePort(const QString &address, quint16 port);
    void prove(); ///< answers by proved() or unproved(); nothing while it does not listen
    /// Opens the settings, with the offer to allow that callback, or at the addresses.
    void configure(const QString &allowedCallback = {});
    void configureAddresses();
    void configureRules(const QString &file); ///< with the offer to use this file

signals:
    void starting(); ///< the messages of before are over
    /// Requests are received. `isMove`: it listened before, too.
    void started(bool isMove);
    void failed(const runlatch::base::Error &error); ///< it listens nowhere, or as before; or a key was not kept
    void waitingForKeychain();
    void storeWanted(); ///< the start goes on when the store is open
    void stopped();
    void optionsChanged(); ///< also because keys became known
    void proved();
    void unproved(const runlatch::base::Error &error);
    void woke();                                           ///< the machine has slept
    void dialogMade(runlatch::ui::ListenerDialog *dialog); ///< whose settings others may add to

private:
    bool ranAtEnd() const;
    void keepRunning(bool isRunning);
    void takeKeys(const settings::EndpointKeys &keys);
    void listen(inspector::ReceiverOptions options);
    void takePlace(const inspector::ReceiverOptions &options, bool isMove);
    ListenerDialog *makeDialog();

    Workbench &m_workbench;
    inspector::AutomaticReplies &m_automatic;
    QWidget &m_page;
    settings::ListenerMemory m_memory;
    base::WakeWatch m_wake;
    inspector::ReceiverOptions m_options;
    inspector::ReceiverOptions m_wanted;
    base::Call m_proof;
    int m_changes = 0;          ///< starts and stops that have not answered
    bool m_startWanted = false; ///< a start was asked for before the store was open or the keys were known
};

} // namespace runlatch::ui
