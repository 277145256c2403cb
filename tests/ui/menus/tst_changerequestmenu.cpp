// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/changerequestmenu.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/bulkcreate/ledgerdialog.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/mainwindow.h"
#include "ui/workbenchparts.h"

#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The menu has what a person can do with change requests, where these can be seen, and leads to creating them.
class tst_ChangeRequestMenu : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void hasTheActionsOfARow();
    void leadsToTheRequests();
    void leadsToCreating();
    void showsWhatWasSent();

private:
    QList<QAction *> opened() const;
    int page() const { return m_window->findChild<QStackedWidget *>()->currentIndex(); }
    QAction *action(const QString &text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

void tst_ChangeRequestMenu::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_window = std::make_unique<MainWindow>(m_engine->workbench);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_ChangeRequestMenu::cleanup()
{
    m_window.reset();
    m_engine.reset();
}

QList<QAction *> tst_ChangeRequestMenu::opened() const
{
    auto *menu = m_window->findChild<ChangeRequestMenu *>();
    emit menu->aboutToShow();
    return menu->actions();
}

QAction *tst_ChangeRequestMenu::action(const QString &text) const
{
    for (QAction *one : opened()) {
        if (one->text().remove(u'&') == text)
            return one;
    }
    return nullptr;
}

void tst_ChangeRequestMenu::hasTheActionsOfARow()
{
    m_window->showPage(MainWindow::ChangeRequests);
    const QList<QAction *> ofARow = m_window->findChild<ChangeRequestsPage *>()->rowMenu().actions();
    QVERIFY(ofARow.size() > 10);
    QCOMPARE(opened().first(ofARow.size()), ofARow);
    QCOMPARE(opened().size(), ofARow.size() + 3); // a line, and two of its own; nothing is left from before
    QCOMPARE(action(u"Archive what is chosen"_s)->shortcut(), QKeySequence(u"Ctrl+E"_s));
    QVERIFY(!action(u"Archive what is chosen"_s)->isEnabled()); // there is no row
}

void tst_ChangeRequestMenu::leadsToTheRequests()
{
    m_window->showPage(MainWindow::Activity);
    QCOMPARE(opened().size(), 4);
    opened().first()->trigger();
    QCOMPARE(page(), int(MainWindow::ChangeRequests));
}

void tst_ChangeRequestMenu::leadsToCreating()
{
    m_window->showPage(MainWindow::Activity);
    action(u"New for many..."_s)->trigger();
    QCOMPARE(page(), int(MainWindow::BulkCreate));
}

void tst_ChangeRequestMenu::showsWhatWasSent()
{
    m_window->showPage(MainWindow::Activity);
    action(u"Sent bulk creates..."_s)->trigger();
    QCOMPARE(page(), int(MainWindow::BulkCreate));
    QVERIFY(m_window->findChild<LedgerDialog *>());
}

RUNLATCH_WINDOW_TEST(tst_ChangeRequestMenu)

} // namespace runlatch::ui

#include "tst_changerequestmenu.moc"
