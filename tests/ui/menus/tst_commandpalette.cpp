// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/commandpalette.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/mainwindow.h"
#include "ui/menus/commandmodel.h"
#include "ui/menus/windowcommand.h"
#include "ui/workbenchparts.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The palette finds what the window can do now, runs it where the focus was, and gives the focus back.
class tst_CommandPalette : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void modelKeepsItsRules();
    void findsWordsInAnyOrder();
    void textComesBeforePlaceAndKeys();
    void opensByItsKeys_data();
    void opensByItsKeys();
    void listsTheShownPageAndTheMenus();
    void aTextKeepsItsParentheses();
    void leavesOutWhatIsNotPossible();
    void runsWhatIsChosen();
    void actsWhereTheFocusWas();
    void saysThatNothingIsFound();
    void isAsHighAsItsRows();
    void isNamedForScreenReaders();

private:
    CommandPalette *palette() const { return m_window->findChild<CommandPalette *>(); }
    QListView *list() const { return palette()->findChild<QListView *>(); }
    void open(Qt::Key key = Qt::Key_K, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
        QVERIFY(palette());
        QVERIFY(palette()->isVisible());
    }
    /// The key goes where a person's would.
    void press(Qt::Key key) const { QTest::keyClick(QApplication::activePopupWidget()->focusWidget(), key); }
    void type(const QString &words) const { QTest::keyClicks(palette()->findChild<QLineEdit *>(), words); }
    QStringList words() const
    {
        QStringList all;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            all += list()->model()->index(row, 0).data().toString();
        return all;
    }
    QString placeOfWords(const QString &words) const
    {
        const QModelIndex first = list()->model()->index(0, 0);
        return list()->model()->match(first, Qt::DisplayRole, words).value(0).data(CommandModel::PlaceRole).toString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

void tst_CommandPalette::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_window = std::make_unique<MainWindow>(m_engine->workbench);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_CommandPalette::cleanup()
{
    m_window.reset();
    m_engine.reset();
}

void tst_CommandPalette::modelKeepsItsRules()
{
    CommandModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCommands({{{}, u"One"_s, u"Ctrl+1"_s, false, this}, {u"Page"_s, u"Two"_s, {}, true, this}});
    QCOMPARE(model.rowCount(), 2);
    model.setWords(u"two"_s);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.at(0).text, u"Two"_s);
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), u"Two, on, Page"_s);
    model.setWords(u"none"_s);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.at(0).source);
    model.setWords(u"two"_s, {{DestinationKind::Workspace, u"two-prod"_s, u"org"_s, {}}});
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(!model.destinationAt(0) && model.destinationAt(1) && !model.destinationAt(2));
    QVERIFY(!model.at(1).source);
    QCOMPARE(model.index(1, 0).data(Qt::AccessibleTextRole).toString(), u"two-prod, Workspace \u00b7 org"_s);
    model.setCommands({});
    QCOMPARE(model.rowCount(), 0);
}

void tst_CommandPalette::findsWordsInAnyOrder()
{
    CommandModel model;
    model.setCommands({{{}, u"Copy as cURL"_s, {}, false, this},
                       {{}, u"Copy as cURL with its secrets"_s, {}, false, this},
                       {{}, u"Copy the cell"_s, {}, false, this}});
    model.setWords(u"  curl COPY "_s);
    QCOMPARE(model.rowCount(), 2);
    model.setWords(u"secr cop"_s);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.at(0).text, u"Copy as cURL with its secrets"_s);
}

void tst_CommandPalette::textComesBeforePlaceAndKeys()
{
    CommandModel model;
    model.setCommands(
        {{u"File"_s, u"Quit"_s, u"Ctrl+Q"_s, false, this}, {u"Tools"_s, u"Open a file"_s, {}, false, this}});
    model.setWords(u"file"_s);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.at(0).text, u"Open a file"_s);
    model.setWords(u"ctrl+q"_s);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.at(0).text, u"Quit"_s);
}

void tst_CommandPalette::opensByItsKeys_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<bool>("inText");
    const Qt::KeyboardModifiers both = Qt::ControlModifier | Qt::AltModifier;
    QTest::newRow("Ctrl+K") << Qt::Key_K << Qt::KeyboardModifiers(Qt::ControlModifier) << false;
    QTest::newRow("Ctrl+Alt+I") << Qt::Key_I << both << false;
    QTest::newRow("Ctrl+K in a line of text") << Qt::Key_K << Qt::KeyboardModifiers(Qt::ControlModifier) << true;
    QTest::newRow("Ctrl+Alt+I in a line of text") << Qt::Key_I << both << true;
}

void tst_CommandPalette::opensByItsKeys()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(bool, inText);
    if (inText)
        m_window->showPage(MainWindow::Activity); // its filter has the focus
    const QPointer<QWidget> before = m_window->focusWidget();
    QVERIFY(before);
    QCOMPARE(qobject_cast<QLineEdit *>(before.data()) != nullptr, inText);
    open(key, modifiers);
    const QPointer<CommandPalette> opened = palette();
    press(Qt::Key_Escape);
    QTRY_VERIFY(!opened);
    QCOMPARE(m_window->focusWidget(), before.data());
    QVERIFY(before->hasFocus());
}

void tst_CommandPalette::listsTheShownPageAndTheMenus()
{
    open();
    QVERIFY(words().contains(u"Start"_s));                         // a button of the listener
    QCOMPARE(words().count(u"Filter the received requests"_s), 1); // the page and the menu "Edit" have it
    QCOMPARE(words().count(u"Settings"_s), 1);
    QVERIFY(words().contains(u"Import requests"_s));
    QVERIFY(words().contains(u"Dark"_s));
    QVERIFY(!words().contains(u"Commands"_s)); // it is open
    const qsizetype quit = words().indexOf(u"Quit"_s);
    QVERIFY(quit >= 0);
    QCOMPARE(list()->model()->index(static_cast<int>(quit), 0).data(CommandModel::KeysRole).toString(), u"Ctrl+Q"_s);
    QVERIFY(words().indexOf(u"Start"_s) < quit);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!palette());
    m_window->showPage(MainWindow::Activity);
    open();
    QVERIFY(!words().contains(u"Start"_s));
    QVERIFY(words().contains(u"Save the shown exchanges as JSON Lines"_s)); // in the menu of a button
    QCOMPARE(placeOfWords(u"Save the shown exchanges as JSON Lines"_s), u"Activity"_s);
    QCOMPARE(placeOfWords(u"Dark"_s), u"View: Theme"_s);
    QCOMPARE(words().count(u"Filter the exchanges"_s), 1);
    QVERIFY(!words().contains(u"Filter"_s)); // the icon in the field does the same
    QVERIFY(words().contains(u"Quit"_s));
}

/// A shortcut that a tool tip names stands behind a space; anything else in parentheses belongs to the text.
void tst_CommandPalette::aTextKeepsItsParentheses()
{
    QAction action(u"Open(2)"_s);
    QAction withKeys(u"Close (Esc)"_s);
    QWidget part(m_window->centralWidget());
    part.addActions({&action, &withKeys});
    part.show();
    QStringList texts;
    for (const WindowCommand &command : possibleCommands(*m_window))
        texts += command.text;
    QVERIFY(texts.contains(u"Open(2)"_s));
    QVERIFY(texts.contains(u"Close"_s));
}

void tst_CommandPalette::leavesOutWhatIsNotPossible()
{
    QVERIFY(support::action(*m_window, u"Copy as c&URL"_s)); // no request is received
    open();
    QVERIFY(!words().contains(u"Copy as cURL"_s));
}

void tst_CommandPalette::runsWhatIsChosen()
{
    open();
    type(u"simul view"_s);
    QCOMPARE(words(), QStringList(u"Simulator"_s));
    press(Qt::Key_Return);
    QTRY_COMPARE(m_window->findChild<QStackedWidget *>()->currentIndex(), int(MainWindow::Simulator));
    QTRY_VERIFY(!palette());
    open();
    type(u"view"_s);
    const int second = 1;
    const QString chosen = words().value(second);
    press(Qt::Key_Down);
    QCOMPARE(list()->currentIndex().row(), second);
    QCOMPARE(chosen, u"Bulk create"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(m_window->findChild<QStackedWidget *>()->currentIndex(), int(MainWindow::BulkCreate));
}

void tst_CommandPalette::actsWhereTheFocusWas()
{
    m_window->showPage(MainWindow::Activity);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_F, Qt::ControlModifier);
    auto *filter = qobject_cast<QLineEdit *>(m_window->focusWidget());
    QVERIFY(filter);
    QTest::keyClicks(filter, u"example"_s);
    filter->deselect();
    open();
    type(u"select all"_s);
    QCOMPARE(words(), QStringList(u"Select all"_s));
    press(Qt::Key_Return);
    QTRY_COMPARE(filter->selectedText(), u"example"_s);
    QTRY_VERIFY(filter->hasFocus());
}

void tst_CommandPalette::saysThatNothingIsFound()
{
    open();
    type(u"no such words"_s);
    QCOMPARE(list()->model()->rowCount(), 0);
    QVERIFY(support::says(*palette(), u"Nothing matches. Only what is possible now and what is loaded is found."_s));
    press(Qt::Key_Return); // does nothing
    QVERIFY(palette()->isVisible());
}

void tst_CommandPalette::isAsHighAsItsRows()
{
    open();
    const int all = palette()->height();
    type(u"simul"_s);
    QCOMPARE(palette()->height(), palette()->sizeHint().height());
    QVERIFY(palette()->height() < all);
}

void tst_CommandPalette::isNamedForScreenReaders()
{
    open();
    type(u"quit"_s);
    QCOMPARE(palette()->findChild<QLineEdit *>()->accessibleName(),
             u"Words of a command, a request, a workspace or a setting"_s);
    QCOMPARE(list()->accessibleName(), u"Commands"_s);
    QAccessibleInterface *rows = QAccessible::queryAccessibleInterface(list());
    QVERIFY(rows && rows->childCount() == 1);
    QCOMPARE(rows->child(0)->text(QAccessible::Name), u"Quit, File, Ctrl+Q"_s);
}

RUNLATCH_WINDOW_TEST(tst_CommandPalette)

} // namespace runlatch::ui

#include "tst_commandpalette.moc"
