// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/controls/searchpicker.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QLineEdit>
#include <QListView>
#include <QStringListModel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

const QStringList Names{u"net-1"_s, u"net-2"_s, u"net-3"_s};

QStringList namesIn(QAccessibleInterface *list)
{
    QStringList names;
    for (int row = 0; row < list->childCount(); ++row)
        names.append(list->child(row)->text(QAccessible::Name));
    return names;
}

} // namespace

/// A screen reader finds the list of a picker below it, with all rows, and which of them is the current one.
class tst_PickerAccess : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void aPickerHasItsList();
    void aSearchPickerHasItsSearchAndItsList();
    void theCurrentRowIsKnown();
    void opensAndCloses();

private:
    static QAccessibleInterface *of(QObject &object) { return QAccessible::queryAccessibleInterface(&object); }
};

void tst_PickerAccess::aPickerHasItsList()
{
    Picker picker(u"webhook"_s, u"Workspace"_s);
    picker.addItems(Names);
    picker.setCurrentIndex(1);
    QAccessibleInterface *box = of(picker);
    QVERIFY(box);
    QCOMPARE(box->role(), QAccessible::ComboBox);
    QCOMPARE(box->text(QAccessible::Name), u"Workspace"_s);
    QCOMPARE(box->text(QAccessible::Value), u"net-2"_s);
    QCOMPARE(box->childCount(), 1);
    QAccessibleInterface *list = box->child(0);
    QVERIFY(list);
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(namesIn(list), Names);
    QCOMPARE(list->parent(), box);
    QCOMPARE(box->indexOfChild(list), 0);
    QCOMPARE(box->indexOfChild(box), -1);
}

void tst_PickerAccess::aSearchPickerHasItsSearchAndItsList()
{
    QStringListModel source(Names);
    SearchPicker picker(u"webhook"_s, u"Workspace"_s, source);
    picker.setChosen(u"net-2"_s);
    QAccessibleInterface *box = of(picker);
    QCOMPARE(box->role(), QAccessible::ComboBox);
    QCOMPARE(box->text(QAccessible::Value), u"net-2"_s);
    QCOMPARE(box->childCount(), 1);
    QAccessibleInterface *popup = box->child(0);
    QVERIFY(popup);
    QCOMPARE(popup->parent(), box);
    QCOMPARE(box->indexOfChild(popup), 0);
    QStringList found;
    for (int index = 0; index < popup->childCount(); ++index) {
        QAccessibleInterface *part = popup->child(index);
        QCOMPARE(part->parent(), popup);
        if (part->role() == QAccessible::List)
            found = namesIn(part);
    }
    QCOMPARE(found, Names);
    QVERIFY(popup->indexOfChild(of(*picker.findChild<QLineEdit *>())) >= 0);
}

/// The keys stay in the search line, and the row that they move to is the one that is told.
void tst_PickerAccess::theCurrentRowIsKnown()
{
    QStringListModel source(Names);
    SearchPicker picker(u"webhook"_s, u"Workspace"_s, source);
    picker.setChosen(u"net-2"_s);
    picker.show();
    QVERIFY(QTest::qWaitForWindowExposed(&picker));
    QAccessibleInterface *box = of(picker);
    picker.showPopup();
    QVERIFY(box->focusChild());
    QCOMPARE(box->focusChild()->text(QAccessible::Name), u"net-2"_s);
    QVERIFY(box->focusChild()->state().focused);
    QTest::keyClick(picker.findChild<QLineEdit *>(), Qt::Key_Down);
    QCOMPARE(box->focusChild()->text(QAccessible::Name), u"net-3"_s);
    QVERIFY(box->focusChild()->state().focused);
    source.setStringList({u"other"_s}); // what was found
    QTRY_COMPARE(box->focusChild()->text(QAccessible::Name), u"other"_s);
    picker.hidePopup();
    QVERIFY(!box->focusChild() || box->focusChild()->object() == &picker);
}

void tst_PickerAccess::opensAndCloses()
{
    QStringListModel source(Names);
    SearchPicker searching(u"webhook"_s, u"Workspace"_s, source);
    Picker plain(u"webhook"_s, u"Workspace"_s);
    plain.addItems(Names);
    for (Picker *picker : {static_cast<Picker *>(&searching), &plain}) {
        picker->show();
        QVERIFY(QTest::qWaitForWindowExposed(picker));
        QAccessibleInterface *box = of(*picker);
        QAccessibleActionInterface *actions = box->actionInterface();
        QVERIFY(actions && actions->actionNames().contains(QAccessibleActionInterface::showMenuAction()));
        QVERIFY(box->state().expandable && !box->state().expanded);
        actions->doAction(QAccessibleActionInterface::showMenuAction());
        QTRY_VERIFY(box->state().expanded);
        actions->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(!box->state().expanded);
        picker->setEnabled(false);
        actions->doAction(QAccessibleActionInterface::showMenuAction());
        QVERIFY(!box->state().expanded);
    }
}

RUNLATCH_WINDOW_TEST(tst_PickerAccess)

} // namespace runlatch::ui

#include "tst_pickeraccess.moc"
