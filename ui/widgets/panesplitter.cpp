// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/panesplitter.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

PaneSplitter::PaneSplitter(settings::Preferences &preferences, const QString &name, QWidget *parent)
    : QSplitter(parent)
    , m_preferences(preferences)
    , m_name(name)
{
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_preferences.setSplitterState(keptAs(), saveState()); });
}

void PaneSplitter::arrange(Qt::Orientation orientation, const QList<int> &shares)
{
    setOrientation(orientation);
    setSizes(shares);
    if (restoreState(m_preferences.splitterState(keptAs()))) {
        setOrientation(orientation); // the file may have been edited
        setChildrenCollapsible(false);
    }
}

QString PaneSplitter::keptAs() const
{
    return m_name + (orientation() == Qt::Horizontal ? u"-side-by-side"_s : u"-stacked"_s);
}

} // namespace runlatch::ui
