// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/help/helpwindow.h"

#include "settings/preferences.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/help/helpcontents.h"
#include "ui/markdown/markdownbrowser.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/markdown/markdownview.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The window of the help goes to places and back, finds sections by words, and remembers its size.
class tst_HelpWindow : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsAPlace();
    void anUnknownPlaceIsTheFirstPage();
    void goesBackAndForward();
    void followsItsOwnLinks();
    void asksAboutOtherLinks();
    void findsSections();
    void saysWhenNothingIsFound();
    void marksTheWords();
    void keepsSizeAndTextSize();
    void isClosedByEscape();
    void everyControlHasAName();

private:
    void open();
    void press(const QString &name)
    {
        for (auto *button : m_window->findChildren<QPushButton *>()) {
            if (button->accessibleName() == name) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(name));
    }
    HelpContents &contents() const { return *m_window->findChild<HelpContents *>(); }
    MarkdownView &view() const { return *m_window->findChild<MarkdownView *>(); }
    MarkdownBrowser &browser() const { return *m_window->findChild<MarkdownBrowser *>(); }
    QLineEdit &search() const { return *m_window->findChild<QLineEdit *>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<settings::Preferences> m_preferences;
    std::unique_ptr<HelpWindow> m_window;
};

void tst_HelpWindow::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<settings::Preferences>(m_folder->path());
    open();
}

void tst_HelpWindow::cleanup()
{
    m_window.reset();
    m_preferences.reset();
}

void tst_HelpWindow::open()
{
    m_window = std::make_unique<HelpWindow>(*m_preferences, [](const QString &) { return u"filled in"_s; });
    m_window->showPlace(u"start"_s);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_HelpWindow::showsAPlace()
{
    m_window->resize(700, 400);
    m_window->showPlace(u"troubleshooting#keychain"_s);
    QCOMPARE(m_window->place(), u"troubleshooting#keychain"_s);
    QVERIFY(m_window->windowTitle().contains(u"Troubleshooting"_s));
    QCOMPARE(contents().currentItem()->text(0), u"Keychain"_s);
    QVERIFY(browser().verticalScrollBar()->value() > 0);
    m_window->showPlace(u"troubleshooting"_s);
    QCOMPARE(browser().verticalScrollBar()->value(), 0);
}

void tst_HelpWindow::anUnknownPlaceIsTheFirstPage()
{
    m_window->showPlace(u"filter"_s);
    m_window->showPlace(u"of-a-later-version#x"_s);
    QCOMPARE(m_window->place(), u"start"_s);
}

void tst_HelpWindow::goesBackAndForward()
{
    m_window->showPlace(u"filter#plans"_s);
    m_window->showPlace(u"rules"_s);
    press(u"Back"_s);
    QCOMPARE(m_window->place(), u"filter#plans"_s);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(m_window->place(), u"start"_s);
    press(u"Forward"_s);
    QCOMPARE(m_window->place(), u"filter#plans"_s);
    m_window->showPlace(u"check"_s); // what was ahead is gone
    press(u"Forward"_s);
    QCOMPARE(m_window->place(), u"check"_s);
}

void tst_HelpWindow::followsItsOwnLinks()
{
    emit browser().anchorClicked(help::urlOf(u"security#links"_s));
    QCOMPARE(m_window->place(), u"security#links"_s);
    QVERIFY(!m_window->findChild<MarkdownLinkDialog *>());
}

void tst_HelpWindow::asksAboutOtherLinks()
{
    emit browser().anchorClicked(QUrl(u"https://example.com/"_s));
    QCOMPARE(m_window->place(), u"start"_s);
    QVERIFY(m_window->findChild<MarkdownLinkDialog *>());
}

void tst_HelpWindow::findsSections()
{
    const int pages = contents().topLevelItemCount();
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(search().hasFocus());
    QTest::keyClicks(&search(), u"telemetry"_s);
    QCOMPARE(contents().topLevelItemCount(), 1);
    QCOMPARE(contents().topLevelItem(0)->text(0), u"Security"_s);
    contents().setCurrentItem(contents().topLevelItem(0)->child(0));
    QCOMPARE(m_window->place(), u"security#sent"_s);
    search().clear();
    QCOMPARE(contents().topLevelItemCount(), pages);
    QCOMPARE(contents().currentItem()->text(0), u"What is sent"_s);
}

void tst_HelpWindow::saysWhenNothingIsFound()
{
    QVERIFY(!support::says(*m_window, u"No section has all of these words."_s));
    search().setText(u"xyzzy"_s);
    QVERIFY(support::says(*m_window, u"No section has all of these words."_s));
}

void tst_HelpWindow::marksTheWords()
{
    m_window->showPlace(u"security"_s);
    search().setText(u"keychain"_s);
    QVERIFY(!browser().extraSelections().isEmpty());
    QCOMPARE(browser().extraSelections().constFirst().cursor.selectedText(), u"keychain"_s);
}

void tst_HelpWindow::keepsSizeAndTextSize()
{
    m_window->resize(731, 512);
    const int usual = browser().contentHeight();
    press(u"Larger text"_s);
    QCOMPARE(m_preferences->helpPercent(), 110);
    QVERIFY(browser().contentHeight() > usual);
    m_window->close();
    open();
    QCOMPARE(m_window->size(), QSize(731, 512));
    QVERIFY(browser().contentHeight() > usual);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_preferences->helpPercent(), 100);
}

void tst_HelpWindow::isClosedByEscape()
{
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
    QVERIFY(!m_preferences->helpGeometry().isEmpty());
}

void tst_HelpWindow::everyControlHasAName()
{
    for (const auto *button : m_window->findChildren<QPushButton *>())
        QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
    QVERIFY(!search().accessibleName().isEmpty());
    QVERIFY(!contents().accessibleName().isEmpty());
    QVERIFY(!browser().accessibleName().isEmpty());
}

RUNLATCH_WINDOW_TEST(tst_HelpWindow)

} // namespace runlatch::ui

#include "tst_helpwindow.moc"
