// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/tables/tablecolumns.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/tables/tableview.h"

#include <QHeaderView>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The columns follow the size of the text, and no width becomes a choice of the user by that.
class tst_TableColumns : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void followTheText();
    void keepWhatTheUserChose();

private:
    int width(int column) const { return m_table->horizontalHeader()->sectionSize(column); }

    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<TableView> m_table;
    TableColumns *m_columns = nullptr;
};

void tst_TableColumns::init()
{
    m_theme->setTextSize(10);
    m_model = std::make_unique<QStandardItemModel>(2, 3);
    m_table = std::make_unique<TableView>(u"Rows"_s);
    m_table->setModel(m_model.get());
    m_table->setStretchColumn(0);
    m_table->setSample(1, u"10:02:41"_s);
    m_table->setSample(2, u"a longer sample"_s);
    m_columns = new TableColumns(*m_table, {u"one"_s, u"two"_s, u"three"_s}, 0, TableColumns::Sorting::None);
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

void tst_TableColumns::cleanup()
{
    m_table.reset();
    m_model.reset();
    m_theme->setTextSize(0);
}

void tst_TableColumns::followTheText()
{
    QSignalSpy changed(m_columns, &TableColumns::changed);
    const QByteArray state = m_columns->state();
    const int before = width(2);
    m_theme->setTextSize(20);
    QTRY_VERIFY(width(2) > 1.7 * before && width(2) < 2.3 * before); // Qt tells the widgets when it comes to that
    const int larger = width(2);
    QCOMPARE(m_columns->state(), state);
    QVERIFY(changed.isEmpty());
    m_columns->reset();
    QCOMPARE(width(2), larger);
}

void tst_TableColumns::keepWhatTheUserChose()
{
    m_table->horizontalHeader()->resizeSection(1, 200);
    const auto chosen = [this] { return m_columns->state().contains("\"ems\""); };
    QVERIFY(chosen());
    const int other = width(2);
    m_theme->setTextSize(20);
    QTRY_VERIFY(width(1) > 340 && width(1) < 460);
    QVERIFY(width(2) > other);
    QVERIFY(chosen());
    m_theme->setTextSize(10);
    QTRY_VERIFY(qAbs(width(1) - 200) <= 2);
}

RUNLATCH_WINDOW_TEST(tst_TableColumns)

} // namespace runlatch::ui

#include "tst_tablecolumns.moc"
