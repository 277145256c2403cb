// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/valueeditor.h"

#include "ui/bulkcreate/query/daypicker.h"
#include "ui/bulkcreate/query/explorertime.h"
#include "ui/bulkcreate/query/valuechips.h"
#include "ui/bulkcreate/query/valueline.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/onlycompletion.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerType;

namespace runlatch::ui {

ValueEditor::ValueEditor(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout(this))
    , m_chips(new ValueChips(this))
    , m_line(new ValueLine(this))
    , m_choice(new QComboBox(this))
{
    makeChoice();
    makeLine();
    arrange();
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text != m_value)
            edit(text);
    });
    connect(m_line, &QLineEdit::editingFinished, this, [this] { m_line->setText(finished(m_line->text())); });
    connect(m_line, &ValueLine::ended, this, &ValueEditor::keepTyped);
    connect(m_line, &ValueLine::takeBackWanted, this, &ValueEditor::takeBack);
    connect(m_chips, &ValueChips::removeWanted, this, &ValueEditor::removeKept);
    connect(m_choice, &QComboBox::activated, this, [this] { edit(m_choice->currentData().toString()); });
    connect(m_calendar, &QAction::triggered, this, &ValueEditor::chooseDate);
    connect(m_suggest, &QAction::triggered, this, [this] { emit suggestionsWanted(m_line->text().trimmed()); });
    connect(m_add, &QAction::triggered, this, &ValueEditor::keepTyped);
    show();
}

void ValueEditor::makeChoice()
{
    m_choice->addItem(tr("yes"), u"true"_s);
    m_choice->addItem(tr("no"), u"false"_s);
    m_choice->setPlaceholderText(tr("yes or no"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(4);
    m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

/// The calendar and the suggestions have the same key: a line has one of them at a time.
void ValueEditor::makeLine()
{
    const QKeySequence open(Qt::ALT | Qt::Key_Down);
    m_calendar = addAction(u"calendar"_s, tr("Choose a date"), open, u"bulk_create.choose_date"_s);
    m_suggest = addAction(u"search"_s, tr("Suggest values"), open, u"bulk_create.suggest_values"_s);
    m_add = addAction(u"plus"_s, tr("Add another value"), Qt::ALT | Qt::Key_Insert, u"bulk_create.add_value"_s);
    auto *completer = new QCompleter(&m_offers, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_line->setCompleter(completer);
    completer->popup()->setAccessibleName(tr("Suggested values"));
    new OnlyCompletion(*completer);
}

QAction *ValueEditor::addAction(const QString &icon, const QString &words, const QKeySequence &keys, const QString &id)
{
    QAction *action = m_line->addAction(Theme::of(this).icon(icon), QLineEdit::TrailingPosition);
    action->setText(words);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    Shortcuts::all().add(*action, id);
    new KeyTip(*action, id, words);
    return action;
}

void ValueEditor::arrange()
{
    auto *lines = new QWidget(this);
    auto *column = new QVBoxLayout(lines);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::of(this).u());
    column->addWidget(m_chips);
    column->addWidget(m_line);
    m_pages->addWidget(lines);
    m_pages->addWidget(m_choice);
    m_pages->addWidget(new QWidget(this));
    countShownPageOnly(*m_pages);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
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
    const bool isOne = values.size() == 1;
    m_kept = isOne ? QStringList() : values;
    m_value = isOne ? values.constFirst() : QString();
    show();
}

QStringList ValueEditor::values() const
{
    return m_kept.isEmpty() || !m_value.isEmpty() ? m_kept + QStringList{m_value} : m_kept;
}

void ValueEditor::setName(const QString &name)
{
    m_line->setAccessibleName(name);
    m_choice->setAccessibleName(name);
}

void ValueEditor::setInvalid(const QString &description, qsizetype index)
{
    m_invalid = description.isEmpty() ? -1 : index;
    const bool isOfLine = m_invalid >= m_kept.size();
    for (QWidget *editor : {static_cast<QWidget *>(m_line), static_cast<QWidget *>(m_choice)}) {
        editor->setProperty(style::InvalidProperty, isOfLine);
        editor->setAccessibleDescription(description);
        editor->update();
    }
    m_chips->setValues(m_kept, isOfLine ? -1 : m_invalid);
}

QWidget *ValueEditor::current() const
{
    if (!m_isTaken)
        return nullptr;
    return m_pages->currentIndex() == 0 ? static_cast<QWidget *>(m_line) : m_pages->currentWidget();
}

void ValueEditor::setOffers(const QStringList &offers)
{
    if (offers != m_offers.stringList())
        m_offers.setStringList(offers);
}

void ValueEditor::setSuggesting(bool isSuggesting)
{
    m_isSuggesting = isSuggesting;
    show();
}

bool ValueEditor::showOffers()
{
    QCompleter *completer = m_line->completer();
    completer->setCompletionPrefix(m_line->text().trimmed());
    if (!m_line->hasFocus() || completer->completionCount() == 0)
        return false;
    completer->complete();
    return true;
}

void ValueEditor::edit(const QString &value)
{
    m_value = value;
    emit changed();
}

void ValueEditor::keepTyped()
{
    const QString typed = finished(m_line->text());
    if (typed.trimmed().isEmpty())
        return;
    m_kept.append(typed);
    m_value.clear();
    show();
    m_line->setFocus();
    emit changed();
}

void ValueEditor::takeBack()
{
    if (m_kept.isEmpty())
        return;
    m_value = m_kept.takeLast();
    show();
    emit changed();
}

void ValueEditor::removeKept(qsizetype index)
{
    m_line->setFocus(); // before the chip is gone
    m_kept.removeAt(index);
    show();
    emit changed();
}

/// The text that the line has when the user has left it, or has ended the value.
QString ValueEditor::finished(const QString &typed) const
{
    return m_type == ExplorerType::Time ? explorerTime(typed) : typed;
}

void ValueEditor::chooseDate()
{
    auto *picker = new DayPicker(this);
    connect(picker, &DayPicker::chosen, m_line, &QLineEdit::setText);
    picker->openAt(*m_line, m_value);
}

void ValueEditor::show()
{
    const bool isTime = m_type == ExplorerType::Time;
    for (const auto &[action, isUsed] :
         {std::pair(m_calendar, isTime), std::pair(m_suggest, m_isSuggesting && !isTime)}) {
        action->setVisible(isUsed);
        action->setEnabled(isUsed);
    }
    m_line->setFollowing(!m_kept.isEmpty());
    m_line->setPlaceholderText(!m_kept.isEmpty()                    ? tr("another value")
                                   : m_type == ExplorerType::Number ? tr("number")
                                   : isTime                         ? tr("2026-10-01 08:00, UTC")
                                                                    : QString());
    if (m_line->text() != m_value) // keeps the cursor
        m_line->setText(m_value);
    m_choice->setCurrentIndex(m_choice->findData(m_value));
    m_chips->setValues(m_kept, m_invalid < m_kept.size() ? m_invalid : -1);
    m_chips->setVisible(m_isTaken && !m_kept.isEmpty());
    const bool isChoice = m_type == ExplorerType::Boolean && m_kept.isEmpty();
    m_pages->setCurrentIndex(!m_isTaken ? 2 : isChoice ? 1 : 0);
    updateGeometry();
}

} // namespace runlatch::ui
