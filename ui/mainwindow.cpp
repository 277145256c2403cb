// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/mainwindow.h"

#include "ui/activity/activitypage.h"
#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/check/checkpage.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/doctor/doctordialog.h"
#include "ui/inspector/interchange/interchangeflow.h"
#include "ui/inspector/listener/listenerchoices.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/reading/knownkeys.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/menus/changerequestmenu.h"
#include "ui/menus/mainmenu.h"
#include "ui/menus/runtaskmenu.h"
#include "ui/quitting.h"
#include "ui/settings/settingsdialog.h"
#include "ui/simulator/simulatorpage.h"
#include "ui/storenotice.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/screenfit.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/navigation/navigationlist.h"
#include "ui/windowstatus.h"

#include <QAbstractButton>
#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QStackedLayout>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

MainWindow::MainWindow(Workbench &workbench, QWidget *parent)
    : QMainWindow(parent)
    , m_workbench(workbench)
    , m_navigation(new NavigationList)
    , m_pages(new QStackedWidget)
    , m_changeRequests(new ChangeRequestsPage(workbench))
    , m_bulkCreate(new BulkCreatePage(workbench))
    , m_runTasks(new RunTasksPage(workbench))
    , m_simulator(new SimulatorPage(workbench))
    , m_activity(new ActivityPage(workbench))
    , m_check(new CheckPage(workbench))
    , m_quitting(new Quitting(*m_changeRequests, *m_bulkCreate, *m_runTasks, *this))
{
    setWindowTitle(tr("Runlatch"));
    auto *center = new QWidget;
    auto *row = new QHBoxLayout(center);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_navigation);
    row->addLayout((new StoreNotice(workbench.storeGate, *this))->above(m_pages), 1);
    setCentralWidget(center);
    for (QWidget *page : QWidgetList{m_changeRequests, m_bulkCreate, m_runTasks, m_simulator, m_activity, m_check})
        m_pages->addWidget(page);
    countShownPageOnly(*static_cast<QStackedLayout *>(m_pages->layout()));
    buildNavigation();
    buildMenus();
    buildStatusBar();
    connectPages();
    // The minimum is fixed. With the layout's minimum, the window would grow for a page's momentary need and keep that
    // size.
    auto *screen = new ScreenFit(*this, (QSize(160, 120) * m_workbench.theme.u()).boundedTo({900, 600}));
    resize(1280, 800);
    restoreGeometry(m_workbench.preferences.windowGeometry());
    screen->fit();
    showPage(RunTasks);
}

void MainWindow::buildNavigation()
{
    const auto addPage = [this](Page page, const QString &icon, const QString &word) {
        m_navigation->addPage(page, icon, word);
        m_pages->widget(page)->setWindowTitle(word); // the name of its place among the shortcuts
    };
    addPage(ChangeRequests, u"list-checks"_s, tr("Change requests"));
    addPage(BulkCreate, u"square-pen"_s, tr("Bulk create"));
    m_navigation->addGap();
    addPage(RunTasks, u"webhook"_s, tr("Run tasks"));
    addPage(Simulator, u"flask-conical"_s, tr("Simulator"));
    addPage(Check, u"clipboard-check"_s, tr("Check"));
    m_navigation->addGap();
    addPage(Activity, u"activity"_s, tr("Activity"));
    m_navigation->addFoot();
    connect(m_navigation->addCommand(u"settings"_s, tr("Settings")), &QAbstractButton::clicked, this,
            &MainWindow::showSettings);
    connect(m_navigation, &NavigationList::currentChanged, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        if (!m_navigation->isAncestorOf(focusWidget())) // a user who moves through the list by keyboard stays in it
            focusPage();
    });
}

void MainWindow::showPage(int page)
{
    m_navigation->setCurrent(page);
    focusPage();
}

void MainWindow::focusPage()
{
    switch (m_pages->currentIndex()) {
    case ChangeRequests: m_changeRequests->focusFirst(); break;
    case BulkCreate: m_bulkCreate->focusFirst(); break;
    case RunTasks: m_runTasks->focusFirst(); break;
    case Simulator: m_simulator->focusFirst(); break;
    case Check: m_check->focusFirst(); break;
    default: m_activity->focusFirst(); break;
    }
}

void MainWindow::buildMenus()
{
    auto *menu = new MainMenu(*this, *m_pages,
                              {{ChangeRequests, tr("&Change requests")},
                               {BulkCreate, tr("&Bulk create")},
                               {RunTasks, tr("&Run tasks")},
                               {Simulator, tr("&Simulator")},
                               {Activity, tr("&Activity")},
                               {Check, tr("C&heck")}},
                              m_workbench.theme, m_workbench.preferences);
    connect(menu, &MainMenu::pageWanted, this, &MainWindow::showPage);
    menu->changeRequest().setRequests(m_changeRequests->rowMenu(), *m_changeRequests);
    connect(&menu->changeRequest(), &ChangeRequestMenu::listWanted, this, [this] { showPage(ChangeRequests); });
    connect(&menu->changeRequest(), &ChangeRequestMenu::newWanted, this, [this] { showPage(BulkCreate); });
    connect(&menu->changeRequest(), &ChangeRequestMenu::sentWanted, this, [this] {
        showPage(BulkCreate);
        m_bulkCreate->showSent();
    });
    menu->runTask().setRequests(m_runTasks->list().actions().table(), m_runTasks->list());
    connect(&menu->runTask(), &RunTaskMenu::listWanted, this, [this] {
        showPage(RunTasks);
        m_runTasks->showRequests();
    });
    connect(menu, &MainMenu::settingsWanted, this, &MainWindow::showSettings);
    connect(menu, &MainMenu::signatureWanted, this, [this] {
        const QList<signature::NamedKey> keys = KnownKeys::all(m_runTasks->listener().wanted());
        DoctorDialog::show(this, keys)->keepLanguage(m_workbench.preferences);
    });
    connect(menu, &MainMenu::connectWanted, this, [this] {
        showPage(ChangeRequests);
        m_changeRequests->addConnection();
    });
    connect(menu, &MainMenu::connectionsWanted, this, [this] {
        showPage(ChangeRequests);
        m_changeRequests->showConnections();
    });
    m_interchange = new InterchangeFlow(m_workbench, m_runTasks->list(), *this);
    connect(menu, &MainMenu::exportWanted, m_interchange, &InterchangeFlow::showExport);
    connect(menu, &MainMenu::importWanted, m_interchange, &InterchangeFlow::showImport);
    connect(menu, &MainMenu::planWanted, m_interchange, &InterchangeFlow::openPlan);
    connect(menu, &MainMenu::comparisonWanted, m_interchange, &InterchangeFlow::showComparison);
}

void MainWindow::buildStatusBar()
{
    m_status = new WindowStatus(*this, *m_runTasks, m_workbench.clock);
    connect(m_status, &WindowStatus::requestWanted, this, [this](qint64 id) {
        showPage(RunTasks);
        m_runTasks->showRequest(id);
    });
}

void MainWindow::connectPages()
{
    connect(m_changeRequests, &ChangeRequestsPage::connectionChanged, m_status, &WindowStatus::showConnection);
    connect(m_changeRequests, &ChangeRequestsPage::connectionChanged, m_bulkCreate, &BulkCreatePage::setEndpoint);
    connect(m_changeRequests, &ChangeRequestsPage::simulatorWanted, m_simulator, qOverload<>(&SimulatorPage::start));
    connect(m_changeRequests, &ChangeRequestsPage::newForManyWanted, this, [this] { showPage(BulkCreate); });
    connect(m_bulkCreate, &BulkCreatePage::connectionWanted, m_changeRequests, &ChangeRequestsPage::askForConnection);
    connect(m_bulkCreate, &BulkCreatePage::changeRequestsWanted, this,
            [this](const changerequests::CreatedRequests &created) {
                showPage(ChangeRequests);
                m_changeRequests->showCreated(created);
            });
    connect(m_quitting, &Quitting::finishing, this, [this] { showPage(ChangeRequests); });
    connect(m_runTasks, &RunTasksPage::proved, this, [this](const QTime &time) {
        const QString listening = tr("Listening on %1").arg(listeningAt(m_workbench.inspector.receiver().places()));
        //: %1 is "Listening on 127.0.0.1:8080", %2 a time
        m_status->showListening(tr("%1, proved at %2").arg(listening, QLocale().toString(time, QLocale::ShortFormat)));
    });
    connect(m_runTasks, &RunTasksPage::listening, m_simulator, &SimulatorPage::setTarget);
    connect(m_runTasks, &RunTasksPage::waitingChanged, this,
            [this](int count) { m_navigation->setWaiting(RunTasks, count); });
    connect(m_runTasks, &RunTasksPage::sampleWanted, m_simulator, &SimulatorPage::sendSample);
    connect(m_runTasks, &RunTasksPage::storeRetryWanted, this, &MainWindow::storeRetryWanted);
    connect(m_simulator, &SimulatorPage::serving, this, [this](const simulator::ServiceAddress &address) {
        m_changeRequests->setSimulator(address);
        m_runTasks->setSampleAvailable(true);
    });
    connect(m_simulator, &SimulatorPage::stopped, this, [this] {
        m_changeRequests->setSimulator(std::nullopt);
        m_runTasks->setSampleAvailable(false);
    });
}

/// When the dialog closes, the focus returns to its previous place.
void MainWindow::showSettings()
{
    QWidget *focus = focusWidget() ? focusWidget() : this;
    auto *dialog = new SettingsDialog(m_workbench, *m_runTasks, *m_activity, this);
    connect(dialog, &QDialog::finished, focus, qOverload<>(&QWidget::setFocus));
    connect(dialog, &SettingsDialog::shortcutsWanted, findChild<QAction *>(u"menu.shortcuts"_s), &QAction::trigger);
    dialog->open();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    focusPage(); // comes after the page is shown, because a hidden page takes no focus
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_navigation->setRail(width() < Theme::NarrowWindow);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_workbench.preferences.setWindowGeometry(saveGeometry());
    event->setAccepted(m_quitting->mayClose());
}

/// From the navigation the focus goes to the first control of the page. Qt would go to the one that was made last.
bool MainWindow::focusNextPrevChild(bool next)
{
    return focusNextInLayout(centralWidget(), next);
}

} // namespace runlatch::ui
