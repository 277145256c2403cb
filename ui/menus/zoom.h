// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QMenu;

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class Theme;

/// The commands that change the size of the text of all windows, and keep it.
class Zoom final : public QObject
{
    Q_OBJECT

public:
    Zoom(QMenu &view, Theme &theme,
         settings::Preferences &preferences); ///< `view` is the parent; the others outlive it

private:
    void change(int by);
    void set(int points);

    Theme &m_theme;
    settings::Preferences &m_preferences;
};

} // namespace runlatch::ui
