// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/valueeditor.h"

#include "base/utc.h"
#include "ui/bulkcreate/explorertime.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QCalendarWidget>
#include <QComboBox>
#include <QDateTime>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerType;

namespace runlatch::ui {

ValueEditor::ValueEditor(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout(this))
    , m_lines(new QVBoxLayout)
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
    m_calendar->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    m_calendar->setShortcutContext(Qt::WidgetShortcut);
    m_add = m_line->addAction(Theme::of(this).icon(u"plus"_s), QLineEdit::TrailingPosition);
    m_add->setText(tr("Add another value"));
    m_add->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Insert));
    m_add->setShortcutContext(Qt::WidgetShortcut);
    for (const auto &[action, id] :
         {std::pair(m_calendar, u"bulk_create.choose_date"_s), std::pair(m_add, u"bulk_create.add_value"_s)}) {
        Shortcuts::all().add(*action, id);
        new KeyTip(*action, id, action->text());
    }
    auto *lines = new QWidget(this);
    lines->setLayout(m_lines);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(Theme::of(this).u());
    m_lines->addWidget(m_line);
    m_pages->addWidget(lines);
    m_pages->addWidget(m_choice);
    m_pages->addWidget(new QWidget(this));
    countShownPageOnly(*m_pages);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_line, &QLineEdit::textEdited, this, &ValueEditor::edit);
    connect(m_line, &QLineEdit::editingFinished, this, [this] { finishTime(m_line); });
    connect(m_choice, &QComboBox::activated, this, [this] { edit(m_choice->currentData().toString()); });
    connect(m_calendar, &QAction::triggered, this, &ValueEditor::chooseDate);
    connect(m_add, &QAction::triggered, this, &ValueEditor::addValue);
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

void ValueEditor::setValues(const QStringList &values)
{
    m_value = values.value(0);
    for (QLineEdit *line : std::exchange(m_further, {})) {
        line->hide();
        line->deleteLater();
    }
    for (const QString &value : values.mid(1))
        insertLine(value);
    show();
}

QStringList ValueEditor::values() const
{
    QStringList values{m_value};
    for (const QLineEdit *line : m_further) {
        if (!line->text().isEmpty())
            values += line->text();
    }
    return values;
}

void ValueEditor::setName(const QString &name)
{
    m_name = name;
    m_line->setAccessibleName(name);
    m_choice->setAccessibleName(name);
    for (qsizetype index = 0; index < m_further.size(); ++index)
        m_further.at(index)->setAccessibleName(tr("%1, further value %2").arg(name).arg(index + 1));
}

void ValueEditor::setInvalid(const QString &description)
{
    QList<QWidget *> editors{m_line, m_choice};
    for (QLineEdit *line : m_further)
        editors += line;
    for (QWidget *editor : editors) {
        editor->setProperty(style::InvalidProperty, !description.isEmpty());
        editor->setAccessibleDescription(description);
        editor->update();
    }
}

QWidget *ValueEditor::current() const
{
    if (!m_isTaken)
        return nullptr;
    return m_pages->currentIndex() == 0 ? static_cast<QWidget *>(m_line) : m_pages->currentWidget();
}

void ValueEditor::edit(const QString &value)
{
    m_value = value;
    emit changed();
}

QLineEdit *ValueEditor::insertLine(const QString &value)
{
    auto *line = new QLineEdit(value, this);
    m_further += line;
    m_lines->addWidget(line);
    setName(m_name);
    connect(line, &QLineEdit::textEdited, this, &ValueEditor::changed);
    connect(line, &QLineEdit::editingFinished, this, [this, line] { leaveLine(line); });
    return line;
}

void ValueEditor::addValue()
{
    QLineEdit *line = insertLine({});
    show();
    line->show(); // must be visible at once, because it takes the focus
    line->setFocus();
}

/// Removes a further value that was left empty.
void ValueEditor::leaveLine(QLineEdit *line)
{
    if (!line->text().isEmpty()) {
        finishTime(line);
        return;
    }
    if (!m_further.removeOne(line))
        return;
    if (line->hasFocus())
        m_line->setFocus(); // Enter leaves the focus in the line
    line->hide();
    line->deleteLater();
    setName(m_name);
    show();
    emit changed();
}

void ValueEditor::finishTime(QLineEdit *line)
{
    const QString time = m_type == ExplorerType::Time ? explorerTime(line->text()) : line->text();
    if (time == line->text())
        return;
    line->setText(time);
    if (line == m_line)
        edit(time);
    else
        emit changed();
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
        m_line->setText(date.startOfDay(base::Utc).toString(Qt::ISODate));
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
    const bool isChoice = m_type == ExplorerType::Boolean && m_further.isEmpty();
    m_pages->setCurrentIndex(!m_isTaken ? 2 : isChoice ? 1 : 0);
    updateGeometry();
}

} // namespace runlatch::ui
