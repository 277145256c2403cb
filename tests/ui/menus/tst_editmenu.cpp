// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/editmenu.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The Edit menu acts on what has the focus, and copies no password.
class tst_EditMenu : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void actsOnALine();
    void actsOnLongText();
    void copiesNoPassword();
    void readsOnlyFromWhatIsReadOnly();
    void actsOnANumber();
    void actsOnALabel();
    void actsOnATable();
    void runsWhatThePageHas();
    void aFurtherKeyOfTheSystemIsNoCommand();
    void textComesBeforeThePage();
    void offersWhatIsChosen();
    void selectionStaysWhenItOpens_data();
    void selectionStaysWhenItOpens();
    void keysAreNobodysTwice();

private:
    /// The item as the menu shows it when it opens.
    QAction *item(const QString &words) const
    {
        m_edit->refresh();
        for (QAction *action : m_edit->menu()->actions()) {
            if (action->text().section(u'\t', 0, 0).remove(u'&') == words)
                return action;
        }
        return nullptr;
    }
    bool can(const QString &words) const { return item(words) && item(words)->isEnabled(); }

    std::unique_ptr<QMainWindow> m_window;
    EditMenu *m_edit = nullptr;
    QWidget *m_page = nullptr;
    QLineEdit *m_line = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QSpinBox *m_number = nullptr;
    SelectableLabel *m_label = nullptr;
    QTableView *m_table = nullptr;
};

void tst_EditMenu::init()
{
    QGuiApplication::clipboard()->clear();
    m_window = std::make_unique<QMainWindow>();
    auto *pages = new QStackedWidget;
    m_page = new QWidget;
    m_line = new QLineEdit;
    m_text = new QPlainTextEdit;
    m_number = new QSpinBox;
    m_label = new SelectableLabel(u"ws-abc"_s);
    m_table = new QTableView;
    auto *layout = new QVBoxLayout(m_page);
    for (QWidget *widget : QWidgetList{m_line, m_text, m_number, m_label, m_table})
        layout->addWidget(widget);
    auto *model = new QStandardItemModel(2, 1, m_table);
    model->setItem(0, new QStandardItem(u"first"_s));
    model->setItem(1, new QStandardItem(u"second"_s));
    m_table->setModel(model);
    pages->addWidget(m_page);
    m_window->setCentralWidget(pages);
    m_edit = new EditMenu(*m_window, *pages);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_line->setFocus();
}

void tst_EditMenu::actsOnALine()
{
    for (const QString &words : {u"Undo"_s, u"Redo"_s, u"Cut"_s, u"Copy"_s, u"Paste"_s, u"Delete"_s, u"Select all"_s})
        QVERIFY2(!can(words), qPrintable(words));
    QTest::keyClicks(m_line, u"one two"_s);
    QVERIFY(can(u"Undo"_s) && can(u"Select all"_s) && !can(u"Copy"_s));
    item(u"Select all"_s)->trigger();
    QCOMPARE(m_line->selectedText(), u"one two"_s);
    item(u"Copy"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"one two"_s);
    item(u"Delete"_s)->trigger();
    QCOMPARE(m_line->text(), QString());
    item(u"Undo"_s)->trigger();
    QCOMPARE(m_line->text(), u"one two"_s);
    item(u"Redo"_s)->trigger();
    item(u"Paste"_s)->trigger();
    QCOMPARE(m_line->text(), u"one two"_s);
    m_line->setSelection(0, 4);
    item(u"Cut"_s)->trigger();
    QCOMPARE(m_line->text(), u"two"_s);
}

void tst_EditMenu::actsOnLongText()
{
    m_text->setFocus();
    QTest::keyClicks(m_text, u"one"_s);
    QVERIFY(can(u"Undo"_s) && !can(u"Cut"_s));
    item(u"Select all"_s)->trigger();
    item(u"Cut"_s)->trigger();
    QCOMPARE(m_text->toPlainText(), QString());
    item(u"Paste"_s)->trigger();
    item(u"Paste"_s)->trigger();
    QCOMPARE(m_text->toPlainText(), u"oneone"_s);
    item(u"Select all"_s)->trigger();
    item(u"Delete"_s)->trigger();
    QCOMPARE(m_text->toPlainText(), QString());
}

void tst_EditMenu::copiesNoPassword()
{
    m_line->setEchoMode(QLineEdit::Password);
    m_line->setText(u"secret"_s);
    m_line->selectAll();
    QVERIFY(!can(u"Copy"_s) && !can(u"Cut"_s));
    QVERIFY(can(u"Delete"_s));
}

void tst_EditMenu::readsOnlyFromWhatIsReadOnly()
{
    QGuiApplication::clipboard()->setText(u"x"_s);
    m_text->setPlainText(u"shown"_s);
    m_text->setReadOnly(true);
    m_text->setFocus();
    item(u"Select all"_s)->trigger();
    QVERIFY(can(u"Copy"_s));
    QVERIFY(!can(u"Cut"_s) && !can(u"Paste"_s) && !can(u"Delete"_s) && !can(u"Undo"_s));
}

void tst_EditMenu::actsOnANumber()
{
    m_number->setFocus();
    item(u"Select all"_s)->trigger();
    QGuiApplication::clipboard()->setText(u"42"_s);
    item(u"Paste"_s)->trigger();
    QCOMPARE(m_number->value(), 42);
}

void tst_EditMenu::actsOnALabel()
{
    m_label->setFocus();
    QVERIFY(!can(u"Copy"_s) && !can(u"Paste"_s));
    item(u"Select all"_s)->trigger();
    item(u"Copy"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"ws-abc"_s);
}

void tst_EditMenu::actsOnATable()
{
    m_table->setFocus();
    m_table->setCurrentIndex(m_table->model()->index(1, 0));
    item(u"Copy"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"second"_s);
    item(u"Select all"_s)->trigger();
    QCOMPARE(m_table->selectionModel()->selectedIndexes().size(), 2);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    QVERIFY(!can(u"Select all"_s));
}

void tst_EditMenu::runsWhatThePageHas()
{
    QVERIFY(!can(u"Filter"_s));
    int undone = 0;
    QAction undo(u"Undo the last archiving"_s);
    undo.setShortcut(QKeySequence::Undo);
    undo.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(&undo, &QAction::triggered, this, [&undone] { ++undone; });
    m_page->addAction(&undo);
    m_table->setFocus();
    QVERIFY(can(u"Undo the last archiving"_s)); // the item has the words of the action
    item(u"Undo the last archiving"_s)->trigger();
    QCOMPARE(undone, 1);
    undo.setEnabled(false);
    QVERIFY(!can(u"Undo"_s));
    QAction filter(u"Filter the exchanges"_s);
    filter.setShortcut(QKeySequence::Find);
    filter.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_page->addAction(&filter);
    QVERIFY(can(u"Filter the exchanges"_s));
    QAction ofTheTable(u"Copy the rows as text"_s);
    ofTheTable.setShortcut(QKeySequence::Copy);
    ofTheTable.setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(&ofTheTable);
    QVERIFY(can(u"Copy the rows as text"_s));
    m_line->setFocus();
    QVERIFY(!item(u"Copy the rows as text"_s));
}

/// On some desktops Ctrl+D deletes as well, and compares here. Each desktop has such keys for Paste.
void tst_EditMenu::aFurtherKeyOfTheSystemIsNoCommand()
{
    const QKeySequence further = QKeySequence::keyBindings(QKeySequence::Paste).value(1);
    QVERIFY(!further.isEmpty());
    QAction other(u"Compare"_s);
    other.setShortcut(further);
    m_page->addAction(&other);
    m_table->setFocus();
    QVERIFY(!item(u"Compare"_s));
    QVERIFY(!can(u"Paste"_s));
    QAction own(u"Insert the rows"_s);
    own.setShortcut(QKeySequence::Paste);
    m_page->addAction(&own);
    QVERIFY(can(u"Insert the rows"_s));
}

void tst_EditMenu::textComesBeforeThePage()
{
    QAction undo(u"Undo the last archiving"_s);
    undo.setShortcut(QKeySequence::Undo);
    undo.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_page->addAction(&undo);
    QTest::keyClicks(m_line, u"one"_s);
    QVERIFY(can(u"Undo"_s) && !item(u"Undo the last archiving"_s));
    item(u"Undo"_s)->trigger();
    QCOMPARE(m_line->text(), QString());
    QVERIFY(can(u"Undo the last archiving"_s)); // the line has no more text to undo
}

void tst_EditMenu::offersWhatIsChosen()
{
    QAction ids(u"Copy the ids"_s);
    offerInEditMenu(ids);
    m_table->addAction(&ids);
    m_table->setFocus();
    QVERIFY(can(u"Copy the ids"_s));
    ids.setEnabled(false);
    QVERIFY(!item(u"Copy the ids"_s));
    ids.setEnabled(true);
    QVERIFY(can(u"Copy the ids"_s));
    m_line->setFocus();
    QVERIFY(!item(u"Copy the ids"_s));
}

void tst_EditMenu::selectionStaysWhenItOpens_data()
{
    QTest::addColumn<bool>("byBar"); // F10 or Alt goes to the bar first, Alt+E to the menu at once
    QTest::newRow("menu") << false;
    QTest::newRow("bar, then menu") << true;
}

void tst_EditMenu::selectionStaysWhenItOpens()
{
    QFETCH(const bool, byBar);
    m_line->setText(u"one two"_s);
    m_line->setSelection(0, 3);
    if (byBar) {
        m_window->menuBar()->setFocus(Qt::MenuBarFocusReason); // the bar takes the focus like this
        QVERIFY(!m_line->hasFocus());
        QTest::keyClick(m_window->menuBar(), Qt::Key_Down);
    } else {
        QTest::keyClick(m_window->windowHandle(), Qt::Key_E, Qt::AltModifier);
    }
    if (!byBar)
        QTRY_COMPARE(QApplication::activePopupWidget(), m_edit->menu());
    QCOMPARE(m_line->selectedText(), u"one"_s);
    QVERIFY(item(u"Copy"_s)->isEnabled());
    item(u"Cut"_s)->trigger();
    QCOMPARE(m_line->text(), u" two"_s);
    m_edit->menu()->close();
}

/// The menu assigns no key twice. If two actions of a window have the same key, the key runs neither.
void tst_EditMenu::keysAreNobodysTwice()
{
    m_edit->refresh();
    for (const QAction *action : m_edit->menu()->actions())
        QVERIFY2(action->shortcut().isEmpty(), qPrintable(action->text()));
    QVERIFY(item(u"Copy"_s)->text().endsWith(u"\tCtrl+C"_s)); // the item names the key
    QTest::keyClicks(m_line, u"one"_s);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"one"_s);
}

RUNLATCH_WINDOW_TEST(tst_EditMenu)

} // namespace runlatch::ui

#include "tst_editmenu.moc"
