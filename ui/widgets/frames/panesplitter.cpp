// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/panesplitter.h"

#include "ui/widgets/keys/taborder.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

PaneSplitter::PaneSplitter(Qt::Orientation orientation, QWidget *parent)
    : QSplitter(orientation, parent)
{
    setChildrenCollapsible(false);
}

void PaneSplitter::setPanes(QWidget *first, int firstFactor, QWidget *second, int secondFactor)
{
    addWidget(first);
    addWidget(second);
    setStretchFactor(0, firstFactor);
    setStretchFactor(1, secondFactor);
}

void PaneSplitter::arrange(Qt::Orientation orientation, const QList<int> &shares)
{
    setOrientation(orientation);
    setSizes(shares);
    if (m_read && restoreState(m_read(keptAs()))) {
        setOrientation(orientation); // the file with the kept state may have been edited
        setChildrenCollapsible(false);
    }
}

/// Takes the key here, not by a shortcut: a pane may have panes itself, and the inner ones come first.
void PaneSplitter::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F6 && event->modifiers() == Qt::NoModifier)
        goToOtherPane();
    else
        QSplitter::keyPressEvent(event);
}

void PaneSplitter::goToOtherPane()
{
    const QWidget *from = window()->focusWidget();
    QWidget *to = widget(from && widget(0)->isAncestorOf(from) ? 1 : 0);
    if (!to->isVisible())
        return;
    QWidget *last = to->focusWidget();
    if (last && last->isVisible() && last->isEnabled())
        last->setFocus(Qt::OtherFocusReason);
    else
        focusFirstInLayout(to);
}

QString PaneSplitter::keptAs() const
{
    return m_name + (orientation() == Qt::Horizontal ? u"-side-by-side"_s : u"-stacked"_s);
}

} // namespace runlatch::ui
