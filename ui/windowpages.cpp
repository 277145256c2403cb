// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/windowpages.h"

#include "ui/activity/activitypage.h"
#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/carriedwork.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/check/checkpage.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/simulator/simulatorpage.h"
#include "ui/widgets/frames/shownpage.h"

#include <QStackedLayout>

#include <utility>

namespace runlatch::ui {

WindowPages::WindowPages(Workbench &workbench, QStackedWidget &stack, std::shared_ptr<CheckRun> check, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_stack(stack)
    , m_check(std::move(check))
{
    for (int page = 0; page < Count; ++page)
        m_stack.addWidget(new QWidget); // in the place of a page that is not made
    countShownPageOnly(*static_cast<QStackedLayout *>(m_stack.layout()));
}

void WindowPages::setWord(Page page, const QString &word)
{
    m_stack.widget(page)->setWindowTitle(word);
}

void WindowPages::show(int page)
{
    at(page);
    m_stack.setCurrentIndex(page);
}

void WindowPages::makeAll()
{
    for (int page = 0; page < Count; ++page)
        at(page);
}

void WindowPages::focusFirst()
{
    switch (static_cast<Page>(m_stack.currentIndex())) {
    case ChangeRequests: return changeRequests().focusFirst();
    case BulkCreate: return bulkCreate().focusFirst();
    case RunTasks: return runTasks().focusFirst();
    case Simulator: return simulator().focusFirst();
    case Activity: return activity().focusFirst();
    case Check: return check().focusFirst();
    }
}

QWidget &WindowPages::at(int page)
{
    switch (static_cast<Page>(page)) {
    case ChangeRequests: return changeRequests();
    case BulkCreate: return bulkCreate();
    case RunTasks: return runTasks();
    case Simulator: return simulator();
    case Activity: return activity();
    case Check: return check();
    }
    return m_stack;
}

ChangeRequestsPage &WindowPages::changeRequests()
{
    return get(ChangeRequests, &WindowPages::connectChangeRequests);
}

BulkCreatePage &WindowPages::bulkCreate()
{
    return get(BulkCreate, &WindowPages::connectBulkCreate);
}

RunTasksPage &WindowPages::runTasks()
{
    return get(RunTasks, &WindowPages::connectRunTasks);
}

SimulatorPage &WindowPages::simulator()
{
    return get(Simulator, &WindowPages::connectSimulator);
}

ActivityPage &WindowPages::activity()
{
    return get(Activity, &WindowPages::connectActivity);
}

CheckPage &WindowPages::check()
{
    return get<CheckPage>(Check, nullptr, m_check);
}

template <typename P, typename... More>
P &WindowPages::get(Page page, void (WindowPages::*connectIt)(P &), const More &...more)
{
    if (auto *before = qobject_cast<P *>(m_stack.widget(page)))
        return *before;
    auto *fresh = new P(m_workbench, more...);
    put(page, *fresh);
    if (connectIt)
        (this->*connectIt)(*fresh);
    emit made(page);
    return *fresh;
}

/// Takes the place of the empty widget. A page that is not shown does not hold the window wide.
void WindowPages::put(Page page, QWidget &fresh)
{
    QWidget *empty = m_stack.widget(page);
    const bool isShown = m_stack.currentIndex() == page;
    fresh.setWindowTitle(empty->windowTitle());
    if (!isShown)
        fresh.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_stack.insertWidget(page, &fresh);
    if (isShown)
        m_stack.setCurrentIndex(page);
    m_stack.removeWidget(empty);
    delete empty;
}

CarriedWork WindowPages::carried() const
{
    CarriedWork now;
    if (const auto *page = ifMade<RunTasksPage>())
        now.runTasks = page->carried();
    if (const auto *page = ifMade<SimulatorPage>())
        now.simulator = page->carried();
    if (const auto *page = ifMade<CheckPage>())
        now.check = page->carried();
    return now;
}

void WindowPages::goOn(const CarriedWork &before)
{
    runTasks().goOn(before.runTasks);
    if (before.simulator)
        simulator().goOn(*before.simulator);
    if (before.check.run)
        check().goOn(before.check);
}

void WindowPages::connectChangeRequests(ChangeRequestsPage &page)
{
    connect(&page, &ChangeRequestsPage::connectionChanged, this, [this](const service::Endpoint &endpoint) {
        m_endpoint = endpoint;
        if (auto *create = ifMade<BulkCreatePage>())
            create->setEndpoint(endpoint);
        emit connectionChanged(endpoint);
    });
    connect(&page, &ChangeRequestsPage::simulatorWanted, this, [this] { simulator().start(); });
    connect(&page, &ChangeRequestsPage::newForManyWanted, this, [this] { emit pageWanted(BulkCreate); });
    connect(&page, &ChangeRequestsPage::closable, this, &WindowPages::closable);
    if (m_simulator)
        page.setSimulator(m_simulator);
}

/// The connection is chosen on the page of change requests, which is therefore made, too.
void WindowPages::connectBulkCreate(BulkCreatePage &page)
{
    connect(&page, &BulkCreatePage::connectionWanted, this, [this] { changeRequests().askForConnection(); });
    connect(&page, &BulkCreatePage::changeRequestsWanted, this, [this](const changerequests::CreatedRequests &created) {
        emit pageWanted(ChangeRequests);
        changeRequests().showCreated(created);
    });
    changeRequests();
    if (!m_endpoint.isNull())
        page.setEndpoint(m_endpoint);
}

void WindowPages::connectRunTasks(RunTasksPage &page)
{
    connect(&page, &RunTasksPage::listening, this,
            [this](const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate) {
                m_target = {url, hmacKey, certificate};
                if (auto *service = ifMade<SimulatorPage>())
                    service->setTarget(url, hmacKey, certificate);
            });
    connect(&page, &RunTasksPage::sampleWanted, this, [this] { simulator().sendSample(); });
    if (m_simulator)
        page.setSampleAvailable(true);
}

void WindowPages::connectSimulator(SimulatorPage &page)
{
    connect(&page, &SimulatorPage::serving, this,
            [this](const simulator::ServiceAddress &address) { setSimulator(address); });
    connect(&page, &SimulatorPage::stopped, this, [this] { setSimulator(std::nullopt); });
    if (m_target)
        page.setTarget(m_target->url, m_target->hmacKey, m_target->certificate);
}

void WindowPages::connectActivity(ActivityPage &page)
{
    connect(&page, &ActivityPage::logWanted, this, &WindowPages::logWanted);
}

void WindowPages::setSimulator(const std::optional<simulator::ServiceAddress> &address)
{
    m_simulator = address;
    if (auto *page = ifMade<ChangeRequestsPage>())
        page->setSimulator(address);
    if (auto *page = ifMade<RunTasksPage>())
        page->setSampleAvailable(address.has_value());
}

} // namespace runlatch::ui
