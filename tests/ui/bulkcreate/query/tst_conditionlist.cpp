// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/conditionlist.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/query/conditionrow.h"
#include "ui/bulkcreate/query/switch.h"
#include "ui/widgets/labels/remarkline.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;
using runlatch::protocol::ExplorerCondition;
using runlatch::protocol::ExplorerOperator;
using Condition = ConditionList::Condition;

/// Conditions can be typed and chosen, and each says what is wrong with it.
class tst_ConditionList : public runlatch::support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        runlatch::support::failOnWarnings();
        m_list = std::make_unique<ConditionList>();
        m_list->resize(900, 500);
        m_list->show();
        QVERIFY(QTest::qWaitForWindowActive(m_list.get()));
    }

    void cleanup() { m_list.reset(); }

    /// An unknown operator is kept and marked, as a later version may have saved it, until the user chooses another
    /// operator.
    void anUnknownOperatorIsKeptAndMarked()
    {
        const Condition written{{u"tags"_s, ExplorerOperator::Is, u"x"_s, {}, u"sounds_like"_s}, true};
        m_list->setConditions({written});
        QCOMPARE(m_list->conditions(), QList{written});
        QTRY_VERIFY(remark(0).contains(u"sent as typed"_s)); // an unknown operator is never refused here
        field(0)->setText(u"workspace_name"_s);
        QCOMPARE(m_list->conditions().constFirst().condition.unknownOperator, u"sounds_like"_s);
        chooseOperator(0, ExplorerOperator::Contains);
        QVERIFY(m_list->conditions().constFirst().condition.hasKnownOperator());
        QCOMPARE(m_list->conditions().constFirst().condition.is, ExplorerOperator::Contains);
        QVERIFY(remark(0).isEmpty());
    }

    void anOperatorCanBeTyped()
    {
        m_list->setConditions({named(u"a"_s)});
        auto *box = row(0)->findChildren<QComboBox *>().at(1);
        QCOMPARE(box->itemText(box->count() - 1), u"other..."_s);
        box->setCurrentIndex(box->count() - 1);
        emit box->activated(box->currentIndex());
        QCOMPARE(m_list->conditions().constFirst().condition.operatorName(), QString());
        QVERIFY(remark(0).contains(u"type one"_s)); // a condition without an operator is not sent
        auto *line = row(0)->findChild<QLineEdit *>(u"operator"_s);
        QCOMPARE(QApplication::focusWidget(), box); // the box gives the keys to its line
        QCOMPARE(line->accessibleName(), u"Operator of condition 1"_s);
        const QSignalSpy changed(m_list.get(), &ConditionList::changed);
        QTest::keyClicks(line, u"sounds_like"_s);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(m_list->conditions().constFirst().condition.operatorName(), u"sounds_like"_s);
        QVERIFY(remark(0).contains(u"sent as typed"_s));
        field(0)->setText(u"tags"_s); // another type of field keeps the operator
        QCOMPARE(m_list->conditions().constFirst().condition.operatorName(), u"sounds_like"_s);
        line = row(0)->findChild<QLineEdit *>(u"operator"_s);
        line->setText(u"is_not"_s);
        QVERIFY(m_list->conditions().constFirst().condition.hasKnownOperator());
        QCOMPARE(m_list->conditions().constFirst().condition.is, ExplorerOperator::IsNot);
    }

    /// Several values can be typed (spec 4.4: `value` is an array of strings).
    void severalValuesCanBeTyped()
    {
        m_list->setConditions({named(u"a"_s)});
        value(0)->setFocus();
        QTest::keyClick(value(0), Qt::Key_Insert, Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), value(0));
        QCOMPARE(m_list->conditions(), QList{named(u"a"_s)}); // an empty value does not count
        QTest::keyClicks(value(0), u"b"_s);
        Condition expected = named(u"a"_s);
        expected.condition.furtherValues = {u"b"_s};
        QCOMPARE(m_list->conditions(), QList{expected});
        QVERIFY(remark(0).contains(u"Several values"_s));
        press(u"Duplicate condition 1"_s);
        QCOMPARE(m_list->conditions(), (QList{expected, expected}));
        value(0)->setFocus();
        QTest::keyClick(value(0), Qt::Key_Backspace);
        QCOMPARE(m_list->conditions().constFirst(), named(u"a"_s));
    }

    /// Of several values, the wrong one is named.
    void theWrongValueIsNamed()
    {
        m_list->setConditions({{{u"resource_count"_s, ExplorerOperator::Is, u"1"_s, {u"many"_s, u"3"_s}}, true}});
        QVERIFY2(remark(0).startsWith(u"“many”"_s) && remark(0).contains(u"number"_s), qPrintable(remark(0)));
        m_list->setConditions({{{u"drifted"_s, ExplorerOperator::Is, u"maybe"_s}, true}});
        QVERIFY2(remark(0).startsWith(u"“maybe”"_s), qPrintable(remark(0))); // the list of yes and no has no such text
    }

    /// An operator that was chosen never becomes another one by itself: that would be another query.
    void aChosenOperatorIsKept()
    {
        m_list->setConditions({{{u"resource_count"_s, ExplorerOperator::GreaterThan, u"5"_s}, true}});
        field(0)->setText(u"workspace_name"_s);
        QCOMPARE(m_list->conditions().constFirst().condition.is, ExplorerOperator::GreaterThan);
        QVERIFY2(remark(0).contains(u"operator"_s), qPrintable(remark(0)));
        field(0)->setText(u"module_count"_s);
        QVERIFY(remark(0).isEmpty());
        m_list->setConditions({});
        add();
        field(0)->setText(u"workspace_created_at"_s); // nobody chose an operator: the first that fits
        QCOMPARE(m_list->conditions().constFirst().condition.is, ExplorerOperator::IsBefore);
    }

    /// An undocumented field has the editor of its operator.
    void theOperatorOfAnUnknownFieldChoosesTheEditor()
    {
        m_list->setConditions({{{u"zone_count"_s, ExplorerOperator::Is, {}}, true}});
        QVERIFY(value(0)->placeholderText().isEmpty());
        chooseOperator(0, ExplorerOperator::GreaterThan);
        QCOMPARE(value(0)->placeholderText(), u"number"_s);
        chooseOperator(0, ExplorerOperator::IsAfter);
        QVERIFY(value(0)->placeholderText().contains(u"UTC"_s));
    }

    void severalValuesOfAnyTypeAreSeen()
    {
        const Condition yesAndNo{{u"drifted"_s, ExplorerOperator::Is, u"true"_s, {u"false"_s}}, true};
        m_list->setConditions({yesAndNo});
        QCOMPARE(m_list->conditions(), QList{yesAndNo});
        QVERIFY(value(0)->isVisible());
    }

    void typingMakesConditions()
    {
        const QSignalSpy changed(m_list.get(), &ConditionList::changed);
        add();
        field(0)->setFocus();
        QTest::keyClicks(field(0), u"workspace_name"_s);
        QTest::keyClick(field(0), Qt::Key_Tab);
        chooseOperator(0, ExplorerOperator::Contains);
        value(0)->setFocus();
        QTest::keyClicks(value(0), u"net-"_s);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(m_list->conditions(),
                 (QList<Condition>{{{u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s}, true}}));
        QVERIFY(remark(0).isEmpty());
    }

    /// Nothing moves under the mouse. A problem is shown when a row loses the focus; once that moved the button while
    /// it was being pressed.
    void nothingMovesUnderTheMouse_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("rows");
        QTest::newRow("add") << u"Add condition"_s << 3;
        QTest::newRow("duplicate") << u"Duplicate condition 2"_s << 3;
        QTest::newRow("remove") << u"Remove condition 2"_s << 1;
    }

    void nothingMovesUnderTheMouse()
    {
        QFETCH(const QString, name);
        QFETCH(const int, rows);
        m_list->setConditions({{{u"workspace_name"_s, ExplorerOperator::Is, u"x"_s}, true}});
        add();
        press(u"Move condition 2 up"_s);
        field(0)->setFocus(); // the field of the new row, which shows no problem yet
        (void)m_list->grab();
        QAbstractButton *pressed = button(name);
        const QPoint place = pressed->mapToGlobal(pressed->rect().center());
        QTest::mousePress(pressed, Qt::LeftButton);
        (void)m_list->grab(); // makes the changed layout take effect
        QTest::mouseRelease(pressed, Qt::LeftButton, {}, pressed->mapFromGlobal(place));
        QCOMPARE(m_list->conditions().size(), rows);
    }

    void aNewRowComesIntoView_data()
    {
        QTest::addColumn<int>("height");
        // The scroll bar appears at a different row for each height.
        for (const int height : {100, 120, 140, 160, 180, 200})
            QTest::addRow("%d", height) << height;
    }

    void aNewRowComesIntoView()
    {
        QFETCH(const int, height);
        m_list->resize(900, height);
        for (int row = 0; row < 5; ++row) {
            add();
            QTRY_COMPARE(field(row)->visibleRegion().boundingRect(), field(row)->rect());
        }
        press(u"Duplicate condition 5"_s);
        QTRY_COMPARE(field(5)->visibleRegion().boundingRect(), field(5)->rect());
    }

    void saysWhatIsWrongUnderTheRow_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<ExplorerOperator>("is");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("said");
        QTest::newRow("number") << u"resource_count"_s << ExplorerOperator::GreaterThan << u"many"_s << u"number"_s;
        QTest::newRow("time") << u"current_run_applied_at"_s << ExplorerOperator::IsBefore << u"soon"_s
                              << u"2026-10-01"_s;
        QTest::newRow("no value") << u"workspace_name"_s << ExplorerOperator::Is << QString() << u"value"_s;
        QTest::newRow("no field") << QString() << ExplorerOperator::Is << u"a"_s << u"Choose a field"_s;
        QTest::newRow("operator") << u"workspace_name"_s << ExplorerOperator::GreaterThan << u"3"_s << u"operator"_s;
        QTest::newRow("unknown") << u"compliance_zone"_s << ExplorerOperator::Is << u"a"_s
                                 << u"The field is not in the documented table; it is sent as typed."_s;
        QTest::newRow("spelling of answers")
            << u"workspace-name"_s << ExplorerOperator::Is << u"a"_s
            << u"The field is not in the documented table; it is sent as typed. “workspace_name” is."_s;
        QTest::newRow("quotes of JSON") << u"workspace_name"_s << ExplorerOperator::Is << u"\"net\""_s
                                        << u"The quotation marks are part of the value"_s;
        QTest::newRow("right") << u"resource_count"_s << ExplorerOperator::GreaterThan << u"10"_s << QString();
    }
    void saysWhatIsWrongUnderTheRow()
    {
        QFETCH(QString, field);
        QFETCH(ExplorerOperator, is);
        QFETCH(QString, value);
        QFETCH(QString, said);
        const QList<Condition> conditions{{{field, is, value}, true}};
        m_list->setConditions(conditions);
        QCOMPARE(m_list->conditions(), conditions); // nothing is lost, even if it is wrong
        QVERIFY2(said.isEmpty() ? remark(0).isEmpty() : remark(0).contains(said), qPrintable(remark(0)));
        row(0)->findChild<Switch *>()->click();
        QVERIFY(!remark(0).contains(said) || said.isEmpty() || said.startsWith(u"The "_s));
    }

    void isQuietAboutARowThatIsBeingWritten()
    {
        add();
        QVERIFY(remark(0).isEmpty());
        m_list->showProblems();
        QVERIFY(!remark(0).isEmpty());
    }

    void aWrongNumberIsMarkedWhenItsFieldIsLeft()
    {
        add();
        field(0)->setFocus();
        QTest::keyClicks(field(0), u"resource_count"_s);
        QTest::keyClick(field(0), Qt::Key_Escape); // closes the list of completions
        value(0)->setFocus();
        QTest::keyClicks(value(0), u"many"_s);
        QVERIFY(remark(0).isEmpty()); // the value is still being written
        QTest::keyClick(value(0), Qt::Key_Tab);
        QVERIFY2(remark(0).contains(u"number"_s), qPrintable(remark(0)));
    }

    void enterTakesTheOnlyField()
    {
        add();
        field(0)->setFocus();
        QTest::keyClicks(field(0), u"source_cou"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(field(0)->text(), u"resource_count"_s);
        QCOMPARE(m_list->conditions().constFirst().condition.field, u"resource_count"_s);
    }

    void knowsTheEditorOfEachType()
    {
        m_list->setConditions({{{u"drifted"_s, ExplorerOperator::Is, u"true"_s}, true},
                               {{u"vcs_repo_identifier"_s, ExplorerOperator::IsEmpty, {}}, true},
                               {{u"current_run_applied_at"_s, ExplorerOperator::IsAfter, {}}, true}});
        auto *yesNo = row(0)->findChildren<QComboBox *>().last();
        QVERIFY(yesNo->isVisible());
        yesNo->setFocus();
        QTest::keyClick(yesNo, Qt::Key_Down);
        QCOMPARE(m_list->conditions().at(0).condition.value, u"false"_s);
        QVERIFY(!value(1)->isVisible());
        value(2)->setFocus();
        QTest::keyClicks(value(2), u"2026-10-01 8:30"_s);
        QTest::keyClick(value(2), Qt::Key_Tab);
        QCOMPARE(m_list->conditions().at(2).condition.value, u"2026-10-01T08:30:00Z"_s);
    }

    void movesCopiesAndRemoves()
    {
        m_list->setConditions({named(u"a"_s), named(u"b"_s)});
        press(u"Move condition 2 up"_s);
        QCOMPARE(values(), (QStringList{u"b"_s, u"a"_s}));
        press(u"Duplicate condition 1"_s);
        QCOMPARE(values(), (QStringList{u"b"_s, u"b"_s, u"a"_s}));
        press(u"Move condition 2 down"_s);
        press(u"Remove condition 1"_s);
        QCOMPARE(values(), (QStringList{u"a"_s, u"b"_s}));
    }

    void refusalGoesWithTheNextChange()
    {
        m_list->setConditions({named(u"a"_s), named(u"b"_s)});
        QVERIFY(!m_list->showRefusal(2, u"no"_s));
        QVERIFY(m_list->showRefusal(1, u"Not allowed."_s));
        QCOMPARE(remark(1), u"Not allowed."_s);
        QCOMPARE(QApplication::focusWidget(), value(1));
        QTest::keyClicks(value(1), u"x"_s);
        QVERIFY(remark(1).isEmpty());
    }

private:
    static Condition named(const QString &name) { return {{u"workspace_name"_s, ExplorerOperator::Is, name}, true}; }

    QAbstractButton *button(const QString &name) const
    {
        auto *found = runlatch::support::shownButton<QAbstractButton>(*m_list, name);
        if (!found)
            qFatal("no button %s", qPrintable(name));
        return found;
    }
    void press(const QString &name) const { QTest::mouseClick(button(name), Qt::LeftButton); }
    void add() const { press(u"Add condition"_s); }

    ConditionRow *row(int index) const
    {
        const QString name = u"Field of condition %1"_s.arg(index + 1);
        for (auto *row : m_list->findChildren<ConditionRow *>()) {
            if (row->isVisible() && row->findChild<QComboBox *>()->accessibleName() == name)
                return row;
        }
        return nullptr;
    }
    QLineEdit *field(int index) const { return row(index)->findChild<QLineEdit *>(u"field"_s); }
    QLineEdit *value(int index) const
    {
        for (auto *line : row(index)->findChildren<QLineEdit *>()) {
            if (line->accessibleName().startsWith(u"Value"_s))
                return line;
        }
        return nullptr;
    }
    QString remark(int index) const
    {
        const auto *line = row(index)->findChild<RemarkLine *>();
        return line->isVisible() ? line->text() : QString();
    }
    void chooseOperator(int index, ExplorerOperator is)
    {
        auto *box = row(index)->findChildren<QComboBox *>().at(1);
        box->setCurrentIndex(box->findData(static_cast<int>(is)));
        emit box->activated(box->currentIndex());
    }
    QStringList values() const
    {
        QStringList values;
        for (const Condition &condition : m_list->conditions())
            values += condition.condition.value;
        return values;
    }

    std::unique_ptr<ConditionList> m_list;
};

RUNLATCH_WINDOW_TEST(tst_ConditionList)
#include "tst_conditionlist.moc"
