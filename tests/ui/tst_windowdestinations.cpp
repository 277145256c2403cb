// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/windowdestinations.h"

#include "models/changerequestmodel.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/activity/activitypage.h"
#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/changerequests/changerequesttable.h"
#include "ui/connections/placepickers.h"
#include "ui/help/helpwindow.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/mainwindow.h"
#include "ui/menus/commandpalette.h"
#include "ui/settings/settingsdialog.h"
#include "ui/simulator/simulatorpage.h"
#include "ui/widgets/navigation/tabwidget.h"
#include "ui/workbenchparts.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Words lead to what the window has loaded and kept, within bounds, and typing them makes no page.
class tst_WindowDestinations : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aSearchIsBounded();
    void wordsStandInAnyTextAndOrder();
    void textsOfStrangersAreOneLine();
    void nothingTypedFindsNothing();
    void leadsToASectionOfTheSettings();
    void leadsToTheHelp();
    void leadsToASavedFilter();
    void leadsToAChangeRequestAndAWorkspace();
    void leadsToAReceivedRequest();
    void theConnectionIsFound();
    void aSavedQueryComesLate();
    void typingMakesNoPage();

private:
    WindowDestinations &finder() const { return *m_window->findChild<WindowDestinations *>(); }
    int page() const { return m_window->findChild<QStackedWidget *>()->currentIndex(); }
    std::optional<Destination> found(DestinationKind kind, const QString &typed) const
    {
        for (const Destination &destination : finder().find(typed)) {
            if (destination.kind == kind)
                return destination;
        }
        return std::nullopt;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

void tst_WindowDestinations::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_window = std::make_unique<MainWindow>(m_engine->workbench);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_WindowDestinations::cleanup()
{
    m_window.reset();
    m_engine.reset();
}

void tst_WindowDestinations::aSearchIsBounded()
{
    DestinationSearch search(u"row"_s);
    for (int i = 0; i < 2 * DestinationSearch::MaxOfKind; ++i)
        search.offer(DestinationKind::Capture, u"row %1"_s.arg(i), {}, [] {});
    QVERIFY(!search.hasRoom(DestinationKind::Capture));
    QVERIFY(search.hasRoom(DestinationKind::Help));
    QCOMPARE(search.found().size(), qsizetype(DestinationSearch::MaxOfKind));
    search.offer(DestinationKind::Help, u"row of the help"_s, {}, [] {});
    QCOMPARE(search.found().last().kind, DestinationKind::Help);

    DestinationSearch far(u"end"_s);
    far.offer(DestinationKind::Help, QString(DestinationSearch::MaxText, u'x') + u"end"_s, {}, [] {});
    QVERIFY(far.found().isEmpty());
}

void tst_WindowDestinations::wordsStandInAnyTextAndOrder()
{
    QStringList gone;
    DestinationSearch search(u" filter PROD  mine"_s);
    search.setWay([&gone] { gone += u"way"_s; });
    search.offer(DestinationKind::SavedFilter, u"Mine"_s, u"workspace:prod"_s, [&gone] { gone += u"place"_s; });
    search.offer(DestinationKind::SavedFilter, u"Mine"_s, u"workspace:test"_s, [] {});
    QCOMPARE(search.found().size(), 1);
    QCOMPARE(search.found().first().place(), u"Saved filter \u00b7 workspace:prod"_s);
    search.found().first().go();
    QCOMPARE(gone, QStringList({u"way"_s, u"place"_s}));
}

void tst_WindowDestinations::textsOfStrangersAreOneLine()
{
    DestinationSearch search(u"payments"_s);
    search.offer(DestinationKind::ChangeRequest, u"payments\n\u202Egnp"_s, u"a\tb"_s, [] {});
    QCOMPARE(search.found().size(), 1);
    QVERIFY(!search.found().first().text.contains(u'\n'));
    QVERIFY(!search.found().first().text.contains(u'\u202E'));
    QVERIFY(!search.found().first().more.contains(u'\t'));
}

void tst_WindowDestinations::nothingTypedFindsNothing()
{
    QVERIFY(finder().find({}).isEmpty());
    QVERIFY(finder().find(u"   "_s).isEmpty());
}

void tst_WindowDestinations::leadsToASectionOfTheSettings()
{
    QTest::keyClick(m_window->windowHandle(), Qt::Key_K, Qt::ControlModifier);
    auto *palette = m_window->findChild<CommandPalette *>();
    QVERIFY(palette);
    QTest::keyClicks(palette->findChild<QLineEdit *>(), u"settings storage"_s);
    QTest::keyClick(QApplication::activePopupWidget()->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(m_window->findChild<SettingsDialog *>());
    auto *settings = m_window->findChild<SettingsDialog *>();
    const auto *tabs = settings->findChild<TabWidget *>();
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Storage"_s);
    QVERIFY(tabs->currentWidget()->isAncestorOf(settings->focusWidget()));
    settings->reject();
}

void tst_WindowDestinations::leadsToTheHelp()
{
    const auto help = found(DestinationKind::Help, u"filters help"_s);
    QVERIFY(help);
    QCOMPARE(help->text, u"Filters"_s);
    help->go();
    const HelpWindow *window = nullptr;
    for (const QWidget *one : QApplication::topLevelWidgets()) {
        if (const auto *shown = qobject_cast<const HelpWindow *>(one); shown && shown->isVisible())
            window = shown;
    }
    QVERIFY(window);
    QCOMPARE(window->place(), u"filter"_s);
}

void tst_WindowDestinations::leadsToASavedFilter()
{
    m_engine->preferences.setCaptureFilters({{u"Slow ones"_s, u"stage:post_plan"_s}});
    m_window->showPage(MainWindow::Activity);
    const auto filter = found(DestinationKind::SavedFilter, u"slow"_s);
    QVERIFY(filter);
    filter->go();
    QCOMPARE(page(), int(MainWindow::RunTasks));
    QTRY_COMPARE(m_engine->preferences.session().text(settings::SessionPart::CaptureFilter), u"stage:post_plan"_s);
}

void tst_WindowDestinations::leadsToAChangeRequestAndAWorkspace()
{
    m_window->simulator().start();
    QTRY_VERIFY(m_window->findChild<ChangeRequestTable *>());
    const auto *table = m_window->findChild<ChangeRequestTable *>();
    QTRY_VERIFY(table->model()->rowCount() > 0);
    const auto &model = static_cast<const models::ChangeRequestModel &>(*table->model());
    const protocol::ChangeRequest last = model.at(model.rowCount() - 1);
    m_window->showPage(MainWindow::Activity);
    const auto request = found(DestinationKind::ChangeRequest, last.subject);
    QVERIFY(request);
    request->go();
    QCOMPARE(page(), int(MainWindow::ChangeRequests));
    QCOMPARE(model.at(table->currentRow()).subject, last.subject);
    const QString before = model.workspaceName(last);
    const auto other = [this, &before]() -> std::optional<Destination> {
        for (const Destination &destination : finder().find(u"workspace"_s)) {
            if (destination.kind == DestinationKind::Workspace && destination.text != before)
                return destination;
        }
        return std::nullopt;
    };
    QTRY_VERIFY(other());
    QSignalSpy places(m_window->findChild<PlacePickers *>(), &PlacePickers::placeChanged);
    const Destination workspace = *other();
    workspace.go();
    QCOMPARE(places.size(), 1);
    QCOMPARE(places.first().first().value<service::WorkspaceName>().text, workspace.text);
}

void tst_WindowDestinations::leadsToAReceivedRequest()
{
    QVERIFY(m_engine->openCaptures(m_folder->filePath(u"captures.sqlite"_s)));
    m_window->runTasks().sessionOpened();
    QSignalSpy listening(&m_window->runTasks(), &RunTasksPage::listening);
    inspector::ReceiverOptions options;
    options.endpoint().keys = {"secret123"};
    m_window->runTasks().listener().start(options);
    QTRY_COMPARE(listening.size(), 1);
    emit m_window->runTasks().sampleWanted();
    QTRY_VERIFY(m_window->runTasks().list().current());
    const QString run = m_window->runTasks().list().current()->runId;
    m_window->showPage(MainWindow::Activity);
    QTRY_VERIFY(found(DestinationKind::Capture, run)); // as soon as it is stored
    const auto request = found(DestinationKind::Capture, run);
    request->go();
    QCOMPARE(page(), int(MainWindow::RunTasks));
    QTRY_COMPARE(m_window->runTasks().list().current()->runId, run);
}

void tst_WindowDestinations::theConnectionIsFound()
{
    settings::Connection connection;
    connection.name = u"Production"_s;
    connection.base = QUrl(u"https://service.example/api/v2"_s);
    QVERIFY(m_engine->connections.add(connection));
    m_window->showPage(MainWindow::Activity);
    const auto way = found(DestinationKind::Connection, u"connection produ"_s);
    QVERIFY(way);
    QCOMPARE(way->more, u"service.example"_s);
    way->go();
    QCOMPARE(page(), int(MainWindow::ChangeRequests));
}

void tst_WindowDestinations::aSavedQueryComesLate()
{
    QSignalSpy grown(&finder(), &DestinationFinder::grown);
    changerequests::BulkDraft query;
    query.conditions.append(
        {protocol::ExplorerCondition{u"workspace-name"_s, protocol::ExplorerOperator::Is, u"prod"_s}, true});
    m_engine->workStore.open(m_folder->filePath(u"work.sqlite"_s), m_window.get(), [](const base::Done &) {});
    changerequests::SavedQueries queries(m_engine->workStore, m_engine->clock);
    queries.read();
    QTRY_VERIFY(queries.isRead());
    queries.save(u"All of production"_s, query);
    finder().begin();
    QTRY_COMPARE(grown.size(), 1);
    QVERIFY(found(DestinationKind::SavedQuery, u"query production"_s));
}

void tst_WindowDestinations::typingMakesNoPage()
{
    finder().begin();
    for (const QString &typed : {u"a"_s, u"filter"_s, u"workspace"_s, u"check"_s})
        QVERIFY(finder().find(typed).size() < 50);
    QVERIFY(!m_window->pages().ifMade<BulkCreatePage>());
    QVERIFY(!m_window->pages().ifMade<ActivityPage>());
}

RUNLATCH_WINDOW_TEST(tst_WindowDestinations)

} // namespace runlatch::ui

#include "tst_windowdestinations.moc"
