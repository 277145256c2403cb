// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/tables/tableview.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QStandardItemModel>
#include <QTest>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A heading that is cut in a narrow column can be read in its tool tip, and one that is whole has none.
class tst_TableHeadings : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { QToolTip::hideText(); }
    void aCutOneHasATip();
    void theArrowTakesRoomToo();
    void aTipOfItsOwnStays();

private:
    void pointAt(int column)
    {
        QHeaderView &header = *m_table.horizontalHeader();
        const QPoint at(header.sectionViewportPosition(column) + 2, header.height() / 2);
        QHelpEvent event(QEvent::ToolTip, at, header.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(header.viewport(), &event);
    }

    QStandardItemModel m_model{1, 2};
    TableView m_table{u"Rows"_s};
};

void tst_TableHeadings::init()
{
    m_model.setHorizontalHeaderLabels({u"Name"_s, u"Enforcement level"_s});
    m_model.horizontalHeaderItem(1)->setData({}, Qt::ToolTipRole);
    m_table.setModel(&m_model);
    m_table.horizontalHeader()->setSortIndicatorShown(false);
    m_table.setSample(0, u"a"_s);
    m_table.setSample(1, u"a"_s);
    m_table.resize(900, 200);
    m_table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_table));
}

void tst_TableHeadings::aCutOneHasATip()
{
    pointAt(1);
    QVERIFY(!QToolTip::isVisible());
    m_table.setColumnWidth(1, m_table.columnWidth(1) / 2);
    pointAt(1);
    QVERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains(u"Enforcement level"_s));
    pointAt(0);
    QTRY_VERIFY(!QToolTip::isVisible() || QToolTip::text().isEmpty());
}

void tst_TableHeadings::theArrowTakesRoomToo()
{
    m_table.horizontalHeader()->setSortIndicator(1, Qt::AscendingOrder);
    m_table.horizontalHeader()->setSortIndicatorShown(true);
    m_table.setSample(1, u"a"_s); // the width of the word alone
    pointAt(1);
    QVERIFY(QToolTip::isVisible());
}

void tst_TableHeadings::aTipOfItsOwnStays()
{
    m_model.horizontalHeaderItem(1)->setToolTip(u"How a failed run task stops the run"_s);
    m_table.setColumnWidth(1, m_table.columnWidth(1) / 2);
    pointAt(1);
    QVERIFY(QToolTip::text().contains(u"stops the run"_s));
}

RUNLATCH_WINDOW_TEST(tst_TableHeadings)

} // namespace runlatch::ui

#include "tst_tableheadings.moc"
