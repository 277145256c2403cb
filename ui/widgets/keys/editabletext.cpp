// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/editabletext.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextEdit>

namespace runlatch::ui {

namespace {

/// The line edit of the control: itself, or the one within a spin box or a combo box; null if there is none.
QLineEdit *lineOf(QWidget *control)
{
    if (auto *line = qobject_cast<QLineEdit *>(control))
        return line;
    if (const auto *combo = qobject_cast<QComboBox *>(control))
        return combo->lineEdit();
    return qobject_cast<QAbstractSpinBox *>(control) ? control->findChild<QLineEdit *>() : nullptr;
}

bool canEditLine(const QLineEdit &line, EditCommand command)
{
    const bool isOpen = line.echoMode() == QLineEdit::Normal; // hidden text is not copied
    const bool isWritable = !line.isReadOnly();
    switch (command) {
    case EditCommand::Undo: return isWritable && line.isUndoAvailable();
    case EditCommand::Redo: return isWritable && line.isRedoAvailable();
    case EditCommand::Cut: return isWritable && isOpen && line.hasSelectedText();
    case EditCommand::Copy: return isOpen && line.hasSelectedText();
    case EditCommand::Paste: return isWritable && !QGuiApplication::clipboard()->text().isEmpty();
    case EditCommand::Delete: return isWritable && line.hasSelectedText();
    case EditCommand::SelectAll: return !line.text().isEmpty();
    case EditCommand::Find: break;
    }
    return false;
}

void editLine(QLineEdit &line, EditCommand command)
{
    switch (command) {
    case EditCommand::Undo: line.undo(); break;
    case EditCommand::Redo: line.redo(); break;
    case EditCommand::Cut: line.cut(); break;
    case EditCommand::Copy: line.copy(); break;
    case EditCommand::Paste: line.paste(); break;
    case EditCommand::Delete: line.del(); break;
    case EditCommand::SelectAll: line.selectAll(); break;
    case EditCommand::Find: break;
    }
}

/// QTextEdit and QPlainTextEdit have the same functions, but no common base that declares them.
template <typename Text> bool canEditText(const Text &text, EditCommand command)
{
    const bool isWritable = !text.isReadOnly();
    const bool hasSelection = text.textCursor().hasSelection();
    switch (command) {
    case EditCommand::Undo: return isWritable && text.document()->isUndoAvailable();
    case EditCommand::Redo: return isWritable && text.document()->isRedoAvailable();
    case EditCommand::Cut:
    case EditCommand::Delete: return isWritable && hasSelection;
    case EditCommand::Copy: return hasSelection;
    case EditCommand::Paste: return isWritable && text.canPaste();
    case EditCommand::SelectAll: return !text.document()->isEmpty();
    case EditCommand::Find: break;
    }
    return false;
}

template <typename Text> void editText(Text &text, EditCommand command)
{
    switch (command) {
    case EditCommand::Undo: text.undo(); break;
    case EditCommand::Redo: text.redo(); break;
    case EditCommand::Cut: text.cut(); break;
    case EditCommand::Copy: text.copy(); break;
    case EditCommand::Paste: text.paste(); break;
    case EditCommand::Delete: text.textCursor().removeSelectedText(); break;
    case EditCommand::SelectAll: text.selectAll(); break;
    case EditCommand::Find: break;
    }
}

bool canEditLabel(const QLabel &label, EditCommand command)
{
    const bool isSelectable = (label.textInteractionFlags() & Qt::TextSelectableByKeyboard) != 0;
    return isSelectable
        && ((command == EditCommand::Copy && label.hasSelectedText())
            || (command == EditCommand::SelectAll && !label.text().isEmpty()));
}

void editLabel(QLabel &label, EditCommand command)
{
    if (command == EditCommand::Copy)
        QGuiApplication::clipboard()->setText(label.selectedText());
    else
        label.setSelection(0, static_cast<int>(label.text().size()));
}

bool canEditView(const QAbstractItemView &view, EditCommand command)
{
    if (command == EditCommand::SelectAll)
        return view.selectionMode() != QAbstractItemView::SingleSelection
            && view.selectionMode() != QAbstractItemView::NoSelection && view.model() && view.model()->rowCount() > 0;
    return false;
}

} // namespace

bool canEdit(QWidget *control, EditCommand command)
{
    if (const QLineEdit *line = lineOf(control))
        return canEditLine(*line, command);
    if (const auto *plain = qobject_cast<QPlainTextEdit *>(control))
        return canEditText(*plain, command);
    if (const auto *rich = qobject_cast<QTextEdit *>(control))
        return canEditText(*rich, command);
    if (const auto *label = qobject_cast<QLabel *>(control))
        return canEditLabel(*label, command);
    const auto *view = qobject_cast<QAbstractItemView *>(control);
    return view && canEditView(*view, command);
}

void runEdit(QWidget *control, EditCommand command)
{
    if (QLineEdit *line = lineOf(control))
        editLine(*line, command);
    else if (auto *plain = qobject_cast<QPlainTextEdit *>(control))
        editText(*plain, command);
    else if (auto *rich = qobject_cast<QTextEdit *>(control))
        editText(*rich, command);
    else if (auto *label = qobject_cast<QLabel *>(control))
        editLabel(*label, command);
    else if (auto *view = qobject_cast<QAbstractItemView *>(control))
        view->selectAll();
}

bool hasCell(const QWidget *control)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(control);
    return view && view->currentIndex().isValid() && !view->currentIndex().data().toString().isEmpty();
}

void copyCell(const QWidget *control)
{
    if (hasCell(control))
        QGuiApplication::clipboard()->setText(
            static_cast<const QAbstractItemView *>(control)->currentIndex().data().toString());
}

} // namespace runlatch::ui
