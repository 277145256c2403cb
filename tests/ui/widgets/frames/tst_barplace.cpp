// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/undobar.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/tableview.h"

#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

/// No row and no control under the pointer moves when a bar comes, and all bars have one shape.
class tst_BarPlace : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_page.reset(); }
    void hasNoHeightWithoutBars();
    void nothingUnderThePointerMoves_data();
    void nothingUnderThePointerMoves();
    void allBarsHaveOneShape();

private:
    static QPoint placeOf(const QWidget &widget) { return widget.mapTo(widget.window(), QPoint()); }
    QPoint placeOfRow(int row) const
    {
        return placeOf(*m_table->viewport()) + m_table->visualRect(m_rows.index(row, 0)).topLeft();
    }

    QStandardItemModel m_rows{100, 2};
    std::unique_ptr<QWidget> m_page;
    Label *m_head = nullptr;
    TableView *m_table = nullptr;
    MessageBar *m_message = nullptr;
    UndoBar *m_undo = nullptr;
    BarPlace *m_bars = nullptr;
    Label *m_foot = nullptr;
    int m_undoable = 0;
};

void tst_BarPlace::init()
{
    support::failOnWarnings();
    m_undoable = 0;
    m_page = std::make_unique<QWidget>();
    m_head = new Label(u"Head"_s);
    m_table = new TableView(u"Rows"_s);
    m_table->setModel(&m_rows);
    m_message = new MessageBar;
    const auto words = [this](int) { return UndoBar::Words{m_undoable, u"Gone."_s, u"7 s"_s, u"Now"_s}; };
    m_undo =
        new UndoBar(u"trash-2"_s, u"undo"_s, {[] { return 7000ms; }, words, [] { return QList<UndoBar::Item>(); }});
    m_bars = new BarPlace;
    m_bars->add(m_message);
    m_bars->add(m_undo);
    m_foot = new Label(u"Foot"_s);
    auto *column = new QVBoxLayout(m_page.get());
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_table, 1);
    column->addWidget(m_bars);
    column->addWidget(m_foot);
    m_page->resize(700, 500);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void tst_BarPlace::hasNoHeightWithoutBars()
{
    QCOMPARE(m_bars->height(), 0);
    m_message->setMessage(Tone::Info, u"Fact."_s);
    QTRY_VERIFY(m_bars->height() > 0);
    m_message->dismiss();
    QTRY_COMPARE(m_bars->height(), 0);
}

void tst_BarPlace::nothingUnderThePointerMoves_data()
{
    QTest::addColumn<int>("scrolled");
    QTest::newRow("at the first row") << 0;
    QTest::newRow("in the middle") << 40;
    QTest::newRow("at the last row") << 1000;
}

void tst_BarPlace::nothingUnderThePointerMoves()
{
    QFETCH(const int, scrolled);
    m_table->verticalScrollBar()->setValue(scrolled);
    const int row = m_table->rowAt(m_table->viewport()->height() / 3);
    QVERIFY(row >= 0);
    const QPoint place = placeOfRow(row);
    const QPoint head = placeOf(*m_head);
    const QPoint foot = placeOf(*m_foot);
    const int height = m_table->height();
    m_message->setMessage(Tone::Error, u"Fact."_s, u"What to do next."_s);
    m_undoable = 1;
    m_undo->refresh();
    QTRY_VERIFY(m_table->height() < height); // the bars are there
    QCOMPARE(placeOfRow(row), place);
    QCOMPARE(placeOf(*m_head), head);
    QCOMPARE(placeOf(*m_foot), foot);
}

void tst_BarPlace::allBarsHaveOneShape()
{
    m_message->setMessage(Tone::Warning, u"Fact."_s);
    m_undoable = 1;
    m_undo->refresh();
    QTRY_VERIFY(m_message->isVisible() && m_undo->isVisible());
    QTRY_COMPARE(m_undo->height(), m_message->height());
    QCOMPARE(m_undo->x(), m_message->x());
    QCOMPARE(m_undo->width(), m_message->width());
    QCOMPARE(barBox(*m_undo), barBox(*m_message));
}

RUNLATCH_WINDOW_TEST(tst_BarPlace)

} // namespace runlatch::ui

#include "tst_barplace.moc"
