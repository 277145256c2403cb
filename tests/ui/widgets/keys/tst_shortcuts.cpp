// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/shortcuts.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/keys/keyedit.h"
#include "ui/widgets/keys/keyrules.h"
#include "ui/widgets/keys/keytip.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A command has the keys that the user gave it, from when it is made, and what shows its key follows.
class tst_Shortcuts : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anActionTakesAChangedKeyAtOnce();
    void anActionMadeLaterHasTheChangedKey();
    void equalActionsChangeTogether();
    void manyChangesAreToldOnce();
    void aFurtherActionIsNoNews();
    void anUnsafeKeyLeavesTheDefaults();
    void aDefaultKeyIsAlwaysSafe();
    void judgesKeys_data();
    void judgesKeys();
    void onlyAListIsSafeForLetters();
    void theToolTipShowsThePresentKey();
    void thePartTakesItsKeyBeforeThePage();
    void theFieldTakesOneKey();
    void theFieldLetsAKeyboardOut();

private:
    QAction *makeAction(const QString &id, const Shortcuts::Keys &keys)
    {
        auto *action = new QAction(u"Act"_s, m_page.get());
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_page->addAction(action);
        Shortcuts::all().add(*action, id);
        return action;
    }

    std::unique_ptr<QWidget> m_page;
    QListWidget *m_list = nullptr;
};

const QKeySequence F7(Qt::Key_F7);
const QKeySequence F8(Qt::Key_F8);

void tst_Shortcuts::init()
{
    Shortcuts::all().setChangedKeys({});
    m_page = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(m_page.get());
    m_list = new QListWidget;
    column->addWidget(m_list);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_list->setFocus();
}

void tst_Shortcuts::cleanup()
{
    m_page.reset();
}

void tst_Shortcuts::anActionTakesAChangedKeyAtOnce()
{
    const QAction *action = makeAction(u"test.one"_s, {F7});
    QSignalSpy triggered(action, &QAction::triggered);
    Shortcuts::all().change(u"test.one"_s, {F8});
    QTest::keyClick(m_list, Qt::Key_F7);
    QCOMPARE(triggered.size(), 0);
    QTest::keyClick(m_list, Qt::Key_F8);
    QCOMPARE(triggered.size(), 1);
    Shortcuts::all().change(u"test.one"_s, {});
    QTest::keyClick(m_list, Qt::Key_F8);
    QCOMPARE(triggered.size(), 1);
    QCOMPARE(Shortcuts::all().changedKeys().size(), 1);
    Shortcuts::all().change(u"test.one"_s, {F7});
    QVERIFY(Shortcuts::all().changedKeys().isEmpty()); // nothing differs from the default
    QTest::keyClick(m_list, Qt::Key_F7);
    QCOMPARE(triggered.size(), 2);
}

void tst_Shortcuts::anActionMadeLaterHasTheChangedKey()
{
    Shortcuts::all().setChangedKeys({{u"test.later"_s, {F8}}, {u"test.unknown"_s, {F7}}});
    const QAction *action = makeAction(u"test.later"_s, {F7});
    QCOMPARE(action->shortcuts(), Shortcuts::Keys{F8});
    QCOMPARE(Shortcuts::all().defaultsOf(*action), Shortcuts::Keys{F7});
    Shortcuts::all().setChangedKeys({});
    QCOMPARE(action->shortcuts(), Shortcuts::Keys{F7});
}

void tst_Shortcuts::equalActionsChangeTogether()
{
    const QAction *one = makeAction(u"test.equal"_s, {F7});
    Shortcuts::all().change(u"test.equal"_s, {F8});
    const QAction *other = makeAction(u"test.equal"_s, {F7});
    QCOMPARE(other->shortcuts(), Shortcuts::Keys{F8});
    Shortcuts::all().change(u"test.equal"_s, {});
    QVERIFY(one->shortcuts().isEmpty() && other->shortcuts().isEmpty());
    delete one;
    Shortcuts::all().change(u"test.equal"_s, {F7});
    QCOMPARE(other->shortcuts(), Shortcuts::Keys{F7});
}

void tst_Shortcuts::manyChangesAreToldOnce()
{
    const QAction *one = makeAction(u"test.many1"_s, {F7});
    makeAction(u"test.many2"_s, {F7});
    const QSignalSpy changed(&Shortcuts::all(), &Shortcuts::changed);
    const auto ids = [&changed] { return changed.last().at(0).value<QSet<QString>>(); };
    Shortcuts::all().setChangedKeys({{u"test.many1"_s, {F8}}, {u"test.many2"_s, {F8}}, {u"test.none"_s, {F8}}});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(ids(), (QSet<QString>{u"test.many1"_s, u"test.many2"_s}));
    QCOMPARE(one->shortcuts(), Shortcuts::Keys{F8});
    Shortcuts::all().setChangedKeys({{u"test.none"_s, {F8}}});
    QCOMPARE(changed.size(), 2);
    QCOMPARE(ids().size(), 2);
    QCOMPARE(one->shortcuts(), Shortcuts::Keys{F7});
    Shortcuts::all().setChangedKeys({}); // settings forget the unknown one, too
    QCOMPARE(changed.size(), 3);
    QVERIFY(ids().isEmpty());
}

/// A list has a command in each of its rows. What shows the key would look again for every row that is made.
void tst_Shortcuts::aFurtherActionIsNoNews()
{
    const QSignalSpy changed(&Shortcuts::all(), &Shortcuts::changed);
    makeAction(u"test.row"_s, {F7});
    QCOMPARE(changed.size(), 1);
    const QAction *further = makeAction(u"test.row"_s, {F7});
    QCOMPARE(changed.size(), 1);
    Shortcuts::all().change(u"test.row"_s, {F8});
    QCOMPARE(changed.size(), 2);
    QCOMPARE(further->shortcut(), F8);
    QCOMPARE(makeAction(u"test.row"_s, {F7})->shortcut(), F8);
    QCOMPARE(changed.size(), 2);
}

void tst_Shortcuts::anUnsafeKeyLeavesTheDefaults()
{
    const QAction *action = makeAction(u"test.unsafe"_s, {F7});
    Shortcuts::all().change(u"test.unsafe"_s, {QKeySequence(Qt::Key_A)});
    QCOMPARE(action->shortcuts(), Shortcuts::Keys{F7});
    Shortcuts::all().change(u"test.unsafe"_s, {QKeySequence(Qt::Key_A), F8});
    QCOMPARE(action->shortcuts(), Shortcuts::Keys{F8});
}

/// A page may have "/" beside Ctrl+F by default, and keeps it when Ctrl+F goes to another command.
void tst_Shortcuts::aDefaultKeyIsAlwaysSafe()
{
    const QKeySequence slash(Qt::Key_Slash);
    const QAction *action = makeAction(u"test.slash"_s, {F7, slash});
    Shortcuts::all().change(u"test.slash"_s, {slash});
    QCOMPARE(action->shortcuts(), Shortcuts::Keys{slash});
}

void tst_Shortcuts::judgesKeys_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<KeyFault>("onPage");
    QTest::addColumn<KeyFault>("inList");
    const auto row = [](const char *keys, KeyFault onPage, KeyFault inList) {
        QTest::newRow(keys) << QString::fromLatin1(keys) << onPage << inList;
    };
    const auto both = [&row](const char *keys, KeyFault fault) { row(keys, fault, fault); };
    for (const char *keys : {"G", "Shift+G", "5", ";", "Del", "Ins", "Backspace"})
        row(keys, KeyFault::Typing, KeyFault::None);
    for (const char *keys : {"Ctrl+G", "Ctrl+Shift+G", "Ctrl+Alt+I", "Alt+Up", "F1", "Shift+F3", "F12", "Ctrl+Return",
                             "Ctrl+J", "Ctrl+F6", "Meta+G"})
        both(keys, KeyFault::None);
    for (const char *keys : {"J", "K", "Space", "Return", "Enter", "Esc", "Tab", "Shift+Tab", "Up", "Shift+Down",
                             "Home", "PgUp", "F6", "F10", "Shift+F10"})
        both(keys, KeyFault::Fixed);
    for (const char *keys : {"Alt+F", "Alt+Shift+F", "Alt+1"})
        both(keys, KeyFault::AccessKey);
    for (const char *keys : {"Ctrl+A, Ctrl+B", "nothing at all", ""})
        both(keys, KeyFault::Several);
}

void tst_Shortcuts::judgesKeys()
{
    QFETCH(QString, keys);
    QFETCH(KeyFault, onPage);
    QFETCH(KeyFault, inList);
    QCOMPARE(faultOf(QKeySequence(keys), false), onPage);
    QCOMPARE(faultOf(QKeySequence(keys), true), inList);
}

void tst_Shortcuts::onlyAListIsSafeForLetters()
{
    QAction action;
    action.setShortcutContext(Qt::WidgetShortcut);
    QVERIFY(!isOfList(action));
    m_list->addAction(&action);
    QVERIFY(isOfList(action));
    action.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QVERIFY(!isOfList(action));
    action.setShortcutContext(Qt::WidgetShortcut);
    m_page->addAction(&action);
    QVERIFY(!isOfList(action));
}

void tst_Shortcuts::theToolTipShowsThePresentKey()
{
    auto *button = new QPushButton(m_page.get());
    auto *tip = new KeyTip(*button, u"test.tip"_s, u"Reload"_s);
    QCOMPARE(button->toolTip(), u"Reload"_s);
    makeAction(u"test.tip"_s, {F7});
    QCOMPARE(button->toolTip(), u"Reload (F7)"_s);
    Shortcuts::all().change(u"test.tip"_s, {F8});
    QCOMPARE(button->toolTip(), u"Reload (F8)"_s);
    tip->setText(u"Reload, loaded at noon"_s);
    QCOMPARE(button->toolTip(), u"Reload, loaded at noon (F8)"_s);
    Shortcuts::all().change(u"test.tip"_s, {});
    QCOMPARE(button->toolTip(), u"Reload, loaded at noon"_s);
}

/// Takes its own key as the parts of a page do.
class Part final : public QListWidget
{
public:
    QAction *own = nullptr;

protected:
    bool event(QEvent *event) override { return takesKeyOf(*own, *event) || QListWidget::event(event); }
};

void tst_Shortcuts::thePartTakesItsKeyBeforeThePage()
{
    const QAction *ofThePage = makeAction(u"test.page"_s, {F7});
    auto *part = new Part;
    part->own = new QAction(part);
    part->own->setShortcut(F7);
    part->own->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    part->addAction(part->own);
    m_page->layout()->addWidget(part);
    part->show();
    part->setFocus();
    QSignalSpy page(ofThePage, &QAction::triggered);
    QSignalSpy own(part->own, &QAction::triggered);
    QTest::keyClick(part, Qt::Key_F7);
    QCOMPARE(own.size(), 1);
    QCOMPARE(page.size(), 0);
    part->own->setShortcut(F8);
    QTest::keyClick(part, Qt::Key_F7);
    QCOMPARE(page.size(), 1);
    QTest::keyClick(part, Qt::Key_F8);
    QCOMPARE(own.size(), 2);
}

void tst_Shortcuts::theFieldTakesOneKey()
{
    const QAction *ofThePage = makeAction(u"test.field"_s, {F7});
    QSignalSpy triggered(ofThePage, &QAction::triggered);
    auto *field = new KeyEdit;
    m_page->layout()->addWidget(field);
    field->setKey(QKeySequence(u"Ctrl+A"_s));
    field->show();
    field->setFocus();
    QSignalSpy pressed(field, &KeyEdit::pressed);
    QTest::keyPress(field, Qt::Key_Control, Qt::ControlModifier);
    QCOMPARE(field->keySequence(), QKeySequence(u"Ctrl+A"_s)); // not yet a key
    QTest::keyClick(field, Qt::Key_G, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_F7); // the key of a command is taken as any other
    QCOMPARE(pressed.size(), 2);
    QCOMPARE(pressed.at(0).at(0).value<QKeySequence>(), QKeySequence(u"Ctrl+G"_s));
    QCOMPARE(pressed.at(1).at(0).value<QKeySequence>(), F7);
    QCOMPARE(field->keySequence(), F7);
    QCOMPARE(triggered.size(), 0);
}

void tst_Shortcuts::theFieldLetsAKeyboardOut()
{
    auto *field = new KeyEdit;
    auto *next = new QLineEdit;
    m_page->layout()->addWidget(field);
    m_page->layout()->addWidget(next);
    field->show();
    next->show();
    field->setFocus();
    QVERIFY(field->hasFocus());
    QSignalSpy pressed(field, &KeyEdit::pressed);
    QTest::keyClick(field, Qt::Key_Escape);
    QTest::keyClick(field, Qt::Key_Tab);
    QVERIFY(next->hasFocus());
    QCOMPARE(pressed.size(), 0);
}

RUNLATCH_WINDOW_TEST(tst_Shortcuts)

} // namespace runlatch::ui

#include "tst_shortcuts.moc"
