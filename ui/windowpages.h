// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/workbench.h"

#include <QStackedWidget>

#include <memory>

namespace runlatch::ui {

class ActivityPage;
class BulkCreatePage;
class ChangeRequestsPage;
class CheckPage;
class CheckRun;
class RunTasksPage;
class SimulatorPage;
struct CarriedWork;

/// The pages of the window, and what they tell each other. A page is made when it is first shown or needed. It is told
/// then what it has missed; until then nothing is open on it, and it costs nothing.
class WindowPages final : public QObject
{
    Q_OBJECT

public:
    /// In the order of their keys, which is that of the stack. The navigation has its own order.
    enum Page { ChangeRequests, BulkCreate, RunTasks, Simulator, Activity, Check };
    static constexpr int Count = Check + 1;

    /// `stack` becomes the parent of the pages. Both must outlive this. `check`: that of the window before, or null.
    WindowPages(Workbench &workbench, QStackedWidget &stack, std::shared_ptr<CheckRun> check, QObject *parent);

    void setWord(Page page, const QString &word); ///< the name of its place among the shortcuts
    void show(int page);
    void focusFirst(); ///< on the page that is shown
    void makeAll();    ///< for a list of all commands
    CarriedWork carried() const;
    /// Goes on with what else ran on the pages of the window before. Call once, before the window is shown.
    void goOn(const CarriedWork &before);

    /// These make their page.
    ChangeRequestsPage &changeRequests();
    BulkCreatePage &bulkCreate();
    RunTasksPage &runTasks();
    SimulatorPage &simulator();
    ActivityPage &activity();
    CheckPage &check();

    /// Null while the page is not made.
    template <typename P> P *ifMade() const
    {
        for (int page = 0; page < Count; ++page) {
            if (auto *made = qobject_cast<P *>(m_stack.widget(page)))
                return made;
        }
        return nullptr;
    }

signals:
    void made(runlatch::ui::WindowPages::Page page);
    void pageWanted(int page);                                           ///< by another page
    void connectionChanged(const runlatch::service::Endpoint &endpoint); ///< as of the page of change requests
    void closable();                                                     ///< likewise
    void logWanted(bool wanted);                                         ///< as of the page of activity

private:
    template <typename P, typename... More> P &get(Page page, void (WindowPages::*connectIt)(P &), const More &...more);
    QWidget &at(int page);
    void put(Page page, QWidget &fresh);
    void connectChangeRequests(ChangeRequestsPage &page);
    void connectBulkCreate(BulkCreatePage &page);
    void connectRunTasks(RunTasksPage &page);
    void connectSimulator(SimulatorPage &page);
    void connectActivity(ActivityPage &page);
    void setSimulator(const std::optional<simulator::ServiceAddress> &address);

    /// The listener, to which the simulator sends its run tasks, as RunTasksPage::listening() tells it.
    struct Target
    {
        QUrl url;
        QByteArray hmacKey;
        QByteArray certificate;
    };

    Workbench &m_workbench;
    QStackedWidget &m_stack;
    service::Endpoint m_endpoint;                         ///< of the current connection
    std::optional<simulator::ServiceAddress> m_simulator; ///< while it serves
    std::optional<Target> m_target;                       ///< the last one
    std::shared_ptr<CheckRun> m_check;                    ///< of the window before, for its page
};

} // namespace runlatch::ui
