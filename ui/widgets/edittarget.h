// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/editcommand.h"

#include <QKeySequence>
#include <QList>

class QAction;
class QWidget;

namespace runlatch::ui {

/// A control and the page around it, as an Edit menu sees them: what can be done there now, and doing it. A text does
/// what its own keys do; all else does what its page, a table or the control itself has an action with that key for.
class EditTarget
{
public:
    /// Both may be null, and must outlive this.
    EditTarget(QWidget *control, QWidget *page);

    bool can(EditCommand command) const;
    void run(EditCommand command);
    /// Of the page's own action that would be run, such as "Undo the last archiving"; empty where there is none.
    QString ownWords(EditCommand command) const;
    /// Further actions for the chosen rows: see offerInEditMenu().
    QList<QAction *> offers() const;

    static QKeySequence::StandardKey keyOf(EditCommand command);

private:
    QAction *ownAction(EditCommand command) const;

    QWidget *m_control;
    QWidget *m_page;
};

/// Marks an action of a page or of a control on it: while that page is shown, or that control has the focus, an Edit
/// menu has it too.
void offerInEditMenu(QAction &action);

} // namespace runlatch::ui
