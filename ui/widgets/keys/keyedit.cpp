// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/keyedit.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace runlatch::ui {

KeyEdit::KeyEdit(QWidget *parent)
    : QKeySequenceEdit(parent)
{
}

void KeyEdit::setKey(const QKeySequence &key)
{
    setKeySequence(key);
    if (auto *line = findChild<QLineEdit *>())
        line->setPlaceholderText(isEnabled() ? tr("No key. Press one to set it.") : QString());
}

void KeyEdit::setName(const QString &name)
{
    setAccessibleName(name);
    if (auto *line = findChild<QLineEdit *>())
        line->setAccessibleName(name);
}

/// Leaves Escape to the dialog. Qt would take it as a key.
bool KeyEdit::event(QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (isKey && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel)) {
        event->ignore();
        return false;
    }
    return QKeySequenceEdit::event(event);
}

void KeyEdit::keyPressEvent(QKeyEvent *event)
{
    const QKeySequence before = keySequence();
    QKeySequenceEdit::keyPressEvent(event); // a modifier alone clears the field
    const QKeySequence now = keySequence();
    if (now.isEmpty()) {
        setKey(before);
        return;
    }
    const QKeySequence first(now[0]);
    setKey(first); // ends Qt's waiting for further ones
    emit pressed(first);
}

} // namespace runlatch::ui
