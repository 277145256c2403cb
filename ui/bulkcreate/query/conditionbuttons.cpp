// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/conditionbuttons.h"

#include "ui/widgets/controls/button.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ConditionButtons::ConditionButtons(QWidget &row)
    : QWidget(&row)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    const auto key = [](const QString &keys) { return QKeySequence(keys); };
    m_up = addCommand(row, u"bulk_create.condition_up"_s, tr("Move up"), key(u"Alt+Shift+Up"_s), u"arrow-up"_s);
    m_down =
        addCommand(row, u"bulk_create.condition_down"_s, tr("Move down"), key(u"Alt+Shift+Down"_s), u"arrow-down"_s);
    m_duplicate = addCommand(row, u"bulk_create.condition_duplicate"_s, tr("Duplicate"), key(u"Ctrl+D"_s), u"copy"_s);
    m_remove = addCommand(row, u"bulk_create.condition_remove"_s, tr("Remove"), key(u"Ctrl+Shift+Del"_s), u"trash-2"_s);
    QAction *toggle =
        addKey(row, u"bulk_create.condition_toggle"_s, tr("Turn the condition on or off"), key(u"Ctrl+Shift+O"_s));
    for (QAction *once : {m_duplicate.action, m_remove.action, toggle})
        once->setAutoRepeat(false);
    connect(m_up.action, &QAction::triggered, this, [this] { emit moveWanted(-1); });
    connect(m_down.action, &QAction::triggered, this, [this] { emit moveWanted(1); });
    connect(m_duplicate.action, &QAction::triggered, this, &ConditionButtons::duplicateWanted);
    connect(m_remove.action, &QAction::triggered, this, &ConditionButtons::removeWanted);
    connect(toggle, &QAction::triggered, this, &ConditionButtons::toggleWanted);
}

QAction *ConditionButtons::addKey(QWidget &row, const QString &id, const QString &words, const QKeySequence &keys)
{
    auto *action = new QAction(words, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    row.addAction(action);
    Shortcuts::all().add(*action, id);
    return action;
}

ConditionButtons::Command ConditionButtons::addCommand(QWidget &row, const QString &id, const QString &words,
                                                       const QKeySequence &keys, const QString &icon)
{
    const Command command{addKey(row, id, words, keys), makeButton(ButtonRole::Icon, words, icon, this)};
    new KeyTip(*command.button, id, words);
    command.button->setFocusPolicy(Qt::TabFocus); // see ConditionList::m_add
    layout()->addWidget(command.button);
    connect(command.button, &QPushButton::clicked, command.action, &QAction::trigger);
    return command;
}

void ConditionButtons::setPosition(int index, int count)
{
    const QString number = QLocale().toString(index + 1);
    m_up.button->setAccessibleName(tr("Move condition %1 up").arg(number));
    m_down.button->setAccessibleName(tr("Move condition %1 down").arg(number));
    m_duplicate.button->setAccessibleName(tr("Duplicate condition %1").arg(number));
    m_remove.button->setAccessibleName(tr("Remove condition %1").arg(number));
    const auto enable = [](const Command &command, bool isEnabled) {
        command.action->setEnabled(isEnabled);
        command.button->setEnabled(isEnabled);
    };
    enable(m_up, index > 0);
    enable(m_down, index + 1 < count);
}

} // namespace runlatch::ui
