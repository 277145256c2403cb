// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/preferences.h"

#include <QWidget>

namespace runlatch::ui {

class Segmented;

/// The choice of the alerts that the desktop shows while the window is in the background.
class DesktopSection final : public QWidget
{
    Q_OBJECT

public:
    explicit DesktopSection(settings::AlertPreference alerts, QWidget *parent = nullptr);

    settings::AlertPreference alerts() const;
    void focusFirst();

private:
    Segmented *m_alerts;
};

} // namespace runlatch::ui
