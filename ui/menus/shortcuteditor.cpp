// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcuteditor.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/keys/keyedit.h"
#include "ui/widgets/keys/keyrules.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace runlatch::ui {

ShortcutEditor::ShortcutEditor(QWidget *parent)
    : QWidget(parent)
    , m_key(new KeyEdit)
    , m_field(new Field(tr("&New key of the chosen command"), m_key))
    , m_remove(makeButton(ButtonRole::Standard, tr("&Remove the key"), {}, this))
    , m_restore(makeButton(ButtonRole::Standard, tr("&Default key"), {}, this))
{
    m_remove->setToolTip(tr("The command has no shortcut then"));
    const int u = Theme::of(this).u();
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(2 * u);
    for (QPushButton *button : {m_remove, m_restore}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * u);
    column->addWidget(m_field);
    column->addLayout(buttons);
    connect(m_key, &KeyEdit::pressed, this, &ShortcutEditor::want);
    connect(m_remove, &QPushButton::clicked, this, &ShortcutEditor::remove);
    connect(m_restore, &QPushButton::clicked, this, &ShortcutEditor::restore);
    connect(m_field, &Field::actionTriggered, this, &ShortcutEditor::move);
}

void ShortcutEditor::setRow(const ShortcutRow &row, const QList<ShortcutRow> &rows)
{
    const bool hadFocus = m_remove->hasFocus() || m_restore->hasFocus();
    m_row = row;
    m_rows = rows;
    m_key->setEnabled(!row.isFixed());
    m_key->setKey(row.keys.value(0));
    m_key->setName(row.isFixed() ? tr("New key of the chosen command") : tr("New key of “%1”").arg(row.text));
    m_remove->setEnabled(!row.isFixed() && !row.keys.isEmpty());
    m_restore->setEnabled(!row.isFixed() && row.isChanged());
    const QString defaults = textOfKeys(row.defaults);
    if (row.text.isEmpty())
        m_field->setHint({});
    else if (row.isFixed())
        m_field->setHint(tr("This key cannot be changed"));
    else
        m_field->setHint(defaults.isEmpty() ? tr("Default: no key") : tr("Default: %1").arg(defaults));
    showConflicts(row.keys);
    if (hadFocus && !m_remove->hasFocus() && !m_restore->hasFocus())
        m_key->setFocus(); // a button that was pressed may be of no more use
}

void ShortcutEditor::focusKey()
{
    if (m_key->isEnabled())
        m_key->setFocus(Qt::OtherFocusReason);
}

void ShortcutEditor::want(const QKeySequence &key)
{
    const auto isOfList = [this](const ShortcutRow &row) { return row.id != m_row.id || row.isOfList; };
    const bool isSafe =
        m_row.defaults.contains(key) || faultOf(key, std::ranges::all_of(m_rows, isOfList)) == KeyFault::None;
    m_wanted.clear();
    if (isSafe)
        set({key});
    else
        m_field->setError(faultText(key));
}

QString ShortcutEditor::faultText(const QKeySequence &key) const
{
    const QString word = key.toString(QKeySequence::NativeText);
    switch (faultOf(key, m_row.isOfList)) {
    case KeyFault::Typing:
        return tr("%1 alone is for typing, and only commands of a list can have it. Add Ctrl to it.").arg(word);
    case KeyFault::Fixed: return tr("%1 is used by lists and controls. Add Ctrl or Alt to it.").arg(word);
    case KeyFault::AccessKey: return tr("%1 is for menus and fields. Add Ctrl to it.").arg(word);
    case KeyFault::None:
    case KeyFault::Several: break;
    }
    return tr("This key cannot be a shortcut. Press another one.");
}

void ShortcutEditor::restore()
{
    set(m_row.defaults);
}

void ShortcutEditor::remove()
{
    set({});
}

void ShortcutEditor::set(const Shortcuts::Keys &keys)
{
    if (conflictsOf(m_rows, m_row.id, keys).isEmpty())
        Shortcuts::all().change(m_row.id, keys);
    else
        showConflicts(keys);
}

void ShortcutEditor::showConflicts(const Shortcuts::Keys &keys)
{
    const QList<ShortcutRow> others = m_row.isFixed() ? QList<ShortcutRow>() : conflictsOf(m_rows, m_row.id, keys);
    m_wanted = others.isEmpty() ? Shortcuts::Keys() : keys;
    if (others.isEmpty()) {
        m_field->clearError();
        return;
    }
    QStringList names;
    for (const ShortcutRow &other : others) {
        //: %1 is a command, %2 the page on which it is
        names.append(tr("“%1” (%2)").arg(other.text, other.placeText()));
    }
    m_field->setError(
        //: %1 is one key or several, %2 one command or several
        tr("%1 is already used by %2.").arg(textOfKeys(keys), QLocale().createSeparatedList(names)),
        tr("&Move the key here"));
}

void ShortcutEditor::move()
{
    QHash<QString, Shortcuts::Keys> keys;
    const QList<ShortcutRow> others = conflictsOf(m_rows, m_row.id, m_wanted);
    for (const ShortcutRow &other : others) {
        Shortcuts::Keys left = other.keys;
        left.removeIf([this](const QKeySequence &key) { return m_wanted.contains(key); });
        keys.insert(other.id, left);
    }
    keys.insert(m_row.id, m_wanted);
    Shortcuts::all().change(keys);
    m_key->setFocus();
}

} // namespace runlatch::ui
