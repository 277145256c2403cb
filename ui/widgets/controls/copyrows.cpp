// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/copyrows.h"

#include "ui/widgets/controls/copybutton.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace runlatch::ui {

CopyRows::CopyRows(QWidget &form)
    : QObject(&form)
    , m_form(form)
{
}

void CopyRows::add(CopyButton &button, const QList<QWidget *> &row)
{
    button.setSeen(false);
    button.setFocusPolicy(m_buttons.isEmpty() ? Qt::StrongFocus : Qt::ClickFocus);
    m_buttons.append(&button);
    for (QWidget *widget : row + QList<QWidget *>{&button}) {
        m_buttonOf.insert(widget, &button);
        widget->installEventFilter(this);
        connect(widget, &QObject::destroyed, this, [this](QObject *gone) { m_buttonOf.remove(gone); });
    }
    connect(&button, &QObject::destroyed, this, &CopyRows::leave);
}

void CopyRows::leave(const QObject *button)
{
    m_buttons.removeIf([button](const CopyButton *one) { return one == button; });
    m_buttonOf.removeIf(
        [button](QHash<const QObject *, CopyButton *>::iterator entry) { return entry.value() == button; });
    const bool hasStop = std::any_of(m_buttons.cbegin(), m_buttons.cend(),
                                     [](const CopyButton *one) { return one->focusPolicy() == Qt::StrongFocus; });
    if (!hasStop && !m_buttons.isEmpty())
        m_buttons.constFirst()->setFocusPolicy(Qt::StrongFocus);
}

void CopyRows::makeStop(CopyButton *button)
{
    for (CopyButton *one : std::as_const(m_buttons))
        one->setFocusPolicy(one == button ? Qt::StrongFocus : Qt::ClickFocus);
}

bool CopyRows::eventFilter(QObject *watched, QEvent *event)
{
    CopyButton *button = m_buttonOf.value(watched);
    if (!button)
        return false;
    if (event->type() == QEvent::Enter)
        button->setSeen(true);
    else if (event->type() == QEvent::Leave)
        button->setSeen(false);
    else if (event->type() == QEvent::FocusIn && watched == button)
        makeStop(button);
    else if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
        return takeKey(*button, *event);
    return false;
}

/// A part of a value that is selected is copied by its label.
bool CopyRows::takeKey(CopyButton &button, QEvent &event)
{
    const auto &key = static_cast<QKeyEvent &>(event);
    const auto *focused = qobject_cast<const QLabel *>(m_form.window()->focusWidget());
    if (key.matches(QKeySequence::Copy) && !(focused && focused->hasSelectedText())) {
        event.accept(); // as an override it keeps the key from the menu
        if (event.type() == QEvent::KeyPress && !key.isAutoRepeat())
            button.click();
        return true;
    }
    if (event.type() != QEvent::KeyPress || !button.hasFocus())
        return false;
    if (key.key() == Qt::Key_Up)
        return step(button, -1);
    return key.key() == Qt::Key_Down && step(button, 1);
}

/// The order is the one that is seen, because rows are added between others.
bool CopyRows::step(const CopyButton &from, int rows)
{
    QList<CopyButton *> seen = m_buttons;
    std::sort(seen.begin(), seen.end(), [this](const CopyButton *one, const CopyButton *other) {
        return one->mapTo(&m_form, QPoint()).y() < other->mapTo(&m_form, QPoint()).y();
    });
    const auto at = std::find(seen.cbegin(), seen.cend(), &from) - seen.cbegin();
    CopyButton *next = seen.value(at + rows);
    if (!next)
        return true;
    next->setFocus(rows < 0 ? Qt::BacktabFocusReason : Qt::TabFocusReason);
    for (QWidget *around = &m_form; around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(next);
    }
    return true;
}

} // namespace runlatch::ui
