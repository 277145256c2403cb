// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/formlist.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/scrollarea.h"
#include "wording/plaintext.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// Scrolls to the field with its label and its error, and at least to the widget that has the focus.
void showFocused(QScrollArea &area, const QWidget &form)
{
    QWidget *focus = QApplication::focusWidget();
    if (!focus || !form.isAncestorOf(focus))
        return;
    for (QWidget *around = focus->parentWidget(); around != &form; around = around->parentWidget()) {
        if (auto *field = qobject_cast<Field *>(around)) {
            area.ensureWidgetVisible(field);
            break;
        }
    }
    area.ensureWidgetVisible(focus);
}

} // namespace

FormList::FormList(const Words &words, qsizetype most, QWidget *parent)
    : QWidget(parent)
    , m_words(words)
    , m_most(most)
    , m_list(new QListWidget(this))
    , m_forms(new QStackedWidget)
    , m_add(makeButton(ButtonRole::Icon, words.add, u"plus"_s, this))
    , m_duplicate(makeButton(ButtonRole::Icon, words.duplicate, u"copy"_s, this))
    , m_remove(makeButton(ButtonRole::Icon, words.remove, u"trash-2"_s, this))
    , m_message(new MessageBar)
{
    const int u = Theme::of(this).u();
    m_list->setAccessibleName(words.list);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumWidth(24 * u);
    m_list->setMaximumWidth(50 * u);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(u);
    for (QPushButton *button : {m_add, m_duplicate, m_remove}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto *left = new QVBoxLayout;
    left->setSpacing(u);
    left->addWidget(m_list, 1);
    left->addLayout(buttons);
    auto *panes = new QHBoxLayout;
    panes->setSpacing(3 * u);
    panes->addLayout(left, 1);
    panes->addWidget(m_forms, 3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * u);
    column->addLayout(panes, 1);
    column->addWidget(m_message);
    connect(m_add, &QPushButton::clicked, this, &FormList::addWanted);
    connect(m_duplicate, &QPushButton::clicked, this, [this] { emit duplicateWanted(chosen()); });
    connect(m_remove, &QPushButton::clicked, this, &FormList::remove);
    const auto *name = new QShortcut(Qt::Key_F2, m_list, nullptr, nullptr, Qt::WidgetShortcut);
    connect(name, &QShortcut::activated, this, [this] { emit renameWanted(chosen()); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_forms->setCurrentIndex(row);
    });
}

void FormList::add(QWidget *form, const QString &title)
{
    m_forms->addWidget(inScrollArea(form));
    auto *item = new QListWidgetItem(Theme::of(this).icon(m_words.icon), title, m_list);
    item->setSizeHint({0, Theme::of(this).controlHeight()});
    item->setToolTip(wording::toolTip(title));
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    fitTitles();
    update();
}

void FormList::setTitle(const QWidget *form, const QString &title)
{
    if (QListWidgetItem *item = m_list->item(rowOf(form))) {
        item->setText(title);
        item->setToolTip(wording::toolTip(title));
        fitTitles();
    }
}

/// The list is as wide as its titles, within its bounds; it never becomes narrower while somebody types.
void FormList::fitTitles()
{
    const Theme &theme = Theme::of(this);
    int width = m_list->minimumWidth();
    for (int row = 0; row < m_list->count(); ++row)
        width = qMax(width, theme.width(m_list->item(row)->text()) + theme.iconSize() + 9 * theme.u());
    m_list->setMinimumWidth(qMin(width, m_list->maximumWidth()));
}

void FormList::choose(const QWidget *form)
{
    m_list->setCurrentRow(rowOf(form));
}

QWidget *FormList::chosen() const
{
    return formAt(m_forms->currentIndex());
}

QList<QWidget *> FormList::forms() const
{
    QList<QWidget *> forms;
    for (int row = 0; row < m_forms->count(); ++row)
        forms.append(formAt(row));
    return forms;
}

/// Keeps the removed form aside until the next removal.
void FormList::remove()
{
    delete std::exchange(m_removed, m_forms->currentWidget());
    m_removedRow = m_list->currentRow();
    m_removedTitle = m_list->currentItem()->text();
    m_forms->removeWidget(m_removed);
    m_removed->hide();
    delete m_list->takeItem(m_removedRow);
    m_forms->setCurrentIndex(m_list->currentRow());
    m_message->setMessage(Tone::Info, m_words.removed.arg(m_removedTitle));
    connect(m_message->addTextAction(tr("Undo")), &QPushButton::clicked, this, &FormList::undo);
    m_list->setFocus();
    update();
    emit changed();
}

void FormList::undo()
{
    if (!m_removed || m_forms->count() >= m_most)
        return;
    const int row = qMin(m_removedRow, m_forms->count());
    m_forms->insertWidget(row, m_removed);
    auto *item = new QListWidgetItem(Theme::of(this).icon(m_words.icon), m_removedTitle);
    item->setSizeHint({0, Theme::of(this).controlHeight()});
    item->setToolTip(wording::toolTip(m_removedTitle));
    m_list->insertItem(row, item);
    m_removed = nullptr;
    m_list->setCurrentRow(row);
    m_message->dismiss();
    m_list->setFocus();
    update();
    emit changed();
}

void FormList::update()
{
    m_add->setEnabled(m_forms->count() < m_most);
    m_duplicate->setEnabled(m_forms->count() < m_most);
    m_remove->setEnabled(m_forms->count() > 1);
}

int FormList::rowOf(const QWidget *form) const
{
    return static_cast<int>(forms().indexOf(form));
}

QWidget *FormList::formAt(int row) const
{
    const auto *area = static_cast<const QScrollArea *>(m_forms->widget(row));
    return area ? area->widget() : nullptr;
}

QWidget *FormList::inScrollArea(QWidget *form) const
{
    auto *area = makeScrollArea(form);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(form->minimumSizeHint().width() + 5 * Theme::of(form).u());
    area->setMinimumHeight(m_words.height);
    connect(qApp, &QApplication::focusChanged, area, [area, form](const QWidget *, QWidget *now) {
        if (now && form->isAncestorOf(now)) // later: an error that is shown with it makes its field higher
            QMetaObject::invokeMethod(
                area, [area, form] { showFocused(*area, *form); }, Qt::QueuedConnection);
    });
    return area;
}

} // namespace runlatch::ui
