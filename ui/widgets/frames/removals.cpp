// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/removals.h"

#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/keys/editabletext.h"
#include "ui/widgets/keys/keyrules.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Removals::Removals(QWidget &part, MessageBar &bar, const QString &id)
    : QObject(&part)
    , m_part(part)
    , m_bar(bar)
    , m_undo(new QAction(tr("Bring back what was removed"), this))
{
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_undo->setEnabled(false);
    part.addAction(m_undo);
    Shortcuts::all().add(*m_undo, id);
    connect(m_undo, &QAction::triggered, this, &Removals::undo);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { noteFocus(now); });
}

void Removals::add(const QString &sentence, std::function<void()> undo)
{
    m_removals.append({sentence, std::move(undo)});
    offer();
}

void Removals::clear()
{
    m_removals.clear();
    offer();
}

void Removals::undo()
{
    if (m_removals.isEmpty())
        return;
    m_removals.takeLast().undo();
    offer();
    emit undone();
}

void Removals::offer()
{
    m_undo->setEnabled(!m_removals.isEmpty());
    if (m_removals.isEmpty()) {
        m_bar.dismiss();
        return;
    }
    m_bar.setMessage(Tone::None, m_removals.last().sentence);
    m_bar.setIcon(u"trash-2"_s);
    // Queued, because the button is removed with its message during its own click.
    connect(m_bar.addTextAction(tr("Undo")), &QPushButton::clicked, this, &Removals::undo, Qt::QueuedConnection);
}

/// A text field takes the key for undo even if it has nothing to undo.
void Removals::noteFocus(QWidget *control)
{
    if (control && m_part.isAncestorOf(control))
        control->installEventFilter(this);
}

bool Removals::eventFilter(QObject *watched, QEvent *event)
{
    auto *control = qobject_cast<QWidget *>(watched);
    const bool isFree = control && !canEdit(control, EditCommand::Undo);
    return (isFree && takesKeyOf(*m_undo, *event)) || QObject::eventFilter(watched, event);
}

} // namespace runlatch::ui
