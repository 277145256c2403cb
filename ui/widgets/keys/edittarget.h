// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/keys/editcommand.h"

#include <QKeySequence>
#include <QList>

class QAction;
class QWidget;

namespace runlatch::ui {

/// A control and the page around it, as seen by an Edit menu: tells which commands are possible now, and runs them. A
/// text field does what its own keys do. Anything else uses the action with that key on its page, a table or the
/// control itself.
class EditTarget
{
public:
    /// Both may be null, and must outlive this.
    EditTarget(QWidget *control, QWidget *page);

    bool can(EditCommand command) const;
    void run(EditCommand command);
    /// The text of the page's own action that would run, such as "Undo the last archiving"; empty if there is none.
    QString ownWords(EditCommand command) const;
    /// The present key of what would run; the user may have changed that of the page's own action.
    QKeySequence key(EditCommand command) const;
    /// Further actions for the selected rows: see offerInEditMenu().
    QList<QAction *> offers() const;

    static QKeySequence::StandardKey keyOf(EditCommand command);

private:
    QAction *ownAction(EditCommand command) const;

    QWidget *m_control;
    QWidget *m_page;
};

/// Marks an action of a page or control so that an Edit menu offers it too, while that page is shown or that control
/// has the focus.
void offerInEditMenu(QAction &action);

} // namespace runlatch::ui
