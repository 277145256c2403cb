// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/conditionlist.h"

#include "changerequests/explorervalues.h"
#include "models/servicefixture.h"
#include "protocol/exploredworkspace.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/query/conditionrow.h"
#include "ui/bulkcreate/query/switch.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/remarkline.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using changerequests::ExplorerValues;
using protocol::ExplorerOperator;
using Condition = ConditionList::Condition;

/// The rows of a query are written, ordered, turned off, removed and brought back by the keyboard alone.
class tst_ConditionKeys : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aQueryIsWrittenByKeys();
    void rowsAreDuplicatedAndMoved();
    void aRowIsTurnedOffAndOn();
    void aRemovedRowIsBroughtBack();
    void removedRowsComeBackInTurn();
    void textIsUndoneBeforeRows();
    void theWordsInventNoValue();
    void anEmptyRowIsNotBroughtBack();
    void anotherQueryForgetsTheRemoved();
    void saysWhyThereIsNoOr();
    void statusesAreSuggested();
    void theServiceIsAskedForNamesWhenTheyAreWanted();
    void anotherPlaceEndsTheWaiting();
    void anotherFieldEndsTheWaiting();
    void aServiceWithoutNamesIsSaid_data();
    void aServiceWithoutNamesIsSaid();
    void nothingIsCutInANarrowList_data();
    void nothingIsCutInANarrowList();

private:
    static Condition named(const QString &name) { return {{u"workspace_name"_s, ExplorerOperator::Is, name}, true}; }
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static void duplicate() { key(Qt::Key_D, Qt::ControlModifier); }
    static void remove() { key(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier); }
    static void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
    QStringList values() const;
    ConditionRow *row(int index) const;
    QLineEdit *value(int index) const { return support::named<QLineEdit>(*row(index), valueName(index)); }
    static QString valueName(int index) { return u"Value of condition %1"_s.arg(index + 1); }
    QString remark(int index) const;
    QString removed() const;
    QString cutPart(int index) const;

    std::unique_ptr<ConditionList> m_list;
};

void tst_ConditionKeys::init()
{
    support::failOnWarnings();
    m_list = std::make_unique<ConditionList>();
    m_list->resize(1000, 500);
    m_list->show();
    QVERIFY(QTest::qWaitForWindowActive(m_list.get()));
}

void tst_ConditionKeys::cleanup()
{
    m_list.reset();
}

QStringList tst_ConditionKeys::values() const
{
    QStringList values;
    for (const Condition &condition : m_list->conditions())
        values += condition.condition.value;
    return values;
}

ConditionRow *tst_ConditionKeys::row(int index) const
{
    const QString name = u"Field of condition %1"_s.arg(index + 1);
    return support::firstOf<ConditionRow>(*m_list, [&name](const ConditionRow *row) {
        return row->isVisible() && row->findChild<QComboBox *>()->accessibleName() == name;
    });
}

QString tst_ConditionKeys::remark(int index) const
{
    const auto *line = row(index)->findChild<RemarkLine *>();
    return line->isVisible() ? line->text() : QString();
}

QString tst_ConditionKeys::removed() const
{
    const auto *bar = m_list->findChild<MessageBar *>();
    return bar->hasMessage() ? bar->text() : QString();
}

/// The first part that does not lie within its row; empty if there is none.
QString tst_ConditionKeys::cutPart(int index) const
{
    const ConditionRow *all = row(index);
    const auto *cut = support::firstOf<QWidget>(*all, [all](const QWidget *part) {
        return part->isVisible() && !all->rect().contains(QRect(part->mapTo(all, QPoint()), part->size()));
    });
    return cut ? QString::fromLatin1(cut->metaObject()->className()) + u' ' + cut->accessibleName() : QString();
}

void tst_ConditionKeys::aQueryIsWrittenByKeys()
{
    m_list->focusFirst();
    key(Qt::Key_Space);                                                      // the button that adds a condition
    QCOMPARE(QApplication::focusWidget(), row(0)->findChild<QComboBox *>()); // the field is written first
    QTest::keyClicks(row(0)->findChild<QLineEdit *>(u"field"_s), u"resource_cou"_s);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    auto *box = row(0)->findChildren<QComboBox *>().at(1);
    box->setFocus();
    key(Qt::Key_G); // "greater than"
    QCOMPARE(box->currentText(), u"greater than"_s);
    value(0)->setFocus();
    QTest::keyClicks(value(0), u"10"_s);
    QCOMPARE(m_list->conditions(),
             (QList<Condition>{{{u"resource_count"_s, ExplorerOperator::GreaterThan, u"10"_s}, true}}));
}

void tst_ConditionKeys::rowsAreDuplicatedAndMoved()
{
    m_list->setConditions({named(u"a"_s), named(u"b"_s)});
    value(1)->setFocus();
    key(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(values(), (QStringList{u"b"_s, u"a"_s}));
    QCOMPARE(QApplication::focusWidget(), value(0));
    key(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier); // there is no row above
    duplicate();
    QCOMPARE(values(), (QStringList{u"b"_s, u"b"_s, u"a"_s}));
    QCOMPARE(QApplication::focusWidget(), value(1)); // the copy is edited next
    key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(values(), (QStringList{u"b"_s, u"a"_s, u"b"_s}));
}

void tst_ConditionKeys::aRowIsTurnedOffAndOn()
{
    m_list->setConditions({named(u"a"_s)});
    value(0)->setFocus();
    key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!m_list->conditions().constFirst().enabled);
    QCOMPARE(QApplication::focusWidget(), row(0)->findChild<Switch *>()); // the value is disabled
    key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_list->conditions(), QList{named(u"a"_s)});
}

void tst_ConditionKeys::aRemovedRowIsBroughtBack()
{
    Condition off = named(u"b"_s);
    off.enabled = false;
    off.condition.furtherValues = {u"c"_s};
    m_list->setConditions({named(u"a"_s), off, named(u"d"_s)});
    const QList<Condition> all = m_list->conditions();
    row(1)->findChild<Switch *>()->setFocus();
    const QSignalSpy changed(m_list.get(), &ConditionList::changed);
    remove();
    QCOMPARE(values(), (QStringList{u"a"_s, u"d"_s}));
    QVERIFY(removed().contains(u"Removed the condition"_s));
    QTRY_VERIFY(support::shownButton<QPushButton>(*m_list, u"Undo"_s)); // a little later than the message
    undo(); // the focus is in the field of the next row, which has nothing to undo itself
    QCOMPARE(m_list->conditions(), all);
    QCOMPARE(changed.size(), 2);
    QVERIFY(m_list->isAncestorOf(QApplication::focusWidget()));
}

void tst_ConditionKeys::removedRowsComeBackInTurn()
{
    m_list->setConditions({named(u"a"_s), named(u"b"_s)});
    value(0)->setFocus();
    remove();
    remove();
    QVERIFY(m_list->conditions().isEmpty());
    undo();
    undo();
    undo(); // there is nothing more
    QCOMPARE(values(), (QStringList{u"a"_s, u"b"_s}));
}

void tst_ConditionKeys::textIsUndoneBeforeRows()
{
    m_list->setConditions({named(u"a"_s), named(u"b"_s)});
    value(0)->setFocus();
    remove();
    value(0)->setFocus();
    QTest::keyClicks(value(0), u"x"_s);
    undo();
    QCOMPARE(values(), QStringList{u"b"_s});
    undo();
    QCOMPARE(values(), (QStringList{u"a"_s, u"b"_s}));
}

void tst_ConditionKeys::theWordsInventNoValue()
{
    m_list->setConditions({{{u"drifted"_s, ExplorerOperator::Is, u"maybe"_s}, true}});
    row(0)->findChild<Switch *>()->setFocus();
    remove();
    QVERIFY2(removed().contains(u"maybe"_s), qPrintable(removed()));
}

void tst_ConditionKeys::anEmptyRowIsNotBroughtBack()
{
    m_list->focusFirst();
    key(Qt::Key_Space);
    remove();
    QVERIFY(!support::shownButton<QPushButton>(*m_list, u"Undo"_s));
}

void tst_ConditionKeys::anotherQueryForgetsTheRemoved()
{
    m_list->setConditions({named(u"a"_s)});
    value(0)->setFocus();
    remove();
    m_list->setConditions({named(u"b"_s)});
    QVERIFY(!removed().contains(u"Removed the condition"_s));
    value(0)->setFocus();
    undo();
    QCOMPARE(values(), QStringList{u"b"_s});
}

void tst_ConditionKeys::saysWhyThereIsNoOr()
{
    auto *why = support::shownButton<QPushButton>(*m_list, u"Why no OR?"_s);
    QVERIFY(why && why->accessibleDescription().contains(u"AND"_s));
    QVERIFY(!support::says(*m_list, u"once for each query"_s));
    why->setFocus();
    key(Qt::Key_Space);
    QVERIFY(support::says(*m_list, u"once for each query"_s));
    key(Qt::Key_Space);
    QVERIFY(!support::says(*m_list, u"once for each query"_s));
}

void tst_ConditionKeys::statusesAreSuggested()
{
    m_list->setConditions({{{u"current_run_status"_s, ExplorerOperator::Is, {}}, true}});
    value(0)->setFocus();
    QTest::keyClicks(value(0), u"policy_soft"_s);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return); // the only one that fits
    QCOMPARE(values(), QStringList{u"policy_soft_failed"_s});
}

void tst_ConditionKeys::theServiceIsAskedForNamesWhenTheyAreWanted()
{
    const QJsonArray rows{protocol::writeExploredWorkspace(
        {.id = u"ws-1"_s, .name = u"net-1"_s, .attributes = {{u"project-name"_s, u"billing"_s}}})};
    models::ServiceFixture fixture({models::answerOf(rows)});
    ExplorerValues known(fixture.client);
    m_list->setKnownValues(&known);
    m_list->setConditions({{{u"project_name"_s, ExplorerOperator::Is, {}}, true}});
    value(0)->setFocus();
    key(Qt::Key_Down, Qt::AltModifier); // no service is chosen yet
    known.setPlace(fixture.endpoint, u"acme"_s);
    QTest::keyClicks(value(0), u"b"_s);
    QCOMPARE(fixture.server.count(), 0); // typing asks for nothing
    key(Qt::Key_Down, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QVERIFY(remark(0).isEmpty());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(values(), QStringList{u"billing"_s});
    QCOMPARE(fixture.server.count(), 1);
}

void tst_ConditionKeys::anotherPlaceEndsTheWaiting()
{
    models::ServiceFixture fixture({support::Script::hang()});
    ExplorerValues known(fixture.client);
    known.setPlace(fixture.endpoint, u"acme"_s);
    m_list->setKnownValues(&known);
    m_list->setConditions({{{u"project_name"_s, ExplorerOperator::Is, u"b"_s}, true}});
    value(0)->setFocus();
    key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY2(remark(0).contains(u"Asking"_s), qPrintable(remark(0)));
    known.setPlace(fixture.endpoint, u"other"_s);
    QVERIFY2(remark(0).isEmpty(), qPrintable(remark(0)));
}

void tst_ConditionKeys::anotherFieldEndsTheWaiting()
{
    models::ServiceFixture fixture({support::Script::answer(support::httpAnswer(404))});
    ExplorerValues known(fixture.client);
    known.setPlace(fixture.endpoint, u"acme"_s);
    m_list->setKnownValues(&known);
    m_list->setConditions({{{u"project_name"_s, ExplorerOperator::Is, u"b"_s}, true}});
    value(0)->setFocus();
    key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY2(remark(0).contains(u"Asking"_s), qPrintable(remark(0)));
    const QSignalSpy failed(&known, &ExplorerValues::failed);
    row(0)->findChild<QComboBox *>()->setEditText(u"tags"_s);
    QVERIFY2(remark(0).isEmpty(), qPrintable(remark(0)));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY2(remark(0).isEmpty(), qPrintable(remark(0)));
}

void tst_ConditionKeys::aServiceWithoutNamesIsSaid_data()
{
    QTest::addColumn<support::Script>("script");
    QTest::newRow("none") << models::answerOf(QJsonArray());
    QTest::newRow("refused") << support::Script::answer(support::httpAnswer(404));
}

void tst_ConditionKeys::aServiceWithoutNamesIsSaid()
{
    QFETCH(const support::Script, script);
    models::ServiceFixture fixture({script});
    ExplorerValues known(fixture.client);
    known.setPlace(fixture.endpoint, u"acme"_s);
    m_list->setKnownValues(&known);
    m_list->setConditions({{{u"project_name"_s, ExplorerOperator::Is, u"b"_s}, true}});
    value(0)->setFocus();
    key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY2(remark(0).contains(u"Asking"_s), qPrintable(remark(0)));
    QTRY_VERIFY(!remark(0).contains(u"Asking"_s));
    QVERIFY(!remark(0).isEmpty());
    QCOMPARE(values(), QStringList{u"b"_s});
    QTest::keyClicks(value(0), u"c"_s);
    QVERIFY(remark(0).isEmpty());
}

void tst_ConditionKeys::nothingIsCutInANarrowList_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {420, 540, 850, 1200})
        QTest::addRow("%d", width) << width;
}

void tst_ConditionKeys::nothingIsCutInANarrowList()
{
    QFETCH(int, width);
    m_list->setConditions({{{u"state_version_terraform_version"_s,
                             ExplorerOperator::DoesNotContain,
                             u"1.9"_s,
                             {u"1.10"_s, u"a-rather-long-value-that-somebody-pasted-here"_s}},
                            true}});
    m_list->resize(width, 500);
    const int time = m_list->fontMetrics().horizontalAdvance(u"2026-10-01T08:30:00Z"_s);
    QTRY_VERIFY(cutPart(0).isEmpty() && value(0)->width() >= time);
}

RUNLATCH_WINDOW_TEST(tst_ConditionKeys)
#include "tst_conditionkeys.moc"
