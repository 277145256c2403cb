// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QList>
#include <QObject>

class QWidget;

namespace runlatch::ui {

class CopyButton;

/// The copy buttons of a form as one stop of Tab, of which those are seen that concern somebody: the one of the row
/// under the pointer and the one with the focus. Up and Down go from button to button, and Ctrl+C presses the one with
/// the focus, or that of a value that was clicked. A button always keeps its room, so nothing moves.
class CopyRows final : public QObject
{
    Q_OBJECT

public:
    explicit CopyRows(QWidget &form);

    /// `row` are the widgets of the button's row, such as its value. A row that is deleted leaves by itself.
    void add(CopyButton &button, const QList<QWidget *> &row);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void leave(const QObject *button);
    void makeStop(CopyButton *button);
    bool takeKey(CopyButton &button, QEvent &event);
    bool step(const CopyButton &from, int rows);

    QWidget &m_form;
    QList<CopyButton *> m_buttons;
    QHash<const QObject *, CopyButton *> m_buttonOf; ///< by each widget of its row, itself among them
};

} // namespace runlatch::ui
