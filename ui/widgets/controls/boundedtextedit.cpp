// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/boundedtextedit.h"

#include <QMimeData>
#include <QTextCursor>

namespace runlatch::ui {

BoundedTextEdit::BoundedTextEdit(int most, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_most(most)
{
}

void BoundedTextEdit::insertFromMimeData(const QMimeData *source)
{
    const QTextCursor cursor = textCursor();
    const int kept = document()->characterCount() - 1 - (cursor.selectionEnd() - cursor.selectionStart());
    if (source->text().size() > m_most - kept)
        emit refused();
    else
        QPlainTextEdit::insertFromMimeData(source);
}

} // namespace runlatch::ui
