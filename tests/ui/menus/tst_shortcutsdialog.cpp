// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcutsdialog.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/mainwindow.h"
#include "ui/menus/commandpalette.h"
#include "ui/menus/shortcutmodel.h"
#include "ui/menus/windowcommand.h"
#include "ui/settings/settingsdialog.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/keys/keyedit.h"
#include "ui/widgets/tables/tableview.h"
#include "ui/workbenchparts.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QHash>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The user changes the key of a command, and it does so at once and after the next start.
class tst_ShortcutsDialog : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyShortcutHasAnIdOfItsOwn();
    void modelKeepsItsRules();
    void changesAKeyByKeyboardAlone();
    void keepsOnlyWhatDiffers();
    void removesAndRestoresAKey();
    void movesAKeyOnlyWhenTold();
    void theWholeWindowMeetsEachPage();
    void otherPagesMayHaveTheSameKey();
    void tellsAConflictThatIsThereAlready();
    void refusesUnsafeKeys();
    void aFixedKeyCannotBeChanged();
    void restoresAllAndTakesItBack();
    void aSecondPressLeavesTheUndo();
    void readsTheWindowOnceForManyChanges();
    void findsByWordsAndKeys();
    void ignoresUntrustedSettings();
    void menusTipsAndPaletteShowTheKey();
    void opensFromTheSettings();

private:
    void openWindow()
    {
        m_window.reset();
        m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
        m_window = std::make_unique<MainWindow>(m_engine->workbench);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    ShortcutsDialog *dialog() const { return m_window->findChild<ShortcutsDialog *>(); }
    void openDialog()
    {
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Slash, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(dialog());
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
    }
    void closeDialog()
    {
        const QPointer<ShortcutsDialog> open = dialog();
        QTest::keyClick(open, Qt::Key_Escape);
        QTRY_VERIFY(!open);
        m_window->activateWindow(); // there is no window manager
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    TableView &table() const { return *dialog()->findChild<TableView *>(); }
    ShortcutModel &model() const { return *dialog()->findChild<ShortcutModel *>(); }
    KeyEdit &key() const { return *dialog()->findChild<KeyEdit *>(); }
    const Field &field() const { return *dialog()->findChild<Field *>(); }
    QPushButton *button(const QString &name) const { return support::shownButton<QPushButton>(*dialog(), name); }
    bool says(const QString &text) const { return support::says(*dialog(), text); }
    void choose(const QString &id)
    {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (model().at(row).id == id)
                table().setCurrentIndex(model().index(row, 0));
        }
        QCOMPARE(model().at(table().currentIndex().row()).id, id);
    }
    void press(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&key(), pressed, modifiers); }
    Shortcuts::Keys keysOf(const QString &id) const
    {
        const auto *action = m_window->findChild<QAction *>(id);
        return action ? action->shortcuts() : Shortcuts::Keys{QKeySequence(u"Ctrl+Alt+Shift+F35"_s)};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

const QKeySequence CtrlD(Qt::CTRL | Qt::Key_D);

void tst_ShortcutsDialog::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    openWindow();
}

void tst_ShortcutsDialog::cleanup()
{
    m_window.reset();
    m_engine.reset();
}

/// Settings keep the ids, and one id at one place must be one command.
void tst_ShortcutsDialog::everyShortcutHasAnIdOfItsOwn()
{
    m_window->pages().makeAll();
    QSet<QString> places;
    QHash<QString, Shortcuts::Keys> keys;
    for (const QAction *action : m_window->findChildren<QAction *>()) {
        if (action->shortcuts().isEmpty() && !Shortcuts::all().has(*action))
            continue;
        QVERIFY2(Shortcuts::all().has(*action), qPrintable(action->text()));
        const QString id = action->objectName();
        const QString place = placeOf(*action) + u'|' + id;
        QVERIFY2(!places.contains(place), qPrintable(place));
        places.insert(place);
        QVERIFY2(keys.value(id, action->shortcuts()) == action->shortcuts(), qPrintable(id));
        keys.insert(id, action->shortcuts());
    }
    QVERIFY(keys.size() > 50);
    openDialog();
    for (const ShortcutRow &row : model().rows()) {
        const bool isFixedOfAPage = row.isFixed() && row.place.startsWith(u"Run tasks"_s);
        QVERIFY2(!isFixedOfAPage || row.fixedKeys == u"Esc"_s, qPrintable(row.text)); // the way back from a reply
    }
}

void tst_ShortcutsDialog::modelKeepsItsRules()
{
    ShortcutModel shortcuts;
    const QAbstractItemModelTester tester(&shortcuts, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<ShortcutRow> rows = shortcutRows(*m_window);
    shortcuts.setRows(rows);
    shortcuts.setWords(u"quit"_s);
    QCOMPARE(shortcuts.rowCount(), 1);
    QCOMPARE(shortcuts.at(0).id, u"menu.quit"_s);
    for (ShortcutRow &row : rows)
        row.keys.clear();
    shortcuts.setRows(rows);
    QCOMPARE(shortcuts.index(0, ShortcutModel::Keys).data(Qt::AccessibleTextRole).toString(), u"no key"_s);
    QCOMPARE(shortcuts.index(0, ShortcutModel::Default).data().toString(), u"Ctrl+Q"_s);
    shortcuts.setRows({});
    QCOMPARE(shortcuts.rowCount(), 0);
    QVERIFY(shortcuts.at(0).isFixed());
}

void tst_ShortcutsDialog::changesAKeyByKeyboardAlone()
{
    openDialog();
    QTest::keyClicks(dialog()->focusWidget(), u"commands ctrl+k"_s);
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Down);
    QCOMPARE(dialog()->focusWidget(), &table());
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Return);
    QVERIFY(key().isAncestorOf(dialog()->focusWidget()) || &key() == dialog()->focusWidget());
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_F7);
    closeDialog();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(!m_window->findChild<CommandPalette *>());
    QTest::keyClick(m_window->windowHandle(), Qt::Key_F7);
    QVERIFY(m_window->findChild<CommandPalette *>());
}

void tst_ShortcutsDialog::keepsOnlyWhatDiffers()
{
    openDialog();
    choose(u"menu.quit"_s);
    press(Qt::Key_F7);
    choose(u"captures.note"_s);
    button(u"Remove the key"_s)->click();
    closeDialog();
    QCOMPARE(m_engine->preferences.shortcuts(),
             (QMap<QString, QString>{{u"menu.quit"_s, u"F7"_s}, {u"captures.note"_s, {}}}));
    openWindow();
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(Qt::Key_F7)});
    QCOMPARE(keysOf(u"captures.note"_s), Shortcuts::Keys());
    openDialog();
    choose(u"menu.quit"_s);
    press(Qt::Key_Q, Qt::ControlModifier);
    QCOMPARE(m_engine->preferences.shortcuts(), (QMap<QString, QString>{{u"captures.note"_s, {}}}));
}

void tst_ShortcutsDialog::removesAndRestoresAKey()
{
    openDialog();
    choose(u"captures.pin"_s);
    QVERIFY(!button(u"Default key"_s)->isEnabled());
    button(u"Remove the key"_s)->click();
    QCOMPARE(keysOf(u"captures.pin"_s), Shortcuts::Keys());
    QVERIFY(!button(u"Remove the key"_s)->isEnabled());
    QVERIFY(says(u"Default: M, P"_s));
    button(u"Default key"_s)->click();
    QCOMPARE(keysOf(u"captures.pin"_s), (Shortcuts::Keys{QKeySequence(Qt::Key_M), QKeySequence(Qt::Key_P)}));
    QVERIFY(m_engine->preferences.shortcuts().isEmpty());
}

void tst_ShortcutsDialog::movesAKeyOnlyWhenTold()
{
    openDialog();
    choose(u"captures.pin"_s);
    press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(says(u"Ctrl+D is already used by “Compare"_s));
    QCOMPARE(keysOf(u"captures.compare"_s), Shortcuts::Keys{CtrlD});
    QVERIFY(!keysOf(u"captures.pin"_s).contains(CtrlD));
    button(u"Move the key here"_s)->click();
    QCOMPARE(keysOf(u"captures.compare"_s), Shortcuts::Keys());
    QCOMPARE(keysOf(u"captures.pin"_s), Shortcuts::Keys{CtrlD});
    QVERIFY(!field().hasError());
    choose(u"captures.note"_s);
    press(Qt::Key_M); // nobody's now
    QCOMPARE(keysOf(u"captures.note"_s), Shortcuts::Keys{QKeySequence(Qt::Key_M)});
    choose(u"captures.pin"_s);
    button(u"Default key"_s)->click(); // its key went to another command since
    QVERIFY(says(u"M, P is already used by “Note” (Run tasks)."_s));
    QCOMPARE(keysOf(u"captures.pin"_s), Shortcuts::Keys{CtrlD});
}

void tst_ShortcutsDialog::theWholeWindowMeetsEachPage()
{
    openDialog();
    choose(u"menu.quit"_s);
    press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(says(u"Ctrl+E is already used by “Archive what is chosen” (Change requests)."_s));
    choose(u"activity.filter"_s);
    press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(says(u"Ctrl+Q is already used by “Quit” (Everywhere)."_s));
    choose(u"raw.go_to"_s); // a part of a page, and the page
    press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(says(u"Ctrl+L is already used by “Copy the listener's address” (Run tasks)."_s));
    QVERIFY(m_engine->preferences.shortcuts().isEmpty());
}

void tst_ShortcutsDialog::otherPagesMayHaveTheSameKey()
{
    openDialog();
    choose(u"activity.filter"_s);
    press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(!field().hasError());
    QCOMPARE(keysOf(u"activity.filter"_s), Shortcuts::Keys{QKeySequence(u"Ctrl+E"_s)});
    choose(u"raw.find"_s);
    QVERIFY(!field().hasError()); // it has the key of its page by default, and takes it first
}

/// The next version may give a command the key that the user has given another one.
void tst_ShortcutsDialog::tellsAConflictThatIsThereAlready()
{
    Shortcuts::all().setChangedKeys({{u"menu.quit"_s, {QKeySequence(u"Ctrl+1"_s)}}});
    openDialog();
    choose(u"menu.quit"_s);
    QVERIFY(says(u"Ctrl+1 is already used by “Change requests” (Everywhere)."_s));
    choose(u"menu.page1"_s);
    QVERIFY(says(u"Ctrl+1 is already used by “Quit” (Everywhere)."_s));
    button(u"Move the key here"_s)->click();
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys());
    QCOMPARE(keysOf(u"menu.page1"_s), Shortcuts::Keys{QKeySequence(u"Ctrl+1"_s)});
}

void tst_ShortcutsDialog::refusesUnsafeKeys()
{
    openDialog();
    choose(u"menu.quit"_s);
    press(Qt::Key_G);
    QVERIFY(says(u"G alone is for typing"_s));
    press(Qt::Key_F, Qt::AltModifier);
    QVERIFY(says(u"Alt+F is for menus and fields"_s));
    press(Qt::Key_Home);
    QVERIFY(says(u"Home is used by lists and controls"_s));
    choose(u"captures.filter"_s); // all of the page listens to it
    press(Qt::Key_G);
    QVERIFY(says(u"G alone is for typing"_s));
    QVERIFY(m_engine->preferences.shortcuts().isEmpty());
    choose(u"captures.pin"_s);
    press(Qt::Key_J);
    QVERIFY(says(u"J is used by lists and controls"_s));
    press(Qt::Key_G);
    QVERIFY(!field().hasError());
    QCOMPARE(keysOf(u"captures.pin"_s), Shortcuts::Keys{QKeySequence(Qt::Key_G)});
}

void tst_ShortcutsDialog::aFixedKeyCannotBeChanged()
{
    openDialog();
    table().setCurrentIndex(model().index(0, 0));
    QVERIFY(model().at(0).isFixed());
    QVERIFY(!key().isEnabled());
    QVERIFY(!button(u"Remove the key"_s)->isEnabled() && !button(u"Default key"_s)->isEnabled());
    QVERIFY(says(u"This key cannot be changed"_s));
}

void tst_ShortcutsDialog::restoresAllAndTakesItBack()
{
    openDialog();
    choose(u"menu.quit"_s);
    press(Qt::Key_F7);
    choose(u"captures.pin"_s);
    press(Qt::Key_G);
    button(u"Default keys for all"_s)->click();
    QVERIFY(m_engine->preferences.shortcuts().isEmpty());
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(u"Ctrl+Q"_s)});
    QCOMPARE(model().at(table().currentIndex().row()).id, u"captures.pin"_s); // what is chosen stays chosen
    QTRY_VERIFY(button(u"Undo"_s));
    button(u"Undo"_s)->click();
    QCOMPARE(m_engine->preferences.shortcuts().size(), 2);
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(Qt::Key_F7)});
}

void tst_ShortcutsDialog::aSecondPressLeavesTheUndo()
{
    openDialog();
    QPushButton *all = button(u"Default keys for all"_s);
    all->click();
    QCOMPARE(dialog()->findChild<MessageBar *>()->text(), u"All commands have their default keys."_s);
    QVERIFY(!button(u"Undo"_s)); // nothing was changed
    choose(u"menu.quit"_s);
    press(Qt::Key_F7);
    QSignalSpy clicked(all, &QPushButton::clicked);
    const QPoint middle = all->mapTo(dialog(), all->rect().center());
    QTest::mouseDClick(dialog()->windowHandle(), Qt::LeftButton, {}, middle);
    QCOMPARE(clicked.size(), 2);
    QVERIFY(m_engine->preferences.shortcuts().isEmpty());
    QTRY_VERIFY(button(u"Undo"_s));
    button(u"Undo"_s)->click();
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(Qt::Key_F7)});
}

/// Settings may have changed keys of any number of commands, also of those that there are not.
void tst_ShortcutsDialog::readsTheWindowOnceForManyChanges()
{
    openDialog();
    QHash<QString, Shortcuts::Keys> keys;
    for (int i = 0; i < 200; ++i)
        keys.insert(u"no.such.command%1"_s.arg(i), {QKeySequence(Qt::Key_F7)});
    for (const ShortcutRow &row : model().rows()) {
        if (!row.isFixed())
            keys.insert(row.id, {QKeySequence(Qt::Key_F7)});
    }
    const QSignalSpy read(&model(), &QAbstractItemModel::dataChanged);
    Shortcuts::all().setChangedKeys(keys);
    QCOMPARE(read.size(), 1);
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(Qt::Key_F7)});
    choose(u"menu.quit"_s);
    button(u"Move the key here"_s)->click();
    QCOMPARE(read.size(), 2);
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(Qt::Key_F7)});
    QCOMPARE(keysOf(u"captures.pin"_s), Shortcuts::Keys());
    button(u"Default keys for all"_s)->click();
    QCOMPARE(read.size(), 3);
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(u"Ctrl+Q"_s)});
    QVERIFY(m_engine->preferences.shortcuts().isEmpty());
}

void tst_ShortcutsDialog::findsByWordsAndKeys()
{
    openDialog();
    auto *search = dialog()->findChild<QLineEdit *>();
    search->setText(u"CURL activity"_s);
    QCOMPARE(model().rowCount(), 1);
    QCOMPARE(model().at(0).id, u"activity.copy_curl"_s);
    search->setText(u"ctrl+shift+m"_s);
    QCOMPARE(model().rowCount(), 1);
    QCOMPARE(model().at(table().currentIndex().row()).id, u"menu.compare"_s);
    press(Qt::Key_F7); // the row stays, although it does not match any more
    QCOMPARE(model().at(table().currentIndex().row()).id, u"menu.compare"_s);
    search->setText(u"no such words"_s);
    QVERIFY(says(u"No command matches."_s));
    QVERIFY(!key().isEnabled());
}

/// The file is not trusted: somebody may have written anything into it.
void tst_ShortcutsDialog::ignoresUntrustedSettings()
{
    m_engine->preferences.setShortcuts({{u"no.such.command"_s, u"F7"_s},
                                        {u"menu.quit"_s, u"G"_s},
                                        {u"menu.settings"_s, u"no key at all"_s},
                                        {u"menu.commands"_s, u"Ctrl+A, Ctrl+B"_s},
                                        {u"menu.signature"_s, u"F2; F3; F4; F5; F7; F8"_s},
                                        {u"captures.pin"_s, u"Space; G"_s}});
    openWindow();
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(u"Ctrl+Q"_s)});
    QCOMPARE(keysOf(u"menu.settings"_s), Shortcuts::Keys{QKeySequence(u"Ctrl+,"_s)});
    QCOMPARE(keysOf(u"menu.commands"_s), (Shortcuts::Keys{QKeySequence(u"Ctrl+K"_s), QKeySequence(u"Ctrl+Alt+I"_s)}));
    QCOMPARE(keysOf(u"menu.signature"_s).size(), 4);
    QCOMPARE(keysOf(u"captures.pin"_s), Shortcuts::Keys{QKeySequence(Qt::Key_G)});
}

void tst_ShortcutsDialog::menusTipsAndPaletteShowTheKey()
{
    m_engine->preferences.setShortcuts({{u"run_tasks.copy_address"_s, u"Ctrl+J"_s},
                                        {u"captures.filter"_s, u"Ctrl+Shift+J"_s},
                                        {u"menu.quit"_s, u"F7"_s}});
    openWindow();
    const auto *copy = support::button<QPushButton>(*m_window, u"Copy the listener's address"_s);
    QVERIFY(copy);
    QCOMPARE(copy->toolTip(), u"Copy the listener's address (Ctrl+J)"_s);
    QString keys;
    for (const WindowCommand &command : possibleCommands(*m_window)) { // which asks the menus, as the palette does
        if (command.text == u"Quit"_s)
            keys = command.keys;
    }
    QCOMPARE(keys, u"F7"_s);
    QVERIFY(support::action(*m_window, u"Filter the received requests\tCtrl+Shift+J"_s)); // of the menu "Edit"
}

void tst_ShortcutsDialog::opensFromTheSettings()
{
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Comma, Qt::ControlModifier);
    auto *settings = m_window->findChild<SettingsDialog *>();
    QVERIFY(settings);
    support::shownButton<QPushButton>(*settings, u"Keyboard shortcuts..."_s)->click();
    QVERIFY(dialog());
    QVERIFY(QTest::qWaitForWindowActive(dialog()));
    choose(u"menu.quit"_s);
    press(Qt::Key_F7);
    dialog()->reject();
    settings->reject();
    QCOMPARE(keysOf(u"menu.quit"_s), Shortcuts::Keys{QKeySequence(Qt::Key_F7)}); // it needs no "Save"
}

RUNLATCH_WINDOW_TEST(tst_ShortcutsDialog)

} // namespace runlatch::ui

#include "tst_shortcutsdialog.moc"
