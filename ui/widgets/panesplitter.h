// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/preferences.h"

#include <QSplitter>

namespace runlatch::ui {

/// Panes whose shares the user sets and finds again at the next start, side by side and stacked each of their own.
class PaneSplitter final : public QSplitter
{
    Q_OBJECT

public:
    /// `name` for `preferences`, which must outlive this.
    PaneSplitter(settings::Preferences &preferences, const QString &name, QWidget *parent = nullptr);

    /// Call when all panes are added. `shares` are no pixels, and count until the user has set others.
    void arrange(Qt::Orientation orientation, const QList<int> &shares);

private:
    QString keptAs() const;

    settings::Preferences &m_preferences;
    QString m_name;
};

} // namespace runlatch::ui
