// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/mainwindow.h"

#include "support/sight.h"
#include "support/storecalls.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/help/helpopener.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/markdown/markdownview.h"
#include "ui/menus/shortcutmodel.h"
#include "ui/menus/shortcutsdialog.h"
#include "ui/style/givingway.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/keys/helpdesk.h"
#include "ui/widgets/navigation/navigationbutton.h"
#include "ui/widgets/navigation/navigationitem.h"
#include "ui/widgets/navigation/navigationlist.h"
#include "ui/workbenchparts.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QSet>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The main window shows a page for each shortcut, and remembers theme and size.
class tst_MainWindow : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void init()
    {
        support::failOnWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        open();
    }

    void cleanup()
    {
        m_window.reset();
        m_engine.reset();
    }

    /// A page makes controls late, which Qt's own order puts before the others.
    void theNavigationLeadsToTheBeginOfThePage()
    {
        auto *page = &m_window->runTasks();
        auto *late = new QPushButton(page);
        late->show();
        QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
        auto *settings = support::shownButton<NavigationButton>(*m_window, u"Settings"_s);
        QVERIFY(settings);
        settings->setFocus();
        QTest::keyClick(settings, Qt::Key_Tab);
        const QWidget *first = m_window->focusWidget();
        QVERIFY(page->isAncestorOf(first) && first != late);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Backtab);
        QCOMPARE(m_window->focusWidget(), settings);
    }

    /// Each line says where its keys do what: the same keys do other things on other pages.
    void listsAShortcutOnceForEachPlace()
    {
        m_window->pages().makeAll();
        const ShortcutsDialog dialog(*m_window);
        QSet<QString> lines;
        QStringList finds;
        for (const ShortcutRow &row : dialog.findChild<ShortcutModel *>()->rows()) {
            if (row.keyText().isEmpty())
                continue;
            const QString line = row.placeText() + u'|' + row.keyText();
            QVERIFY2(!lines.contains(line), qPrintable(line));
            lines.insert(line);
            if (row.keyText().startsWith(u"Ctrl+F"_s))
                finds.append(row.placeText());
        }
        QCOMPARE(finds,
                 (QStringList{u"Change requests"_s, u"Run tasks"_s, u"Run tasks: Payload"_s, u"Run tasks: Raw"_s,
                              u"Run tasks: Plan"_s, u"Activity"_s, u"Check"_s}));
    }

    void aKeyListsTheShortcuts()
    {
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Slash, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_window->findChild<ShortcutsDialog *>());
    }

    /// F1 leads to the page of the help that fits, from a page and from a dialog over it.
    void f1OpensTheFittingHelp()
    {
        const auto *help = m_window->findChild<HelpOpener *>();
        QVERIFY(help && !help->window());
        m_window->showPage(MainWindow::Check);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_F1);
        QVERIFY(help->window() && help->window()->isVisible());
        QCOMPARE(help->window()->place(), u"check"_s);
        // Its keys scroll the page, and a press of Space changes nothing.
        QVERIFY(help->window()->findChild<MarkdownView *>()->isAncestorOf(help->window()->focusWidget()));
        m_window->activateWindow(); // there is no window manager
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Slash, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = m_window->findChild<ShortcutsDialog *>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, Qt::Key_F1);
        QCOMPARE(help->window()->place(), u"keyboard"_s);
        QVERIFY(help->window()->findChild<MarkdownView *>()->markdown().contains(u"Ctrl"_s));
        emit HelpDesk::all().sectionWanted(u"troubleshooting#port"_s);
        QCOMPARE(help->window()->place(), u"troubleshooting#port"_s);
    }

    void showsOnePageForEachShortcut_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("page");
        QTest::newRow("1") << Qt::Key_1 << u"Change requests"_s;
        QTest::newRow("2") << Qt::Key_2 << u"Bulk create"_s;
        QTest::newRow("3") << Qt::Key_3 << u"Run tasks"_s;
        QTest::newRow("4") << Qt::Key_4 << u"Simulator"_s;
        QTest::newRow("5") << Qt::Key_5 << u"Activity"_s;
        QTest::newRow("6") << Qt::Key_6 << u"Check"_s;
    }
    void showsOnePageForEachShortcut()
    {
        QFETCH(Qt::Key, key);
        QFETCH(QString, page);
        QTest::keyClick(m_window->windowHandle(), key, Qt::ControlModifier);
        QCOMPARE(chosenPage(), page);
        QCOMPARE(m_window->findChild<QStackedWidget *>()->currentIndex(), key - Qt::Key_1);
    }

    void focusFallsOnNoButton_data() { showsOnePageForEachShortcut_data(); }
    void focusFallsOnNoButton()
    {
        QFETCH(Qt::Key, key);
        QTest::keyClick(m_window->windowHandle(), key, Qt::ControlModifier);
        const auto presses = [](const QWidget *widget) {
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            return button && !button->isCheckable();
        };
        const auto told = [this](const QAbstractButton *button) {
            const QWidget *focus = m_window->focusWidget();
            return button->text() + button->accessibleName() + u" -> "_s
                + (focus ? focus->property("text").toString() + focus->accessibleName() : QString());
        };
        int tried = 0;
        for (auto *button : m_window->findChildren<QAbstractButton *>()) {
            button->setFocus();
            if (!button->isVisible() || !button->hasFocus())
                continue;
            ++tried;
            button->setEnabled(false);
            QVERIFY2(!presses(m_window->focusWidget()), qPrintable(told(button)));
            button->setEnabled(true);
            button->setFocus();
            button->hide();
            QVERIFY2(!presses(m_window->focusWidget()), qPrintable(told(button)));
            button->show();
        }
        QVERIFY(tried > 2);
    }

    void theNextDeadlineIsInTheStatusBarAndInTheTitle()
    {
        models::WaitingTasks &waiting = m_window->runTasks().list().waiting();
        const auto *next = m_window->findChild<QAbstractButton *>(u"nextDeadline"_s);
        QVERIFY(next && !next->isVisible());
        QCOMPARE(m_window->windowTitle(), u"Runlatch"_s);
        store::CaptureRow row = request(7, 3000);
        waiting.note({row});
        QVERIFY(next->isVisible());
        QVERIFY2(next->accessibleName().startsWith(u"Next deadline "_s), qPrintable(next->accessibleName()));
        QVERIFY2(m_window->windowTitle().startsWith(u"net-prod until "_s), qPrintable(m_window->windowTitle()));
        waiting.note({request(8, 110)});
        QVERIFY2(next->accessibleName().startsWith(u"Soon over: 1:"_s), qPrintable(next->accessibleName()));
        QVERIFY(next->accessibleName().endsWith(u", net-prod"_s));
        QVERIFY2(m_window->windowTitle().startsWith(u"Soon over: net-prod until "_s),
                 qPrintable(m_window->windowTitle()));
        QVERIFY(next->accessibleDescription().startsWith(u"The final result is due in 1:"_s));
        row = request(9, 20);
        waiting.note({row});
        QVERIFY2(m_window->windowTitle().startsWith(u"Almost over: "_s), qPrintable(m_window->windowTitle()));
        for (const qint64 id : {7, 8, 9}) {
            row = request(id, 3000);
            row.state = protocol::TaskState::Passed;
            waiting.note({row});
        }
        QVERIFY(!next->isVisible());
        QCOMPARE(m_window->windowTitle(), u"Runlatch"_s);
    }

    /// By a key, because the status bar is outside the order of Tab, and by a click.
    void leadsToTheNextDeadline()
    {
        QVERIFY(m_engine->openCaptures(m_folder->filePath(u"captures.sqlite"_s)));
        m_window->runTasks().sessionOpened();
        const QByteArray head = "POST / HTTP/1.1\r\n\r\n";
        const QList<store::CaptureRow> rows = store::appendedRows(
            m_engine->inspector.store(), {{request(0, 300), head, "{}"}, {request(0, 3000), head, "{}"}});
        QCOMPARE(rows.size(), 2);
        CaptureList &list = m_window->runTasks().list();
        const auto chosen = [&list] { return list.current() ? list.current()->id : 0; };
        list.add(rows);
        QTRY_COMPARE(chosen(), rows.last().id);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_1, Qt::ControlModifier);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(chosenPage(), u"Run tasks"_s);
        QTRY_COMPARE(chosen(), rows.first().id);
        list.chooseFirst();
        QTRY_COMPARE(chosen(), rows.last().id);
        QTest::mouseClick(m_window->findChild<QAbstractButton *>(u"nextDeadline"_s), Qt::LeftButton);
        QTRY_COMPARE(chosen(), rows.first().id);
    }

    /// The disk refused the request, so that it has no number.
    void leadsToADeadlineInMemory()
    {
        QVERIFY(m_engine->openCaptures(m_folder->filePath(u"captures.sqlite"_s)));
        m_window->runTasks().sessionOpened();
        store::CaptureRow refused = request(0, 300);
        refused.stored = false;
        const QList<store::CaptureRow> rows =
            store::appendedRows(m_engine->inspector.store(), {{request(0, 3000), "POST / HTTP/1.1\r\n\r\n", "{}"}});
        QCOMPARE(rows.size(), 1);
        CaptureList &list = m_window->runTasks().list();
        list.add({refused, rows.first()});
        const auto chosen = [&list] { return list.current() ? list.current()->uuid : QUuid(); };
        QTRY_COMPARE(chosen(), rows.first().uuid);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_1, Qt::ControlModifier);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(chosenPage(), u"Run tasks"_s);
        QTRY_COMPARE(chosen(), refused.uuid);
    }

    /// It comes and goes by itself, and Tab would not lead out of the status bar again.
    void tabDoesNotStopAtTheNextDeadline()
    {
        m_window->runTasks().list().waiting().note({request(7, 3000)});
        const auto *next = m_window->findChild<QAbstractButton *>(u"nextDeadline"_s);
        QVERIFY(next->isVisible());
        for (const Qt::Key key : {Qt::Key_Backtab, Qt::Key_Tab}) {
            for (int step = 0; step < 40; ++step) {
                QTest::keyClick(m_window->focusWidget(), key);
                QVERIFY(m_window->focusWidget() && m_window->focusWidget() != next);
            }
        }
    }

    /// Of as many letters as the one before.
    void aWiderNameOfTheNextDeadlineHasRoom()
    {
        models::WaitingTasks &waiting = m_window->runTasks().list().waiting();
        const auto *next = m_window->findChild<QAbstractButton *>(u"nextDeadline"_s);
        store::CaptureRow row = request(7, 3100);
        row.workspaceName = u"iiiiiiiiii"_s;
        waiting.note({row});
        QTRY_COMPARE(next->width(), next->sizeHint().width());
        row = request(8, 3000);
        row.workspaceName = u"MMMMMMMMMM"_s;
        waiting.note({row});
        QVERIFY(next->accessibleName().endsWith(row.workspaceName));
        QTRY_VERIFY(next->width() >= next->sizeHint().width());
    }

    void choosesAndRemembersTheTheme()
    {
        action(u"&Dark"_s)->trigger();
        QVERIFY(m_theme->isDark());
        QCOMPARE(m_engine->preferences.theme(), settings::ThemePreference::Dark);
        action(u"&Light"_s)->trigger();
        QVERIFY(!m_theme->isDark());
        QVERIFY(action(u"&Light"_s)->isChecked());
        QVERIFY(!action(u"&Dark"_s)->isChecked());
    }

    /// On every page: nobody begins at the run tasks alone.
    void saysThatUnreadableSettingsStandAside()
    {
        m_window.reset();
        m_engine.reset();
        QFile settings(m_folder->filePath(u"preferences.ini"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly | QIODevice::Truncate));
        settings.write("these are no settings\nat all\n");
        settings.close();
        open();
        const auto saysIt = [this] {
            const auto bars = m_window->findChildren<MessageBar *>();
            return std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
                return bar->isVisible() && bar->text().contains(u"preferences.ini.unreadable-1"_s);
            });
        };
        for (const int page : {MainWindow::ChangeRequests, MainWindow::RunTasks, MainWindow::Activity}) {
            m_window->showPage(page);
            QVERIFY(saysIt());
        }
    }

    void remembersItsSize()
    {
        const QSize size(780, 700); // newer versions of Qt make a window smaller that does not fit on the screen
        QVERIFY(m_window->size() != size);
        m_window->resize(size);
        m_window->close();
        open();
        QCOMPARE(m_window->size(), size);
    }

    void narrowWindowHasARail()
    {
        const auto *navigation = m_window->findChild<NavigationList *>();
        const int least = leastRoom(Theme::of(m_window.get()), Yielding::NavigationWords);
        m_window->resize(least, 700);
        const int wide = navigation->width();
        m_window->resize(least - 1, 700);
        QTRY_VERIFY(navigation->width() < wide / 2);
        for (const auto *item : navigation->findChildren<NavigationItem *>())
            QVERIFY(!item->toolTip().isEmpty() && !item->accessibleName().isEmpty());
    }

    void hiddenPagesDoNotHoldItWide()
    {
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_4, Qt::Key_5, Qt::Key_6,
                                  Qt::Key_3}) // each page is laid out for a wide window once
            QTest::keyClick(m_window->windowHandle(), key, Qt::ControlModifier);
        m_window->resize(900, 600);
        QTRY_COMPARE(m_window->size(), QSize(900, 600));
    }

private:
    void open()
    {
        m_window.reset();
        m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
        m_window = std::make_unique<MainWindow>(m_engine->workbench);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    /// A request whose final result is due after so many seconds.
    static store::CaptureRow request(qint64 id, int seconds)
    {
        store::CaptureRow row;
        row.id = id;
        row.uuid = id > 0 ? QUuid(static_cast<uint>(id), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) : QUuid::createUuid();
        row.receivedAt = QDateTime::currentDateTimeUtc();
        row.deadline = row.receivedAt.addSecs(seconds);
        row.workspaceName = u"net-prod"_s;
        return row;
    }

    QString chosenPage() const
    {
        for (const auto *item : m_window->findChildren<NavigationItem *>()) {
            if (item->isChecked())
                return item->text();
        }
        return {};
    }

    QAction *action(const QString &text) const { return support::action(*m_window, text); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

RUNLATCH_WINDOW_TEST(tst_MainWindow)

} // namespace runlatch::ui

#include "tst_mainwindow.moc"
