// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/compose/valueeditor.h"

#include "ui/compose/explorertime.h"
#include "ui/style/painting.h"
#include "ui/theme.h"
#include "ui/widgets/shownpage.h"

#include <QAction>
#include <QCalendarWidget>
#include <QComboBox>
#include <QDateTime>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QWidgetAction>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerType;

namespace runlatch::ui {

ValueEditor::ValueEditor(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout(this))
    , m_line(new QLineEdit(this))
    , m_choice(new QComboBox(this))
{
    m_choice->addItem(tr("yes"), u"true"_s);
    m_choice->addItem(tr("no"), u"false"_s);
    m_choice->setPlaceholderText(tr("yes or no"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(4);
    m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_calendar = m_line->addAction(Theme::of(this).icon(u"calendar"_s), QLineEdit::TrailingPosition);
    m_calendar->setText(tr("Choose a date"));
    m_calendar->setToolTip(tr("Choose a date (Alt+Down)"));
    m_calendar->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    m_calendar->setShortcutContext(Qt::WidgetShortcut);
    m_pages->addWidget(m_line);
    m_pages->addWidget(m_choice);
    m_pages->addWidget(new QWidget(this));
    countShownPageOnly(*m_pages);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_line, &QLineEdit::textEdited, this, &ValueEditor::edit);
    connect(m_line, &QLineEdit::editingFinished, this, &ValueEditor::finishTime);
    connect(m_choice, &QComboBox::activated, this, [this] { edit(m_choice->currentData().toString()); });
    connect(m_calendar, &QAction::triggered, this, &ValueEditor::chooseDate);
    show();
}

void ValueEditor::setType(ExplorerType type)
{
    m_type = type;
    show();
}

void ValueEditor::setTaken(bool taken)
{
    m_isTaken = taken;
    show();
}

void ValueEditor::setValue(const QString &value)
{
    m_value = value;
    show();
}

void ValueEditor::setName(const QString &name)
{
    m_line->setAccessibleName(name);
    m_choice->setAccessibleName(name);
}

void ValueEditor::setInvalid(const QString &description)
{
    for (QWidget *editor : {static_cast<QWidget *>(m_line), static_cast<QWidget *>(m_choice)}) {
        editor->setProperty(style::InvalidProperty, !description.isEmpty());
        editor->setAccessibleDescription(description);
        editor->update();
    }
}

QWidget *ValueEditor::current() const
{
    return m_isTaken ? m_pages->currentWidget() : nullptr;
}

void ValueEditor::edit(const QString &value)
{
    m_value = value;
    emit changed();
}

void ValueEditor::finishTime()
{
    const QString time = m_type == ExplorerType::Time ? explorerTime(m_value) : m_value;
    if (time == m_value)
        return;
    m_line->setText(time);
    edit(time);
}

void ValueEditor::chooseDate()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto *calendar = new QCalendarWidget(menu);
    calendar->setAccessibleName(tr("Date"));
    if (const QDate date = QDateTime::fromString(m_value, Qt::ISODate).toUTC().date(); date.isValid())
        calendar->setSelectedDate(date);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(calendar);
    menu->addAction(action);
    connect(calendar, &QCalendarWidget::activated, this, [this, menu](const QDate &date) {
        menu->close();
        m_line->setText(date.startOfDay(Qt::UTC).toString(Qt::ISODate));
        edit(m_line->text());
    });
    menu->popup(mapToGlobal(rect().bottomLeft()));
    calendar->setFocus();
}

void ValueEditor::show()
{
    m_calendar->setVisible(m_type == ExplorerType::Time);
    m_calendar->setEnabled(m_type == ExplorerType::Time);
    m_line->setPlaceholderText(m_type == ExplorerType::Number     ? tr("number")
                                   : m_type == ExplorerType::Time ? tr("2026-10-01 08:00, UTC")
                                                                  : QString());
    if (m_line->text() != m_value) // keeps the cursor
        m_line->setText(m_value);
    m_choice->setCurrentIndex(m_choice->findData(m_value));
    m_pages->setCurrentIndex(!m_isTaken ? 2 : m_type == ExplorerType::Boolean ? 1 : 0);
}

} // namespace runlatch::ui
