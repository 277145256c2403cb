// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/filteredit.h"
#include "ui/widgets/controls/segmented.h"

#include <QStringList>
#include <QTabBar>

namespace runlatch::ui {

/// These set a control as `kept` has it, and keep from then on what the user makes of it. `kept` has the functions
/// text(part) and setText(part, text), as the session of the settings has, and must outlive the control. Call them when
/// the control and whoever listens to it are connected.

template <typename Kept, typename Part> void keepText(FilterEdit &filter, Kept &kept, Part part)
{
    if (const QString text = kept.text(part); !text.isEmpty())
        filter.setText(text);
    QObject::connect(&filter, &FilterEdit::edited, &filter,
                     [&kept, part](const QString &text) { kept.setText(part, text); });
}

/// `names` are those of the segments 0, 1, and so on; they are never translated.
template <typename Kept, typename Part>
void keepChoice(Segmented &choice, Kept &kept, Part part, const QStringList &names)
{
    if (const qsizetype id = names.indexOf(kept.text(part)); id >= 0)
        choice.setCurrent(static_cast<int>(id));
    QObject::connect(&choice, &Segmented::currentChanged, &choice,
                     [&kept, part, names](int id) { kept.setText(part, names.value(id)); });
}

/// `names` are those of the tabs, in their order; they are never translated.
template <typename Kept, typename Part> void keepTab(QTabBar &tabs, Kept &kept, Part part, const QStringList &names)
{
    if (const qsizetype tab = names.indexOf(kept.text(part)); tab >= 0)
        tabs.setCurrentIndex(static_cast<int>(tab));
    QObject::connect(&tabs, &QTabBar::currentChanged, &tabs,
                     [&kept, part, names](int tab) { kept.setText(part, names.value(tab)); });
}

} // namespace runlatch::ui
