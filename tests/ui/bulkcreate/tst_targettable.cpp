// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetname.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/targetbadge.h"
#include "ui/bulkcreate/targettable.h"
#include "ui/widgets/tables/tableview.h"

using namespace runlatch;
using namespace runlatch::ui;
using models::TargetModel;

/// Each target says how it stands, and can be removed by keyboard.
class tst_TargetTable : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void saysHowEachStands();
    void countsEachWorkspaceOnce();
    void deleteGoesToTheNeighbor();
    void theLastOneTakesTheFocusElsewhere();
    void selectsWhatWasNotFound();
    void removesWhatWasNotFound();
    void whatHasNoRoomDoesNotComeBack();
    void asksAgainWhatIsNotKnown();
    void refusalStandsAtItsRow();
    void everyControlHasAName();

private:
    /// The table with a scripted service: of two ids the first is found, the others are not; names are not looked up.
    struct Desk
    {
        Desk(Theme &theme, const QList<Script> &scripts)
            : engine(folder.path(), theme, scripts)
            , model(engine.workbench.service)
            , table(model)
        {
            table.resize(640, 480);
            table.show();
        }
        bool show(const QList<TargetModel::Target> &targets)
        {
            model.setPlace(engine.endpoint, u"acme"_s);
            for (const TargetModel::Target &target : targets) { // the script answers in the order of connections
                if (!model.add({target}) || !support::waitFor([this] { return model.count().lookingUp == 0; }, 20'000))
                    return false;
            }
            return QTest::qWaitForWindowActive(&table);
        }
        TableView &view() const { return *table.findChild<TableView *>(); }
        MessageBar &bar(const QString &name) const { return *table.findChild<MessageBar *>(name); }
        QPushButton *button(const QString &text) const { return support::shownButton<QPushButton>(table, text); }
        bool shows(const QString &text) const { return support::says(table, text); }
        BadgeSpec badge(int row) const { return targetBadge(model.index(row, TargetModel::Standing)); }

        QTemporaryDir folder;
        Engine<base::SystemClock> engine;
        TargetModel model;
        TargetTable table;
    };
    static QList<Script> oneIsFound();
    static QList<TargetModel::Target> ids(const QStringList &ids);

    std::unique_ptr<Desk> m_desk;
};

void tst_TargetTable::init()
{
    support::failOnWarnings();
    m_desk = std::make_unique<Desk>(*m_theme, oneIsFound());
}

QList<Script> tst_TargetTable::oneIsFound()
{
    const QByteArray workspace = R"({"data":{"id":"ws-1","type":"workspaces","attributes":{"name":"net"}}})";
    return {Script::answer(httpAnswer(200, workspace)), Script::answer(httpAnswer(404))};
}

QList<TargetModel::Target> tst_TargetTable::ids(const QStringList &ids)
{
    QList<TargetModel::Target> targets;
    for (const QString &id : ids)
        targets.append({.id = id, .name = {}});
    return targets;
}

void tst_TargetTable::saysHowEachStands()
{
    QVERIFY(m_desk->show(ids({u"ws-1"_s, u"ws-2"_s})));
    QCOMPARE(m_desk->badge(0).text, u"Found"_s);
    QCOMPARE(m_desk->badge(1).text, u"Not found"_s);
    QVERIFY(!m_desk->badge(1).icon.isEmpty() && m_desk->badge(1).icon != m_desk->badge(0).icon);
    QVERIFY(m_desk->bar(u"targetsNotFound"_s).text().startsWith(u"1 workspace(s) were not found."_s));
    QVERIFY(!m_desk->bar(u"targetsNotKnown"_s).hasMessage());
    QVERIFY(!m_desk->button(u"Stop looking up"_s));
}

void tst_TargetTable::countsEachWorkspaceOnce()
{
    m_desk->model.setWorkspaces({{u"ws-1"_s, u"net"_s}, {u"ws-1"_s, u"net"_s, true}, {u"ws-2"_s, u"db"_s}}, u"acme"_s);
    QVERIFY(m_desk->shows(u"2"_s));
    QCOMPARE(m_desk->badge(1).text, u"Given twice"_s);
}

void tst_TargetTable::deleteGoesToTheNeighbor()
{
    QVERIFY(m_desk->show(ids({u"ws-1"_s, u"ws-2"_s, u"ws-3"_s})));
    m_desk->view().setFocus();
    m_desk->view().setCurrentIndex(m_desk->model.index(1, 0));
    QTest::keyClick(&m_desk->view(), Qt::Key_Delete);
    QCOMPARE(m_desk->model.rowCount(), 2);
    QCOMPARE(m_desk->view().currentIndex().row(), 1); // this row was the third one
    QVERIFY(m_desk->view().selectionModel()->isRowSelected(1));
    QTest::keyClick(&m_desk->view(), Qt::Key_Delete);
    QCOMPARE(m_desk->view().currentIndex().row(), 0);
    QCOMPARE(m_desk->model.workspaces().constFirst().id, u"ws-1"_s);
    QVERIFY(m_desk->view().hasFocus());
}

void tst_TargetTable::theLastOneTakesTheFocusElsewhere()
{
    QVERIFY(m_desk->show(ids({u"ws-1"_s})));
    const QSignalSpy emptied(&m_desk->table, &TargetTable::emptied);
    m_desk->view().setCurrentIndex(m_desk->model.index(0, 0));
    QTRY_VERIFY(m_desk->button(u"Remove"_s)); // the button is shown with the next turn of the loop
    QTest::mouseClick(m_desk->button(u"Remove"_s), Qt::LeftButton);
    QCOMPARE(emptied.size(), 1);
    QVERIFY(m_desk->shows(u"No workspaces chosen"_s));
    QVERIFY(!m_desk->button(u"Remove"_s)->isEnabled());
}

void tst_TargetTable::selectsWhatWasNotFound()
{
    QVERIFY(m_desk->show(ids({u"ws-1"_s, u"ws-2"_s, u"ws-3"_s})));
    QTRY_VERIFY(m_desk->button(u"Select them"_s));
    QTest::mouseClick(m_desk->button(u"Select them"_s), Qt::LeftButton);
    QCOMPARE(m_desk->view().selectionModel()->selectedRows().size(), 2);
    QCOMPARE(m_desk->view().currentIndex().row(), 1);
    QVERIFY(m_desk->view().hasFocus());
    QTest::keyClick(&m_desk->view(), Qt::Key_Delete);
    QCOMPARE(m_desk->model.rowCount(), 1);
    QVERIFY(!m_desk->bar(u"targetsNotFound"_s).hasMessage());
}

/// They go together by one button, which says their number, and come back by another one.
void tst_TargetTable::removesWhatWasNotFound()
{
    QVERIFY(m_desk->show(ids({u"ws-1"_s, u"ws-2"_s, u"ws-3"_s})));
    const auto button = [this](const QString &text) { return m_desk->button(text); };
    QTRY_VERIFY(button(u"Remove the 2 that were not found"_s));
    button(u"Remove the 2 that were not found"_s)->setFocus();
    QTest::keyClick(button(u"Remove the 2 that were not found"_s), Qt::Key_Space);
    QCOMPARE(m_desk->model.rowCount(), 1);
    QCOMPARE(m_desk->model.textOf(0), u"ws-1"_s);
    QVERIFY(m_desk->table.focusWidget() == &m_desk->view());
    QVERIFY(!m_desk->bar(u"targetsNotFound"_s).hasMessage());
    QTRY_VERIFY(button(u"Undo"_s));
    button(u"Undo"_s)->setFocus();
    QTest::keyClick(button(u"Undo"_s), Qt::Key_Space);
    QCOMPARE(m_desk->model.rowCount(), 3);
    QVERIFY(!m_desk->bar(u"targetsRemoved"_s).hasMessage());
    QVERIFY(m_desk->table.focusWidget() == &m_desk->view());
}

/// A list that was filled meanwhile stays as it is, and says why.
void tst_TargetTable::whatHasNoRoomDoesNotComeBack()
{
    QVERIFY(m_desk->show(ids({u"ws-1"_s, u"ws-2"_s, u"ws-3"_s})));
    QTRY_VERIFY(m_desk->button(u"Remove the 2 that were not found"_s));
    m_desk->button(u"Remove the 2 that were not found"_s)->click();
    QList<TargetModel::Target> others;
    for (int number = m_desk->model.rowCount(); number < changerequests::TargetNames::MaxTargets; ++number)
        others.append({.id = u"ws-other%1"_s.arg(number), .name = u"other%1"_s.arg(number)});
    QVERIFY(m_desk->model.add(others));
    QTRY_VERIFY(m_desk->button(u"Undo"_s));
    m_desk->button(u"Undo"_s)->click();
    QCOMPARE(m_desk->model.rowCount(), 10'000);
    QVERIFY(m_desk->shows(u"Nothing was added: a list holds at most 10,000 workspaces."_s));
}

void tst_TargetTable::asksAgainWhatIsNotKnown()
{
    m_desk = std::make_unique<Desk>(*m_theme, QList<Script>{Script::answer(httpAnswer(401)), oneIsFound().first()});
    QVERIFY(m_desk->show(ids({u"ws-1"_s})));
    QCOMPARE(m_desk->badge(0).text, u"Not known"_s);
    QVERIFY(m_desk->bar(u"targetsNotKnown"_s).text().contains(u"401"_s));
    QTRY_VERIFY(m_desk->button(u"Look up again"_s));
    QTest::mouseClick(m_desk->button(u"Look up again"_s), Qt::LeftButton);
    QTRY_COMPARE(m_desk->badge(0).text, u"Found"_s);
    QVERIFY(m_desk->view().hasFocus());
    QVERIFY(!m_desk->bar(u"targetsNotKnown"_s).hasMessage());
}

void tst_TargetTable::refusalStandsAtItsRow()
{
    QVERIFY(m_desk->show(ids({u"ws-1"_s, u"ws-2"_s})));
    m_desk->table.showRefusal(u"ws-2"_s, u"Too bad"_s);
    QCOMPARE(m_desk->view().currentIndex().row(), 1);
    QVERIFY(m_desk->shows(u"ws-2: Too bad"_s));
    m_desk->model.remove({1});
    QVERIFY(!m_desk->shows(u"Too bad"_s));
}

void tst_TargetTable::everyControlHasAName()
{
    QVERIFY(m_desk->show(ids({u"ws-1"_s, u"ws-2"_s})));
    for (QWidget *widget : m_desk->table.findChildren<QWidget *>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() || widget->isHidden())
            continue;
        const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
    }
}

RUNLATCH_WINDOW_TEST(tst_TargetTable)
#include "tst_targettable.moc"
