// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/captureview.h"

#include "settings/preferences.h"
#include "support/capturefixture.h"
#include "support/suite.h"
#include "support/themedtest.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::ui;
using models::CaptureModel;

/// The columns of received requests are as wide as their content, and as the user arranged them at the next start.
class tst_CaptureView : public support::ThemedTest, protected support::CaptureFixture
{
    Q_OBJECT
    using Column = CaptureModel::Column;
private slots:
    void init();
    void cleanup()
    {
        m_view.reset();
        m_model.reset();
    }
    void longNumbersAreNotCut();
    void theWordInPlaceOfANumberIsNotCut();
    void endpointsAreNotCut();
    void bothClocksOfADeadlineAreNotCut();
    void nothingCountsDownOutOfSight();
    void allKindsOfFindingsAreShown();
    void largeNumbersOfFindingsAreNotCut();
    void hasAllColumnsInAnOrdinaryWindow();
    void givesWayBeforeItHides();
    void yieldsWhereThereIsLittleRoom();
    void narrowColumnsTakeTheRoomOfAWideOne();
    void whatWasChosenDoesNotYield();
    void keepsTheArrangement();
    void movesByTheMenu();
    void resetsTheColumns();

private:
    void open(int width)
    {
        m_view = std::make_unique<CaptureView>(u"Received requests"_s);
        m_view->keepColumns(*m_preferences);
        m_view->resize(width, 400);
        m_view->setCaptures(*m_model);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    bool isHidden(Column column) const { return m_view->isColumnHidden(static_cast<int>(column)); }
    int widthOf(Column column) const { return m_view->columnWidth(static_cast<int>(column)); }
    int placeOf(Column column) const { return m_view->horizontalHeader()->visualIndex(static_cast<int>(column)); }
    bool isWhole(Column column, const QString &text) const
    {
        return widthOf(column) >= m_view->fontMetrics().horizontalAdvance(text) + 4 * m_theme->u();
    }
    QImage findingsPicture() const
    {
        const QModelIndex cell = m_model->index(0, static_cast<int>(Column::Findings));
        return m_view->viewport()->grab(m_view->visualRect(cell)).toImage();
    }
    /// Triggers an item of the menu of columns, in its submenu unless that is empty.
    void trigger(const QString &menu, const QString &item) const
    {
        emit m_view->columnMenu()->aboutToShow();
        QList<QAction *> actions = m_view->columnMenu()->actions();
        for (QAction *action : std::as_const(actions)) {
            if (!menu.isEmpty() && action->menu() && action->text() == menu) {
                actions = action->menu()->actions();
                break;
            }
        }
        for (QAction *action : std::as_const(actions)) {
            if (action->text() == item && !action->menu()) {
                action->trigger();
                return;
            }
        }
        QFAIL("no such item");
    }

    static constexpr auto Longest = "billing-db-production"_L1; ///< workspace for which the list has room
    std::unique_ptr<settings::Preferences> m_preferences;
    std::unique_ptr<CaptureModel> m_model;
    std::unique_ptr<CaptureView> m_view;
};

void tst_CaptureView::init()
{
    m_preferences = std::make_unique<settings::Preferences>(m_folder.filePath(QUuid::createUuid().toString()));
    m_model = std::make_unique<CaptureModel>(nullptr, m_clock);
}

void tst_CaptureView::longNumbersAreNotCut()
{
    open(1400);
    const int before = widthOf(Column::Id);
    m_model->prepend({row(12)});
    QCOMPARE(widthOf(Column::Id), before); // nothing jumps without need
    m_model->prepend({row(1'234'567)});
    QVERIFY(isWhole(Column::Id, u"1234567"_s));
    m_model->prepend({row(1'234'567'890)});
    QVERIFY(isWhole(Column::Id, u"1234567890"_s));
}

void tst_CaptureView::theWordInPlaceOfANumberIsNotCut()
{
    open(1400);
    const int before = widthOf(Column::Id);
    m_model->prepend({row(0)});
    const QString word = m_model->index(0, static_cast<int>(Column::Id)).data().toString();
    QVERIFY(widthOf(Column::Id) > before);
    QVERIFY(isWhole(Column::Id, word));
}

void tst_CaptureView::bothClocksOfADeadlineAreNotCut()
{
    open(1400);
    store::CaptureRow progress = row(1);
    progress.idleLimit = 10min;
    progress.lastMoment = m_clock.utc().addSecs(3600);
    m_model->prepend({progress});
    const QString clocks = m_model->index(0, static_cast<int>(Column::Deadline)).data().toString();
    QCOMPARE(clocks, u"10:00 · 60:00"_s);
    QVERIFY(isWhole(Column::Deadline, clocks));
}

void tst_CaptureView::nothingCountsDownOutOfSight()
{
    open(1400);
    m_model->prepend({row(1)});
    const QSignalSpy changed(m_model.get(), &CaptureModel::dataChanged);
    m_clock.advance(2s);
    QCOMPARE(changed.size(), 2);
    m_view->hide();
    m_clock.advance(10s);
    QCOMPARE(changed.size(), 2);
    m_view->show();
    QCOMPARE(changed.size(), 3);
}

void tst_CaptureView::endpointsAreNotCut()
{
    open(1600);
    store::CaptureRow other = row(1);
    other.endpoint = u"/billing/run-task"_s;
    m_model->prepend({other});
    QVERIFY(isWhole(Column::Endpoint, other.endpoint));
}

/// The picture of a row changes with each of its numbers, also with those of notes beside errors and warnings.
void tst_CaptureView::allKindsOfFindingsAreShown()
{
    open(1700);
    store::CaptureRow judged = row(1);
    judged.findings->errors = 10;
    judged.findings->warnings = 10;
    m_model->prepend({judged});
    const int before = widthOf(Column::Findings);
    judged.findings->infos = 10;
    m_model->update(judged);
    QVERIFY(widthOf(Column::Findings) > before); // neither is cut
    const QImage with = findingsPicture();
    judged.findings->infos = 20;
    m_model->update(judged);
    QVERIFY(findingsPicture() != with);
}

/// The number at the end is whole: with another last digit it is another picture.
void tst_CaptureView::largeNumbersOfFindingsAreNotCut()
{
    open(1700);
    store::CaptureRow judged = row(1);
    judged.findings = lint::LintSummary{.errors = 1300, .warnings = 1300, .infos = 1500};
    m_model->prepend({judged});
    const QImage before = findingsPicture();
    judged.findings->infos = 1503;
    m_model->update(judged);
    QVERIFY(findingsPicture() != before);
}

/// Whatever a row has: the columns keep their place. The window has 1440 pixels, with the navigation at its side.
void tst_CaptureView::hasAllColumnsInAnOrdinaryWindow()
{
    open(1440 - 54 * m_theme->u() - 2 * m_theme->u());
    store::CaptureRow judged = row(12'345);
    judged.endpoint = u"/runtask/iIyitJoNqFHl8f8VzD4uyQ"_s;
    judged.findings = lint::LintSummary{.errors = 12, .warnings = 10, .infos = 10};
    m_model->prepend({judged});
    for (int column = 0; column < m_model->columnCount(); ++column)
        QVERIFY2(!m_view->isColumnHidden(column), qPrintable(QString::number(column)));
}

void tst_CaptureView::givesWayBeforeItHides()
{
    open(1700);
    const int run = widthOf(Column::Run);
    const int spare = widthOf(Column::Workspace) - m_view->widthOf(static_cast<int>(Column::Workspace), Longest);
    m_view->resize(m_view->width() - spare - 20, 400);
    QVERIFY(widthOf(Column::Run) < run && !isHidden(Column::Run) && !isHidden(Column::Endpoint));
    m_view->resize(1700, 400);
    QCOMPARE(widthOf(Column::Run), run);
    m_view->horizontalHeader()->resizeSection(static_cast<int>(Column::Run), run + 5); // the user's own
    m_view->resize(m_view->width() - spare - 20, 400);
    QCOMPARE(widthOf(Column::Run), run + 5);
}

void tst_CaptureView::yieldsWhereThereIsLittleRoom()
{
    open(1700);
    for (int column = 0; column < m_model->columnCount(); ++column)
        QVERIFY(!m_view->isColumnHidden(column));
    m_view->resize(850, 400);
    for (const Column column : {Column::Size, Column::Run})
        QVERIFY(isHidden(column));
    for (const Column column : {Column::Id, Column::Workspace, Column::Signature, Column::State, Column::Deadline})
        QVERIFY(!isHidden(column));
    m_view->resize(1700, 400);
    QVERIFY(!isHidden(Column::Run));
}

void tst_CaptureView::narrowColumnsTakeTheRoomOfAWideOne()
{
    open(1700);
    const int spare = widthOf(Column::Workspace) - m_view->widthOf(static_cast<int>(Column::Workspace), Longest);
    const int given = m_view->widthOf(static_cast<int>(Column::Workspace), Longest)
        - m_view->widthOf(static_cast<int>(Column::Workspace), u"data-lake-stage"_s);
    m_view->resize(m_view->width() - spare - given - widthOf(Column::Endpoint) - widthOf(Column::Run), 400);
    for (const Column column : {Column::Endpoint, Column::Run})
        QVERIFY(isHidden(column));
    QVERIFY(!isHidden(Column::Size));
}

void tst_CaptureView::whatWasChosenDoesNotYield()
{
    open(850);
    QVERIFY(isHidden(Column::Run));
    trigger({}, u"Run"_s);
    QVERIFY(!isHidden(Column::Run));
    m_view->resize(840, 400);
    QVERIFY(!isHidden(Column::Run));
    open(850); // the next start
    QVERIFY(!isHidden(Column::Run));
}

void tst_CaptureView::keepsTheArrangement()
{
    open(1700);
    trigger({}, u"Stage"_s);
    m_view->horizontalHeader()->resizeSection(static_cast<int>(Column::Size), 150);
    m_view->horizontalHeader()->moveSection(placeOf(Column::Size), 2);
    open(1700);
    QVERIFY(isHidden(Column::Stage));
    QVERIFY(qAbs(widthOf(Column::Size) - 150) <= 1);
    QCOMPARE(placeOf(Column::Size), 2);
}

void tst_CaptureView::movesByTheMenu()
{
    open(1700);
    const int width = widthOf(Column::Stage);
    trigger(u"Move to the left"_s, u"Stage"_s);
    QCOMPARE(placeOf(Column::Stage), static_cast<int>(Column::Stage) - 1);
    trigger(u"Move to the right"_s, u"Stage"_s);
    QCOMPARE(placeOf(Column::Stage), static_cast<int>(Column::Stage));
    trigger(u"Make wider"_s, u"Stage"_s);
    QVERIFY(widthOf(Column::Stage) > width);
    trigger(u"Make narrower"_s, u"Stage"_s);
    QVERIFY(qAbs(widthOf(Column::Stage) - width) <= 1);
}

void tst_CaptureView::resetsTheColumns()
{
    open(1700);
    const int width = widthOf(Column::Size);
    trigger({}, u"Stage"_s);
    m_view->horizontalHeader()->resizeSection(static_cast<int>(Column::Size), 250);
    m_view->horizontalHeader()->moveSection(placeOf(Column::Size), 2);
    trigger({}, u"Reset columns"_s);
    QVERIFY(!isHidden(Column::Stage));
    QCOMPARE(widthOf(Column::Size), width);
    QCOMPARE(placeOf(Column::Size), static_cast<int>(Column::Size));
    open(1700);
    QVERIFY(!isHidden(Column::Stage));
    QCOMPARE(widthOf(Column::Size), width);
}

RUNLATCH_WINDOW_TEST(tst_CaptureView)
#include "tst_captureview.moc"
