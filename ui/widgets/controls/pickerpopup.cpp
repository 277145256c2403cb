// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/pickerpopup.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/pickeraccess.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/label.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int MaxRows = 12; // rows that are visible at once

bool movesInList(int key)
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

} // namespace

PickerPopup::PickerPopup(const QString &name, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new QLineEdit(this))
    , m_busy(new BusyLine(this))
    , m_list(new QListView(this))
    , m_nothing(new Label(tr("No name contains this text."), TextStyle::Body, this))
    , m_note(new Label({}, TextStyle::Small, this))
{
    const int u = Theme::of(this).u();
    setAttribute(Qt::WA_NoMouseReplay); // a click on the picker closes the popup, and must not reopen it
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(name);
    m_search->setPlaceholderText(tr("Part of a name"));
    m_search->setAccessibleName(tr("Search: %1").arg(name));
    m_search->addAction(Theme::of(this).icon(u"search"_s), QLineEdit::LeadingPosition)->setText(tr("Search"));
    m_search->installEventFilter(this);
    m_list->setAccessibleName(name);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusProxy(m_search);
    m_nothing->setMuted(true);
    m_note->setMuted(true);
    m_note->setWordWrap(true);
    m_note->hide();
    for (Label *label : {m_nothing, m_note})
        label->setContentsMargins(2 * u, u, 2 * u, u); // the same margins as those of the rows
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(u, u, u, u);
    column->setSpacing(u);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_busy), static_cast<QWidget *>(m_nothing),
          static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_note)})
        column->addWidget(widget);
    m_pause.setSingleShot(true);
    m_pause.setInterval(200);
    connect(&m_pause, &QTimer::timeout, this, &PickerPopup::ask);
    connect(m_search, &QLineEdit::textEdited, this, [this] {
        m_isStale = true;
        m_choosesFirst = false;
        m_pause.start();
    });
    connect(m_list, &QListView::clicked, this, &PickerPopup::choose);
}

QAbstractItemView *PickerPopup::rows() const
{
    return m_list;
}

/// Tells the current row to screen readers. The list does so itself while the keys move in it.
void PickerPopup::announce()
{
    QAccessibleInterface *row = QAccessible::isActive() ? accessibleRow(*m_list) : nullptr;
    if (!row)
        return;
    QAccessibleEvent focus(row, QAccessible::Focus);
    QAccessible::updateAccessibility(&focus);
}

void PickerPopup::setModel(QAbstractItemModel *model)
{
    m_list->setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &PickerPopup::takeRows);
    connect(model, &QAbstractItemModel::rowsInserted, this, &PickerPopup::showCount);
}

void PickerPopup::setDelegate(QAbstractItemDelegate *delegate)
{
    m_list->setItemDelegate(delegate);
}

void PickerPopup::setBusy(bool busy)
{
    m_isBusy = busy;
    m_busy->setBusy(busy);
    showCount();
}

void PickerPopup::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_list->setAccessibleDescription(note);
}

void PickerPopup::ask()
{
    m_pause.stop();
    if (m_asked == m_search->text().trimmed()) {
        m_isStale = false; // the user typed a letter and removed it
        return;
    }
    m_asked = m_search->text().trimmed();
    emit searchWanted(m_asked);
}

void PickerPopup::takeRows()
{
    m_isStale = m_pause.isActive();
    const QAbstractItemModel &model = *m_list->model();
    const QModelIndexList found = m_asked.isEmpty() && model.rowCount() > 0
        ? model.match(model.index(0, 0), Qt::DisplayRole, m_chosen, 1, Qt::MatchExactly | Qt::MatchCaseSensitive)
        : QModelIndexList();
    m_list->setCurrentIndex(found.value(0, model.index(0, 0)));
    showCount();
    if (std::exchange(m_choosesFirst, false) && !m_isStale)
        choose();
}

void PickerPopup::showCount()
{
    m_nothing->setVisible(m_list->model()->rowCount() == 0 && !m_isBusy);
}

void PickerPopup::choose()
{
    if (m_isStale) {
        m_choosesFirst = true;
        ask();
        if (m_isStale)
            return;
    }
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    emit chosen(current.row());
    hide();
}

void PickerPopup::openAt(const QWidget &picker, const QString &chosen, const QString &typed)
{
    m_chosen = chosen;
    m_search->setText(typed);
    m_isStale = !typed.isEmpty();
    takeRows();
    place(picker);
    show();
    m_search->setFocus();
    m_list->scrollTo(m_list->currentIndex());
    announce();
    if (!typed.isEmpty()) {
        m_isStale = true;
        m_pause.start();
    }
}

void PickerPopup::place(const QWidget &picker)
{
    const int u = Theme::of(this).u();
    const QRect window(picker.window()->mapToGlobal(QPoint()), picker.window()->size());
    const int rows = qBound(4, m_list->model()->rowCount(), MaxRows);
    m_list->setFixedHeight(rows * qMax(m_list->sizeHintForRow(0), Theme::of(this).controlHeight()));
    const int wanted = qMax(m_list->sizeHintForColumn(0) + 8 * u, qMax(picker.width(), 70 * u));
    resize(qMin(wanted, window.width()), sizeHint().height());
    QPoint corner = picker.mapToGlobal(QPoint(0, picker.height()));
    corner.setX(qMax(window.left(), qMin(corner.x(), window.right() + 1 - width())));
    move(corner);
}

/// Forgets the search: the next opening starts with all rows.
void PickerPopup::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_search->clear();
    m_choosesFirst = false;
    ask();
}

bool PickerPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (movesInList(key)) {
        QCoreApplication::sendEvent(m_list, event);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        choose();
        return true;
    }
    if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
        hide();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace runlatch::ui
