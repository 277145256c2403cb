// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/captureview.h"

#include "base/rules.h"
#include "models/captures/capturemodel.h"
#include "settings/preferences.h"
#include "ui/inspector/captures/findingcountdelegate.h"
#include "ui/inspector/captures/followmode.h"
#include "ui/inspector/captures/pinneddelegate.h"
#include "ui/style/theme.h"
#include "ui/taskview/deadlinedelegate.h"
#include "ui/taskview/statebadges.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tablecolumns.h"
#include "wording/sizes.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using Column = models::CaptureModel::Column;
using Role = models::CaptureModel::Role;

namespace {

constexpr int at(Column column)
{
    return static_cast<int>(column);
}

constexpr int FewestDigits = 5;
constexpr int LongestEndpoint = 24; ///< characters; a longer endpoint is elided
constexpr int MeasuredRows = 50;    ///< of those that come at once

const QStringList &columnNames()
{
    static const QStringList names{u"number"_s,   u"pin"_s,       u"time"_s,     u"endpoint"_s,
                                   u"stage"_s,    u"workspace"_s, u"run"_s,      u"signature"_s,
                                   u"findings"_s, u"state"_s,     u"deadline"_s, u"size"_s};
    return names;
}

QStringList verdictWords()
{
    QStringList words;
    for (const auto verdict : {protocol::Verdict::Unchecked, protocol::Verdict::Unsigned, protocol::Verdict::Valid,
                               protocol::Verdict::Invalid})
        words += verdictBadge(verdict).text;
    words += models::CaptureModel::word(models::CaptureModel::Shown::Imported);
    for (const auto verdict : {protocol::Verdict::Valid, protocol::Verdict::Invalid})
        words += models::CaptureModel::provedWord(verdict);
    for (const base::Rule &doubt : {base::Rules::ImportBodyOther, base::Rules::ImportBodyUnproven})
        words += models::CaptureModel::doubtWord(doubt);
    return words;
}

QStringList stateWords()
{
    QStringList words;
    for (int shown = 0; shown <= static_cast<int>(models::CaptureModel::Shown::Copied); ++shown)
        words += models::CaptureModel::word(static_cast<models::CaptureModel::Shown>(shown));
    return words;
}

BadgeSpec signatureCell(const QModelIndex &index)
{
    if (index.data().toString().isEmpty())
        return {};
    BadgeSpec badge = verdictBadge(static_cast<protocol::Verdict>(index.data(Role::VerdictRole).toInt()));
    badge.text = index.data().toString(); // also of an imported request, whose verdict is its file's
    return badge;
}

BadgeSpec stateCell(const QModelIndex &index)
{
    const auto shown = static_cast<models::CaptureModel::Shown>(index.data(Role::ShownRole).toInt());
    return captureStateBadge(shown, index.data().toString());
}

DeadlineSpec deadlineCell(const QModelIndex &index)
{
    const QVariant left = index.data(Role::RemainingRole);
    if (!left.isValid())
        return {};
    return {std::chrono::seconds(left.toInt()), std::chrono::minutes(10)};
}

/// The numbers of findings that the row shows, one of each kind that there is.
QStringList figuresOf(const store::CaptureRow &row, const QLocale &locale)
{
    QStringList figures;
    if (!row.findings)
        return figures;
    for (const int number : {row.findings->errors, row.findings->warnings, row.findings->infos}) {
        if (number > 0)
            figures.append(locale.toString(number));
    }
    return figures;
}

constexpr int NearTop = 50; // rows; newer rows are loaded before the user reaches the first one

} // namespace

CaptureView::CaptureView(const QString &accessibleName, QWidget *parent)
    : TableView(accessibleName, parent)
    , m_follow(new FollowMode(*this))
{
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerItem);               // the bar's value is the first visible row
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // PlaceBar stands in its place
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &CaptureView::noteScroll);
    connect(m_follow, &FollowMode::newerWanted, this, [this] {
        m_looksUp = true;
        lookUp();
    });
}

void CaptureView::setCaptures(models::CaptureModel &model)
{
    m_captures = &model;
    model.setTicking(isVisible());
    setModel(&model);
    if (!m_columns) {
        buildCells();
        buildColumns();
    }
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { fitContents(first, last); });
    connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first, const QModelIndex &last) {
        const auto concerns = [&first, &last](Column column) {
            return first.column() <= at(column) && at(column) <= last.column();
        };
        // Endpoints were renamed, findings counted late, or a day has begun.
        if (concerns(Column::Endpoint) || concerns(Column::Findings) || concerns(Column::Time))
            fitContents(first.row(), last.row());
    });
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_isPlacing = true; });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        executeDelayedItemsLayout(); // moves the scroll bar, which nobody scrolled
        m_isPlacing = false;
        fitContents(0, m_captures->rowCount() - 1);
    });
    // Connected after the header's own connections, because the header must know the new rows before the view looks for
    // the visible ones.
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { keepAfterInsertion(first, last); });
    connect(&model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { keepAfterRemoval(first, last); });
    connect(&model, &models::CaptureModel::fetched, this, &CaptureView::catchUp);
    m_follow->setCaptures(model);
}

void CaptureView::buildCells()
{
    setStretchColumn(at(Column::Workspace));
    setCell(at(Column::Run), Cell::Mono);
    for (const Column column : {Column::Id, Column::Time, Column::Endpoint, Column::Findings, Column::Size})
        setCell(at(column), Cell::Muted);
    setItemDelegateForColumn(at(Column::Pin), new PinnedDelegate(this));
    setItemDelegateForColumn(at(Column::Signature), new BadgeDelegate(signatureCell, this));
    setItemDelegateForColumn(at(Column::Findings), new FindingCountDelegate(this));
    setItemDelegateForColumn(at(Column::State), new BadgeDelegate(stateCell, this));
    setItemDelegateForColumn(at(Column::Deadline), new DeadlineDelegate(deadlineCell, this));
}

void CaptureView::buildColumns()
{
    m_columns = new TableColumns(*this, columnNames(), at(Column::Workspace), TableColumns::Sorting::None);
    fitSamples();
    const QString table = u"captures"_s;
    if (m_preferences) {
        m_columns->restore(m_preferences->headerState(table));
        connect(m_columns, &TableColumns::changed, this,
                [this, table] { m_preferences->setHeaderState(table, m_columns->state()); });
    }
    // The first column is indented, so it needs more room. A scaled width is a pixel too narrow for some words.
    const auto fit = [this] {
        fitSamples();
        makeRoom();
    };
    connect(m_columns, &TableColumns::chosen, this, fit);
    connect(m_columns, &TableColumns::changed, this, fit);
    makeRoom();
}

QMenu *CaptureView::columnMenu() const
{
    return m_columns ? m_columns->menu() : nullptr;
}

void CaptureView::fitSamples()
{
    const Theme &theme = Theme::of(this);
    const auto fit = [this](Column column, const QStringList &samples, int extra = 0) {
        int width = 0;
        for (const QString &sample : samples)
            width = qMax(width, widthOf(at(column), sample, extra));
        m_columns->fit(at(column), width);
    };
    m_digits = qMax(m_digits, FewestDigits);
    fit(Column::Id, {QString(m_digits, u'0'), m_numberWord});
    fit(Column::Pin, {QString()}, theme.iconSize());
    fit(Column::Time, {m_hasDates ? u"2026-10-02 10:02:11"_s : u"10:02:11"_s});
    fit(Column::Endpoint, {QString()}, m_endpoint);
    fit(Column::Stage, {u"post_apply"_s, models::CaptureModel::tr("Verification")});
    fit(Column::Run, {u"run-i3DfKq81Qe7RzN4c"_s});
    fit(Column::Signature, verdictWords(), theme.iconSize() + 4 * theme.u());
    fit(Column::Findings, {QString(m_figures, u'0') + QString(m_kinds - 1, u' ')},
        m_kinds * theme.iconSize() + (3 * m_kinds - 2) * theme.u());
    fit(Column::State, stateWords(), theme.iconSize() + 4 * theme.u());
    fit(Column::Deadline, {m_hasTwoClocks ? u"10:00 · 60:00"_s : u"10:00"_s}, 24 * theme.u());
    fit(Column::Size, {wording::dataSize(1023)});
    m_columns->setLeast(at(Column::Endpoint), widthOf(at(Column::Endpoint), u"billing-checks"_s));
    m_columns->setLeast(at(Column::Run), widthOf(at(Column::Run), u"run-i3DfKq…"_s));
}

/// Makes room for longer numbers and endpoints; columns never become narrower by themselves. The first rows of a batch
/// are measured: they have the largest numbers. Findings are looked at in all.
void CaptureView::fitContents(int first, int last)
{
    const Theme &theme = Theme::of(this);
    const int digits = m_digits;
    const int endpoint = m_endpoint;
    const bool hadWord = !m_numberWord.isEmpty();
    const bool hadDates = m_hasDates;
    const bool hadTwoClocks = m_hasTwoClocks;
    const bool hadRoom = fitFindings(first, last);
    for (int row = first; row <= last && !m_hasDates; ++row) // the first one with a date may be the oldest
        m_hasDates = m_captures->index(row, at(Column::Time)).data().toString().contains(u' ');
    for (int row = first; row <= std::min(last, first + MeasuredRows - 1); ++row) {
        const store::CaptureRow &capture = m_captures->at(row);
        m_hasTwoClocks = m_hasTwoClocks || (capture.lastMoment.isValid() && !capture.imported);
        if (capture.id > 0)
            m_digits = qMax(m_digits, static_cast<int>(QString::number(capture.id).size()));
        else
            m_numberWord = m_captures->index(row, at(Column::Id)).data().toString();
        const QString endpointText = m_captures->index(row, at(Column::Endpoint)).data().toString();
        m_endpoint = qMax(m_endpoint, theme.width(endpointText.left(LongestEndpoint), TextStyle::Body));
    }
    if (m_digits == digits && m_endpoint == endpoint && m_hasDates == hadDates && hadRoom
        && m_hasTwoClocks == hadTwoClocks && hadWord == !m_numberWord.isEmpty())
        return;
    fitSamples();
    makeRoom();
}

/// Notes how much room these rows need for their findings. True if there is as much already.
bool CaptureView::fitFindings(int first, int last)
{
    const int kinds = m_kinds;
    const int figures = m_figures;
    for (int row = first; row <= last; ++row) {
        const QStringList numbers = figuresOf(m_captures->at(row), locale());
        m_kinds = qMax(m_kinds, static_cast<int>(numbers.size()));
        m_figures = qMax(m_figures, static_cast<int>(numbers.join(QString()).size()));
    }
    return m_kinds == kinds && m_figures == figures;
}

/// All columns stay in a window of 1440 pixels: long names and ids are elided first. The least important columns to
/// hide come first. The detail shows what they show.
void CaptureView::makeRoom()
{
    const TableColumns::Room room{.least = widthOf(at(Column::Workspace), u"data-lake-stage"_s),
                                  .ample = widthOf(at(Column::Workspace), u"billing-db-production"_s)};
    m_columns->makeRoom({at(Column::Endpoint), at(Column::Size), at(Column::Run), at(Column::Findings), at(Column::Pin),
                         at(Column::Stage), at(Column::Deadline), at(Column::Id), at(Column::Time)},
                        room); // the last five with large fonts only
}

void CaptureView::showEvent(QShowEvent *event)
{
    TableView::showEvent(event);
    if (m_captures)
        m_captures->setTicking(true);
}

/// Also of a window that becomes an icon.
void CaptureView::hideEvent(QHideEvent *event)
{
    TableView::hideEvent(event);
    if (m_captures)
        m_captures->setTicking(false);
}

void CaptureView::resizeEvent(QResizeEvent *event)
{
    TableView::resizeEvent(event);
    if (m_columns)
        makeRoom();
}

void CaptureView::keepAfterInsertion(int first, int last)
{
    if (last - first + 1 == m_captures->rowCount())
        return; // the list was empty, so no row has a place to keep
    const int top = verticalScrollBar()->value();
    const bool seesTheNewest = top == 0 && m_captures->isAtNewest() && !m_follow->isHolding();
    if (first <= top && !seesTheNewest)
        place(top + last - first + 1);
}

void CaptureView::keepAfterRemoval(int first, int last)
{
    const int top = verticalScrollBar()->value();
    const int above = qMin(last + 1, top) - first;
    if (above > 0)
        place(top - above);
}

/// Scrolls as rows are added and removed. The scroll bar needs the new range first.
void CaptureView::place(int top)
{
    const QScopedValueRollback placing(m_isPlacing, true);
    executeDelayedItemsLayout();
    verticalScrollBar()->setValue(top);
}

/// The view itself makes the row current, because ranges begin there then.
void CaptureView::choose(int row)
{
    setCurrentIndex(m_captures->index(row, firstColumn()));
}

void CaptureView::goToTop()
{
    place(0);
}

void CaptureView::noteScroll(int value)
{
    const int from = std::exchange(m_top, value);
    if (m_isPlacing || !m_captures)
        return;
    m_looksUp = value < from;
    m_follow->noteScroll(from, value);
    lookUp();
}

/// Asks for newer rows before the user reaches the first one. Rows that are held come only to a user who goes there.
void CaptureView::lookUp()
{
    if (verticalScrollBar()->value() < NearTop && (m_looksUp || !m_follow->isHolding()))
        m_captures->fetchNewer();
}

/// Rows arrived. Those that came while the table waited are in sight now, if it follows again.
void CaptureView::catchUp()
{
    if (!m_follow->isHolding())
        goToTop();
    lookUp();
}

void CaptureView::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_Space) {
        emit detailToggled();
        return;
    }
    if (isPlain && (event->key() == Qt::Key_J || event->key() == Qt::Key_K)) {
        const QModelIndex next = moveCursor(event->key() == Qt::Key_J ? MoveDown : MoveUp, Qt::NoModifier);
        if (next.isValid())
            setCurrentIndex(next);
        return;
    }
    {
        const QScopedValueRollback handling(m_input, static_cast<const QEvent *>(event));
        TableView::keyPressEvent(event);
    }
    keepTogether();
}

void CaptureView::mousePressEvent(QMouseEvent *event)
{
    {
        const QScopedValueRollback handling(m_input, static_cast<const QEvent *>(event));
        TableView::mousePressEvent(event);
    }
    keepTogether();
}

void CaptureView::mouseMoveEvent(QMouseEvent *event)
{
    const QScopedValueRollback handling(m_input, static_cast<const QEvent *>(event));
    TableView::mouseMoveEvent(event);
}

void CaptureView::mouseReleaseEvent(QMouseEvent *event)
{
    TableView::mouseReleaseEvent(event);
    keepTogether();
}

void CaptureView::selectAll()
{
    TableView::selectAll();
    keepTogether();
}

/// A click with Ctrl takes a row out of the chosen ones and makes it current. The detail would show a row that no
/// action concerns, so the nearest chosen row becomes current, or the current one is chosen again if none is.
void CaptureView::keepTogether()
{
    const QItemSelectionModel *chosen = selectionModel();
    const QModelIndex current = currentIndex();
    if (!chosen || (current.isValid() && chosen->isRowSelected(current.row())))
        return;
    const QModelIndexList rows = chosen->selectedRows(current.isValid() ? current.column() : firstColumn());
    const auto distance = [&current](const QModelIndex &row) { return qAbs(row.row() - current.row()); };
    if (!rows.isEmpty())
        selectionModel()->setCurrentIndex(*std::ranges::min_element(rows, {}, distance), QItemSelectionModel::NoUpdate);
    else if (current.isValid())
        selectionModel()->select(current, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

/// Keys that move choose the row with Ctrl as without. Qt would make another row current and leave the old one chosen.
/// Without an event Qt would add the row to the chosen ones while Ctrl is held, as for Ctrl+Z. Newer versions of Qt
/// also ask without an event, while they handle one, whether a range goes on.
QItemSelectionModel::SelectionFlags CaptureView::selectionCommand(const QModelIndex &index, const QEvent *event) const
{
    const QEvent *input = event ? event : m_input;
    if (!input)
        return QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    if (input->type() != QEvent::KeyPress)
        return TableView::selectionCommand(index, input);
    const auto *key = static_cast<const QKeyEvent *>(input);
    const QKeyEvent withoutControl(key->type(), key->key(), key->modifiers() & ~Qt::ControlModifier);
    return TableView::selectionCommand(index, &withoutControl);
}

/// Takes the focus without making a row current. Qt would make a row current, and a chosen row outside the window would
/// be lost.
void CaptureView::focusInEvent(QFocusEvent *event)
{
    m_isEntered = true;
    TableView::focusInEvent(event);
    m_isEntered = false;
}

QModelIndex CaptureView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (m_isEntered)
        return {};
    const bool isNewestInSight =
        m_captures && m_captures->isAtNewest() && m_follow->state() == FollowMode::State::Following;
    const bool isRange = modifiers.testFlag(Qt::ShiftModifier);
    if (m_captures && action == MoveHome && !isRange && !isNewestInSight) {
        emit newestWanted();
        return currentIndex();
    }
    if (m_captures && action == MoveEnd && !isRange && !m_captures->isAtOldest()) {
        emit oldestWanted();
        return currentIndex();
    }
    // The chosen row may be outside the window. The keys then start from the first visible row.
    if (m_captures && !currentIndex().isValid() && action != MoveHome && action != MoveEnd)
        return m_captures->index(rowAt(0), firstColumn());
    return TableView::moveCursor(action, modifiers);
}

} // namespace runlatch::ui
