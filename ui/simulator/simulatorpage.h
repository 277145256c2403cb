// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "models/runmodel.h"
#include "ui/workbench.h"
#include "wording/sentence.h"

#include <QVariantList>
#include <QWidget>

class QPushButton;
class QStackedWidget;

namespace runlatch::ui {

class Badge;
class ClockPicker;
class CopyButton;
class ElidedLabel;
class FaultsPanel;
class HeaderStrip;
class Label;
class MessageBar;
class NotificationsPanel;
class RunTasksPanel;
class RunsPanel;
class Segmented;
class SendForm;
class TabBar;

/// The service's side: serves its API, sends run tasks, and shows their state.
class SimulatorPage final : public QWidget
{
    Q_OBJECT

public:
    explicit SimulatorPage(Workbench &workbench, QWidget *parent = nullptr);

    /// Starts with the address, documented forms and faults of this page. A port that the system chose is kept, so that
    /// clients find the simulator again.
    void start();
    void start(const simulator::ServiceOptions &options);
    /// Sets the target of samples, the key that signs them, and the certificate that is trusted there.
    void setTarget(const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate);
    void sendSample(); ///< sends a sample; starts the simulator first if it does not serve
    void focusFirst();
    bool isStarting() const { return m_starting.isRunning(); }
    /// The work with which the page of the next window goes on; the simulator itself runs on. It has keys, so it stays
    /// in memory.
    struct Carried
    {
        simulator::DialectRule dialect = simulator::DialectRule::Any;
        QList<simulator::Fault> faults = {};
        int warp = 1;
        QUrl notificationUrl = {};
        QByteArray notificationKey = {};
        QList<models::RunModel::Row> runs = {};
        QList<simulator::RunTask> runTasks = {}; ///< newest first
        QVariantList form = {};                  ///< as typedIn() has it of what is sent next
    };
    Carried carried() const;
    void goOn(const Carried &before); ///< emits serving() if the simulator serves

signals:
    void serving(const runlatch::simulator::ServiceAddress &address);
    void stopped();
    void failed(const runlatch::base::Error &error); ///< it was to start, and does not serve

protected:
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum Tab { RunTasks, Send, Runs, Faults, Notifications }; ///< in their order

    QWidget *buildHeader();
    void buildButtons();
    void buildDialect();
    void showDialect();
    void fitWords();
    void stop();
    void editAddress();
    void keepPort(const simulator::ServiceOptions &options);
    void takeAddress(const simulator::ServiceAddress &address, const simulator::ServiceOptions &options);
    void takeFailure(const base::Error &error);
    void showError(const base::Error &error, wording::Activity activity);
    void send(const simulator::RunTaskOptions &options);
    void startRun(simulator::RunOptions options, bool callsTarget);
    void order(const simulator::RunOrder &order);
    void showRunTasksOf(const QString &run);
    void setWarp(int warp);
    void setNotifications();
    void showServing(bool isServing);
    void showFaults(const QList<simulator::Fault> &faults);
    void update(const simulator::RunTask &runTask);
    void update(const simulator::Run &run);

    Workbench &m_workbench;
    base::Call m_starting; ///< the newest start
    Badge *m_state = nullptr;
    Badge *m_dialectBadge = nullptr; ///< shown while serving, if not every form is accepted
    Segmented *m_dialect = nullptr;  ///< shown while stopped
    Label *m_dialectWords = nullptr; ///< explains the chosen forms
    ElidedLabel *m_url = nullptr;
    CopyButton *m_copyUrl = nullptr;
    CopyButton *m_copyToken = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_address = nullptr;
    ClockPicker *m_clock;
    MessageBar *m_message;
    TabBar *m_tabs;
    QStackedWidget *m_sides;
    RunTasksPanel *m_runTasks;
    SendForm *m_form;
    RunsPanel *m_runs;
    FaultsPanel *m_faults;
    NotificationsPanel *m_notifications;
    bool m_isSampleWanted = false; ///< a sample is to be sent as soon as the simulator serves
    QUrl m_target;
    QByteArray m_key;
    QByteArray m_certificate;
};

} // namespace runlatch::ui
