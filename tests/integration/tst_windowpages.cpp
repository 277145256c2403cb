// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/changerequestwindow.h"
#include "support/suite.h"
#include "support/windowtest.h"

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The table keeps its selection and its columns while pages shift and filters narrow it.
class tst_WindowPages : public support::WindowTest<ChangeRequestWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysThatThePageShifted();
    void selectionIsKeptById();
    void narrowsToWhatACellSays();
    void columnsStay();

private:
    QStringList selected() const;
    int width(const QString &heading) const;
    QStringList headings() const;
    QSet<QString> workspaces() const;
    void openMenu(int row, int column);
};

const QString Table = u"Change requests"_s;

void tst_WindowPages::init()
{
    simulator::ServiceOptions options;
    options.workspaces = 4;
    options.changeRequests = 300;
    makeWindow(options);
    QVERIFY(m_window->start());
}

void tst_WindowPages::cleanup()
{
    m_window.reset();
}

QStringList tst_WindowPages::selected() const
{
    QStringList ids;
    for (const QModelIndex &index : m_window->table()->selectionModel()->selectedRows())
        ids.append(m_window->idOf(index.row()));
    ids.sort();
    return ids;
}

/// The headings in visual order, from left to right.
QStringList tst_WindowPages::headings() const
{
    const QHeaderView *header = m_window->table()->horizontalHeader();
    QStringList words;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        if (!header->isSectionHidden(column))
            words += header->model()->headerData(column, Qt::Horizontal).toString();
    }
    return words;
}

int tst_WindowPages::width(const QString &heading) const
{
    const QHeaderView *header = m_window->table()->horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        if (header->model()->headerData(column, Qt::Horizontal).toString() == heading)
            return header->sectionSize(column);
    }
    return -1;
}

void tst_WindowPages::saysThatThePageShifted()
{
    const QStringList first = m_window->ids();
    QVERIFY(m_window->archiveElsewhere(first.at(3)));
    person().key(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(person().waitFor(u"The list changed while you turned the page."_s));
    QVERIFY(person().shows(u"21–40 of "_s));
    const QStringList second = m_window->ids();
    QVERIFY(!second.contains(first.first()));
    person().key(Qt::Key_PageUp, Qt::AltModifier);
    QTRY_COMPARE(m_window->ids().first(), first.first());
    QTRY_COMPARE(m_window->sentences(), QStringList()); // the list has not changed since
    const QString moved = m_window->ids().last();       // this row stood on neither page
    QVERIFY(!first.contains(moved) && !second.contains(moved));
    QVERIFY(m_window->archiveElsewhere(first.at(4)));
    QVERIFY(person().click(u"Next page"_s));
    QVERIFY(person().waitFor(u"The list changed while you turned the page."_s));
    QVERIFY(person().click(u"Load all"_s)); // the button of the sentence
    QTRY_VERIFY(m_window->ids().size() > 20 && !person().control(u"Cancel"_s));
    QVERIFY(m_window->ids().contains(moved));
    QTRY_COMPARE(m_window->sentences(), QStringList());
    const QStringList all = m_window->ids();
    QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
    QVERIFY(!all.contains(first.at(3)) && !all.contains(first.at(4)));
}

/// The selection is kept by id: rows above are removed, and the selection stays.
void tst_WindowPages::selectionIsKeptById()
{
    QVERIFY(person().clickRow(Table, 6));
    person().key(Qt::Key_Down, Qt::ShiftModifier);
    const QStringList chosen{m_window->idOf(6), m_window->idOf(7)};
    const QString subject = m_window->row(7).first();
    QVERIFY(person().waitFor(u"8 of 20"_s));
    QVERIFY(m_window->archiveElsewhere(m_window->idOf(1)));
    QVERIFY(m_window->archiveElsewhere(m_window->idOf(2)));
    person().key(Qt::Key_F5);
    QTRY_COMPARE(m_window->idOf(5), chosen.at(1));
    QStringList kept = chosen;
    kept.sort();
    QCOMPARE(selected(), kept);
    QCOMPARE(m_window->table()->currentIndex().row(), 5);
    QVERIFY(person().waitFor(u"6 of 20"_s)); // the detail shows the same request
    QVERIFY(person().control(u"Archive 2..."_s));
    QVERIFY(m_window->archiveElsewhere(chosen.at(1)));
    person().key(Qt::Key_F5);
    QTRY_VERIFY(!m_window->ids().contains(chosen.at(1)));
    QTRY_COMPARE(selected(), QStringList{chosen.at(0)});
}

QSet<QString> tst_WindowPages::workspaces() const
{
    QSet<QString> names;
    for (int row = 0; row < m_window->table()->model()->rowCount(); ++row)
        names.insert(m_window->row(row).value(2));
    return names;
}

/// Opens the context menu with the mouse.
void tst_WindowPages::openMenu(int row, int column)
{
    QTableView *table = m_window->table();
    const QPoint at = table->visualRect(table->model()->index(row, column)).center();
    QTest::mouseClick(table->window()->windowHandle(), Qt::RightButton, {},
                      table->viewport()->mapTo(table->window(), at));
    QTRY_VERIFY(QApplication::activePopupWidget());
}

void tst_WindowPages::narrowsToWhatACellSays()
{
    QVERIFY(person().choose(u"Workspace"_s, u"All workspaces"_s));
    QTRY_VERIFY(m_window->ids().size() > 100 && !person().control(u"Cancel"_s));
    const QSet<QString> all = workspaces();
    const QString first = m_window->row(0).value(2);
    openMenu(0, 0); // the filter has no field for the subject
    QVERIFY(!person().shows(u"Show only"_s));
    person().key(Qt::Key_Escape);
    openMenu(0, 2);
    QVERIFY(person().pick({u"Show only Workspace: %1"_s.arg(first)}));
    QTRY_COMPARE(workspaces(), QSet<QString>{first});
    const auto *filter = person().find<QLineEdit>(u"Filter"_s);
    QCOMPARE(filter->text(), u"workspace:="_s + first);
    QVERIFY(person().fill(u"Filter"_s, u"is:active"_s));
    QTRY_COMPARE(workspaces(), all);
    QVERIFY(person().clickRow(Table, 0));
    person().key(Qt::Key_Right); // the state is the same in all rows, and gave way
    person().key(Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(person().pick({u"Hide Workspace: %1"_s.arg(first)}));
    QTRY_COMPARE(workspaces(), all - QSet<QString>{first});
    QCOMPARE(filter->text(), u"-workspace:=%1 is:active"_s.arg(first));
}

void tst_WindowPages::columnsStay()
{
    QVERIFY(!headings().contains(u"State"_s) && !headings().contains(u"Workspace"_s)); // the same in all rows
    QVERIFY(person().clickInMenu(u"Columns and sorting"_s, {u"State"_s}));
    QVERIFY(person().clickInMenu(u"Columns and sorting"_s, {u"Workspace"_s}));
    const QStringList before = headings();
    QCOMPARE(before.mid(0, 4), (QStringList{u"Subject"_s, u"State"_s, u"Workspace"_s, u"Created"_s}));
    QVERIFY(person().clickInMenu(u"Columns and sorting"_s, {u"Created"_s}));
    QVERIFY(!headings().contains(u"Created"_s));
    const int state = width(u"State"_s);
    QVERIFY(person().dragHeading(Table, u"State"_s, 31, true));
    QCOMPARE(width(u"State"_s), state + 31);
    QVERIFY(person().dragHeading(Table, u"Workspace"_s, -width(u"State"_s)));
    const QStringList after = headings();
    QCOMPARE(after.mid(0, 3), (QStringList{u"Subject"_s, u"Workspace"_s, u"State"_s}));
    const int workspace = width(u"Workspace"_s);
    QVERIFY(m_window->restart());
    QCOMPARE(headings(), after);
    QCOMPARE(width(u"State"_s), state + 31);
    QCOMPARE(width(u"Workspace"_s), workspace);
}

RUNLATCH_WINDOW_TEST(tst_WindowPages)

} // namespace runlatch::integration

#include "tst_windowpages.moc"
