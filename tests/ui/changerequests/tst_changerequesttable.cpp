// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequesttable.h"

#include "support/suite.h"
#include "ui/changerequests/changerequestspagefixture.h"
#include "ui/changerequests/subjectdelegate.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPixmap>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using Column = models::ChangeRequestModel::Column;

/// The table keeps its columns, its focus and its readable width in its page, with the simulator.
class tst_ChangeRequestTable : public ChangeRequestsPageFixture
{
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }

    void staysWhereTheCurrentOneStood()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_J);
        QTest::keyClick(table(), Qt::Key_J);
        const QString id = idOf(2);
        const QString next = idOf(3);
        QTest::keyClick(table(), Qt::Key_E, Qt::ControlModifier);
        press(u"Archive it now"_s);
        QTRY_COMPARE(stateOf(id), State::Archived);
        m_page->reload();
        QTRY_COMPARE(idOf(2), next);
        QTRY_COMPARE(table()->currentIndex().row(), 2);
        QVERIFY(table()->selectionModel()->isRowSelected(2));
    }

    void archivedIsToldByAWord()
    {
        open();
        const QString id = archiveFirst();
        press(u"Archive it now"_s);
        QTRY_COMPARE(stateOf(id), State::Archived);
        const QModelIndex subject = model()->index(0, static_cast<int>(Column::Subject));
        const auto *delegate =
            qobject_cast<SubjectDelegate *>(table()->itemDelegateForColumn(static_cast<int>(Column::Subject)));
        QCOMPARE(delegate->shownText(subject), subject.data().toString()); // the state column is beside the subject
        trigger(u"State"_s);
        QCOMPARE(delegate->shownText(subject), u"Archived \u00B7 "_s + subject.data().toString());
        QVERIFY(!delegate->shownText(subject.siblingAtRow(1)).startsWith(u"Archived"_s));
    }

    void whatTheFilterFoundIsMarkedInTheSubject()
    {
        open();
        auto *delegate =
            qobject_cast<SubjectDelegate *>(table()->itemDelegateForColumn(static_cast<int>(Column::Subject)));
        const QString subject = model()->index(0, static_cast<int>(Column::Subject)).data().toString();
        const QString word = QRegularExpression(u"[A-Za-z]{3,}"_s).match(subject).captured();
        QVERIFY(!word.isEmpty());
        QVERIFY(delegate->marksOf(subject).isEmpty());
        control<QLineEdit>(u"Filter"_s)->setText(word.toUpper());
        QTRY_VERIFY(!delegate->marksOf(subject).isEmpty());
        QCOMPARE(delegate->marksOf(subject).first().start, subject.indexOf(word, 0, Qt::CaseInsensitive));
        QCOMPARE(delegate->marksOf(subject).first().length, word.size());
        const QImage marked = table()->viewport()->grab().toImage();
        delegate->setMarked({});
        QVERIFY(table()->viewport()->grab().toImage() != marked);
    }

    /// Of the chosen one, above its message.
    void whatTheFilterFoundIsMarkedAboveTheMessage()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        const QString subject = model()->index(0, static_cast<int>(Column::Subject)).data().toString();
        const QString word = QRegularExpression(u"[A-Za-z]{3,}"_s).match(subject).captured();
        const auto labels = m_page->findChildren<SelectableLabel *>();
        const auto found =
            std::ranges::find_if(labels, [&subject](const SelectableLabel *label) { return label->text() == subject; });
        QVERIFY(!word.isEmpty() && found != labels.end());
        SelectableLabel &label = **found;
        QVERIFY(label.marks().isEmpty());
        control<QLineEdit>(u"Filter"_s)->setText(word.toUpper());
        QTRY_VERIFY(!label.marks().isEmpty());
        QTRY_COMPARE(label.text(), subject);
        QCOMPARE(label.marks().first().start, subject.indexOf(word, 0, Qt::CaseInsensitive));
        QCOMPARE(label.marks().first().length, word.size());
        const QImage marked = label.grab().toImage();
        label.setMarks({});
        QVERIFY(label.grab().toImage() != marked);
    }

    /// The list has the focus after archiving, because the button is disabled.
    void afterArchivingTheListHasTheFocus()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        auto *archive = control<QPushButton>(u"Archive"_s);
        archive->setFocus();
        QTest::keyClick(archive, Qt::Key_Return);
        QTRY_VERIFY(control<QAbstractButton>(u"Undo"_s));
        QCOMPARE(QApplication::focusWidget(), table());
    }

    /// The subject has room with large letters. Once it had room for one word, beside columns with the same text in
    /// each row.
    void theSubjectHasRoomWithLargeLetters()
    {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(1.8 * before.pointSizeF());
        QApplication::setFont(large);
        m_theme->apply(ThemeChoice::Light);
        open();
        m_page->resize(1110, 800);
        const auto subject = static_cast<int>(Column::Subject);
        QTRY_VERIFY(table()->isColumnHidden(static_cast<int>(Column::State)));
        QVERIFY(table()->isColumnHidden(static_cast<int>(Column::Workspace)));
        QTRY_VERIFY(table()->columnWidth(subject) > QFontMetrics(large).horizontalAdvance(QString(25, u'x')));
        m_page->resize(2400, 800);
        showColumn(Column::State);
        QTRY_VERIFY(!table()->isColumnHidden(static_cast<int>(Column::State)));
        m_page.reset();
        QApplication::setFont(before);
        m_theme->apply(ThemeChoice::Light);
    }

    void keepsTheCurrentOneThroughAReload()
    {
        open();
        QTest::keyClick(table(), Qt::Key_End);
        const QString id = idOf(table()->currentIndex().row());
        m_page->reload();
        QTRY_VERIFY(m_served.size() > 1);
        QTRY_COMPARE(idOf(table()->currentIndex().row()), id);
    }

    void showsTheFirstThatFits()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_J);
        const QString id = idOf(1);
        auto *line = control<QLineEdit>(u"Filter"_s);
        line->setText(u"-id:="_s + id);
        QTRY_COMPARE(stateOf(id), std::optional<State>());
        QTRY_COMPARE(table()->currentIndex().row(), 0);
        line->clear();
        QTRY_COMPARE(stateOf(id), State::Active);
        QCOMPARE(table()->currentIndex().row(), 0);
    }

    void keepsWhatElseIsChosen()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        const QString kept = idOf(1);
        control<QLineEdit>(u"Filter"_s)->setText(u"-id:="_s + idOf(2));
        QTRY_COMPARE(table()->selectionModel()->selectedRows().size(), 2);
        QCOMPARE(idOf(1), kept);
        QVERIFY(table()->selectionModel()->isRowSelected(1));
    }

    void columnsStay()
    {
        open();
        showColumn(Column::State); // all rows say the same there
        const auto created = static_cast<int>(Column::Created);
        trigger(u"Created"_s);
        QVERIFY(table()->isColumnHidden(created));
        table()->horizontalHeader()->moveSection(1, 2);
        table()->setColumnWidth(static_cast<int>(Column::State), 222);
        m_page.reset();
        open();
        QVERIFY(table()->isColumnHidden(created));
        QCOMPARE(table()->columnWidth(static_cast<int>(Column::State)), 222);
        QCOMPARE(table()->horizontalHeader()->visualIndex(static_cast<int>(Column::State)), 2);
    }

    void keepsTheNamesOfWorkspacesThatAreReadAgain()
    {
        open();
        const QString name = model()->index(0, static_cast<int>(Column::Workspace)).data().toString();
        m_page->open({}, {m_engine->simulator.address().organization, {}});
        QTRY_VERIFY(shows(u"loaded"_s));
        QTRY_VERIFY(!shows(u" workspaces"_s) && model()->rowCount() > 30);
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Status, .number = 403}});
        m_page->reload();
        QTRY_VERIFY(bar(u"(403)"_s));
        QCOMPARE(model()->index(0, static_cast<int>(Column::Workspace)).data().toString(), name);
    }

    void columnsGiveWayWhereAllRowsSayTheSame()
    {
        open();
        QTRY_VERIFY(isHidden(Column::State) && isHidden(Column::Workspace));
        QAction *state = columnAction(Column::State);
        QCOMPARE(state->text(), u"State (all: Active)"_s);
        QVERIFY(state->isEnabled() && !state->isChecked());
        archiveFirst();
        QTRY_VERIFY(!isHidden(Column::State));
        QVERIFY(isHidden(Column::Workspace));
        trigger(u"As CSV"_s); // a copy says it nowhere else
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Subject,State,Workspace,"_s));
    }

    void theColumnThatIsSortedByStays()
    {
        open();
        QTRY_VERIFY(isHidden(Column::State));
        table()->horizontalHeader()->setSortIndicator(static_cast<int>(Column::State), Qt::AscendingOrder);
        QTRY_VERIFY(!isHidden(Column::State));
        QVERIFY(isHidden(Column::Workspace));
        table()->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
        QTRY_VERIFY(isHidden(Column::State));
    }

    /// Neither the scope nor the place says what a filter leaves.
    void whatAFilterMakesTheSameIsSaidOnce()
    {
        open();
        m_page->open({}, {m_engine->simulator.address().organization, {}});
        QTRY_VERIFY(!isHidden(Column::Workspace));
        QTRY_VERIFY(!shows(u" workspaces"_s) && model()->rowCount() > 30);
        const QString name = model()->index(0, static_cast<int>(Column::Workspace)).data().toString();
        QVERIFY(!shows(u"All: "_s + name));
        control<QLineEdit>(u"Filter"_s)->setText(u"workspace:="_s + name);
        QTRY_VERIFY(isHidden(Column::Workspace));
        QVERIFY(shows(u"All: "_s + name));
        control<QLineEdit>(u"Filter"_s)->setText(u"workspace:="_s + name + u" no-such-word"_s);
        QTRY_COMPARE(model()->rowCount(), 0);
        QTRY_VERIFY(!shows(u"All: "_s + name));
        control<QLineEdit>(u"Filter"_s)->clear();
        QTRY_VERIFY(!isHidden(Column::Workspace));
        QVERIFY(!shows(u"All: "_s + name));
        control<QLineEdit>(u"Filter"_s)->setText(u"workspace:="_s + name);
        QTRY_VERIFY(shows(u"All: "_s + name));
        showColumn(Column::Workspace); // it says the name itself
        QVERIFY(!isHidden(Column::Workspace) && !shows(u"All: "_s + name));
    }

    void tellsWhyAColumnIsMissing()
    {
        open();
        QMenu *menu = static_cast<ChangeRequestTable *>(table())->columnMenu();
        emit menu->aboutToShow();
        const QAction *updated = menu->actions().at(static_cast<int>(Column::Updated));
        QCOMPARE(updated->text(), u"Updated (not provided by the service)"_s);
        QVERIFY(!updated->isEnabled() && !updated->isChecked());
        m_page->resize(700, 600);
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().at(static_cast<int>(Column::Workspace))->text(),
                 u"Workspace (needs a wider window)"_s);
    }

    void keepsTheCurrentOneInSight()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        for (int row = 0; row < 15; ++row)
            QTest::keyClick(table(), Qt::Key_J);
        m_page->resize(1300, 400);
        QTRY_VERIFY(table()->viewport()->height() < 15 * table()->rowHeight(0));
        QVERIFY(table()->viewport()->rect().contains(table()->visualRect(table()->currentIndex()).center()));
    }

    void copiesTheTable()
    {
        open();
        trigger(u"As CSV"_s);
        const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split(u'\n');
        QCOMPARE(lines.size(), model()->rowCount() + 1);
        QVERIFY(lines.first().startsWith(u"Subject,"_s));
    }

    void panesKeepTheirShares()
    {
        open();
        auto *splitter = m_page->findChild<QSplitter *>();
        QWidget *handle = splitter->handle(1);
        const QList<int> before = splitter->sizes();
        QTest::mousePress(handle, Qt::LeftButton, {}, QPoint(1, 50));
        QTest::mouseMove(handle, QPoint(41, 50));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, QPoint(1, 50));
        const QList<int> after = splitter->sizes();
        QVERIFY(after != before);
        m_page.reset();
        open();
        splitter = m_page->findChild<QSplitter *>();
        QTRY_COMPARE(splitter->sizes(), after);
        m_page->resize(700, 700); // the panes are stacked now, with shares of their own
        QTRY_COMPARE(splitter->orientation(), Qt::Vertical);
        m_page->resize(1300, 800);
        QTRY_COMPARE(splitter->sizes(), after);
    }

private:
    bool isHidden(Column column) const { return table()->isColumnHidden(static_cast<int>(column)); }
    /// The line of a column in the menu of columns.
    QAction *columnAction(Column column) const
    {
        QMenu *menu = static_cast<ChangeRequestTable *>(table())->columnMenu();
        emit menu->aboutToShow();
        return menu->actions().at(static_cast<int>(column));
    }
    void showColumn(Column column) const
    {
        QAction *action = columnAction(column);
        if (!action->isChecked())
            action->trigger();
    }
};

RUNLATCH_WINDOW_TEST(tst_ChangeRequestTable)
#include "tst_changerequesttable.moc"
