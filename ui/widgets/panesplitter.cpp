// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/panesplitter.h"

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

QString PaneSplitter::keptAs() const
{
    return m_name + (orientation() == Qt::Horizontal ? u"-side-by-side"_s : u"-stacked"_s);
}

} // namespace runlatch::ui
