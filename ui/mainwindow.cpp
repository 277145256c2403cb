// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/mainwindow.h"

#include "ui/activity/activitypage.h"
#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/help/helpopener.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/doctor/doctordialog.h"
#include "ui/inspector/interchange/interchangeflow.h"
#include "ui/inspector/listener/listenerchoices.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/reading/knownkeys.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/languagechange.h"
#include "ui/menus/changerequestmenu.h"
#include "ui/menus/mainmenu.h"
#include "ui/menus/runtaskmenu.h"
#include "ui/quitting.h"
#include "ui/settings/settingsdialog.h"
#include "ui/storenotice.h"
#include "ui/style/givingway.h"
#include "ui/widgets/frames/firstframe.h"
#include "ui/widgets/frames/screenfit.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/navigation/navigationlist.h"
#include "ui/windowdestinations.h"
#include "ui/windowstatus.h"

#include <QAbstractButton>
#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The names of the pages in the settings, in the order of WindowPages::Page.
static QStringList pageNames()
{
    return {u"change-requests"_s, u"bulk-create"_s, u"run-tasks"_s, u"simulator"_s, u"activity"_s, u"check"_s};
}

MainWindow::MainWindow(Workbench &workbench, std::shared_ptr<CheckRun> check, QWidget *parent)
    : QMainWindow(parent)
    , m_workbench(workbench)
    , m_navigation(new NavigationList)
    , m_pages(new QStackedWidget)
    , m_made(new WindowPages(workbench, *m_pages, std::move(check), this))
    , m_quitting(new Quitting(*m_made, *this))
    , m_language(new LanguageChange(workbench, *m_made, *this))
{
    setWindowTitle(tr("Runlatch"));
    auto *center = new QWidget;
    auto *row = new QHBoxLayout(center);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_navigation);
    auto *notice = new StoreNotice(workbench.storeGate, workbench.preferences.setAside(), *this);
    row->addLayout(notice->below(m_pages, m_language->bar()), 1);
    setCentralWidget(center);
    buildNavigation();
    buildMenus();
    buildStatusBar();
    connectPages();
    // The minimum is fixed: by that of the layout, the window would grow for a momentary need and keep that size.
    auto *screen = new ScreenFit(*this, (QSize(160, 120) * m_workbench.theme.u()).boundedTo({900, 600}));
    resize(1280, 800);
    restoreGeometry(m_workbench.preferences.windowGeometry());
    screen->fit();
    openAsLeft();
    afterFirstFrame(*this, [this] { m_made->changeRequests(); });
}

void MainWindow::openAsLeft()
{
    settings::Session &session = m_workbench.preferences.session();
    const qsizetype left = pageNames().indexOf(session.text(settings::SessionPart::Page));
    showPage(left < 0 ? RunTasks : static_cast<int>(left));
    connect(m_navigation, &NavigationList::currentChanged, this,
            [&session](int page) { session.setText(settings::SessionPart::Page, pageNames().value(page)); });
}

void MainWindow::buildNavigation()
{
    const auto addPage = [this](WindowPages::Page page, const QString &icon, const QString &word) {
        m_navigation->addPage(page, icon, word);
        m_made->setWord(page, word);
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
            [this] { showSettings(); });
    connect(m_navigation, &NavigationList::currentChanged, this, &MainWindow::choosePage);
}

void MainWindow::choosePage(int page)
{
    m_made->show(page);
    if (!m_navigation->isAncestorOf(focusWidget())) // a user who moves through the list by keyboard stays in it
        m_made->focusFirst();
}

void MainWindow::showPage(int page)
{
    m_navigation->setCurrent(page);
    m_made->show(page); // the first page of the navigation is its current one before it is shown
    m_made->focusFirst();
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
    connect(menu, &MainMenu::allCommandsWanted, m_made, &WindowPages::makeAll);
    connect(m_made, &WindowPages::made, this, [this, menu](WindowPages::Page page) { showRows(*menu, page); });
    connectMenu(*menu);
    auto *found = new WindowDestinations(m_workbench, *m_made, this);
    connect(found, &WindowDestinations::pageWanted, this, &MainWindow::showPage);
    connect(found, &WindowDestinations::settingsWanted, this, &MainWindow::showSettings);
    connect(found, &WindowDestinations::helpWanted, &menu->help(), &HelpOpener::open);
    menu->setFinder(*found);
    m_interchange = new InterchangeFlow(m_workbench, runTasks().list(), runTasks().listener(), *this);
    connect(menu, &MainMenu::exportWanted, m_interchange, &InterchangeFlow::showExport);
    connect(menu, &MainMenu::importWanted, m_interchange, &InterchangeFlow::showImport);
    connect(menu, &MainMenu::planWanted, m_interchange, &InterchangeFlow::openPlan);
    connect(menu, &MainMenu::comparisonWanted, m_interchange, &InterchangeFlow::showComparison);
}

/// A menu has the commands of rows once their page is made, and leads to the page before that.
void MainWindow::showRows(MainMenu &menu, WindowPages::Page page)
{
    if (page == ChangeRequests)
        menu.changeRequest().setRequests(m_made->changeRequests().rowMenu(), m_made->changeRequests());
    else if (page == RunTasks)
        menu.runTask().setRequests(runTasks().list().actions().table(), runTasks().list());
}

void MainWindow::connectMenu(MainMenu &menu)
{
    connect(&menu.changeRequest(), &ChangeRequestMenu::listWanted, this, [this] { showPage(ChangeRequests); });
    connect(&menu.changeRequest(), &ChangeRequestMenu::newWanted, this, [this] { showPage(BulkCreate); });
    connect(&menu.changeRequest(), &ChangeRequestMenu::sentWanted, this, [this] {
        showPage(BulkCreate);
        m_made->bulkCreate().showSent();
    });
    connect(&menu.runTask(), &RunTaskMenu::listWanted, this, [this] {
        showPage(RunTasks);
        runTasks().showRequests();
    });
    connect(&menu.runTask(), &RunTaskMenu::registerWanted, &runTasks(), &RunTasksPage::registerTask);
    connect(&menu, &MainMenu::settingsWanted, this, [this] { showSettings(); });
    connect(&menu, &MainMenu::signatureWanted, this, [this] {
        const QList<signature::NamedKey> keys = KnownKeys::all(runTasks().listener().wanted());
        DoctorDialog::show(this, keys)->keepLanguage(m_workbench.preferences);
    });
    connect(&menu, &MainMenu::connectWanted, this, [this] {
        showPage(ChangeRequests);
        m_made->changeRequests().addConnection();
    });
    connect(&menu, &MainMenu::connectionsWanted, this, [this] {
        showPage(ChangeRequests);
        m_made->changeRequests().showConnections();
    });
}

void MainWindow::buildStatusBar()
{
    m_status = new WindowStatus(*this, runTasks(), m_workbench.clock);
    connect(m_status, &WindowStatus::requestWanted, this, [this](qint64 id, const QUuid &uuid) {
        showPage(RunTasks);
        if (id > 0)
            runTasks().showRequest(id);
        else
            runTasks().showUnstored(uuid);
    });
    connect(m_made, &WindowPages::connectionChanged, m_status, &WindowStatus::showConnection);
    connect(&runTasks(), &RunTasksPage::proved, this, [this](const QTime &time) {
        const QString listening = tr("Listening on %1").arg(listeningAt(m_workbench.inspector.receiver().places()));
        //: %1 is "Listening on 127.0.0.1:8080", %2 a time
        m_status->showListening(tr("%1, proved at %2").arg(listening, QLocale().toString(time, QLocale::ShortFormat)));
    });
}

void MainWindow::connectPages()
{
    connect(m_made, &WindowPages::pageWanted, this, &MainWindow::showPage);
    connect(m_quitting, &Quitting::finishing, this, [this] { showPage(ChangeRequests); });
    connect(&runTasks(), &RunTasksPage::waitingChanged, this,
            [this](int count) { m_navigation->setWaiting(RunTasks, count); });
    connect(&runTasks(), &RunTasksPage::storeRetryWanted, this, &MainWindow::storeRetryWanted);
    connect(m_made, &WindowPages::logWanted, this, &MainWindow::logWanted);
}

void MainWindow::showSettings(int section)
{
    QWidget *focus = focusWidget() ? focusWidget() : this;
    auto *dialog = new SettingsDialog(m_workbench, runTasks(), this);
    connect(dialog, &SettingsDialog::logWanted, this, [this](bool wanted) { activity().setLogged(wanted); });
    connect(dialog, &QDialog::finished, focus, qOverload<>(&QWidget::setFocus));
    connect(dialog, &QDialog::finished, m_language, &LanguageChange::look);
    connect(dialog, &SettingsDialog::shortcutsWanted, findChild<QAction *>(u"menu.shortcuts"_s), &QAction::trigger);
    dialog->showSection(section);
    dialog->open();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    m_made->focusFirst(); // comes after the page is shown, because a hidden page takes no focus
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_navigation->setRail(givesWay(*this, Yielding::NavigationWords));
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
