// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/preferences.h"
#include "ui/style/theme.h"

#include <QWidget>

class QCheckBox;

namespace runlatch::ui {

class Segmented;

/// Theme and language, and how the window opens. A chosen theme is applied at once; the owner saves or reverts it. A
/// button leads to the shortcuts, which the owner shows.
class AppearanceSection final : public QWidget
{
    Q_OBJECT

public:
    AppearanceSection(ThemeChoice theme, settings::Preferences &preferences, QWidget *parent = nullptr);

    ThemeChoice theme() const;
    settings::LanguagePreference language() const;
    bool opensAsLeft() const;
    bool listensAgain() const;
    void focusFirst();

signals:
    void themeChosen(runlatch::ui::ThemeChoice theme);
    void shortcutsWanted();

private:
    void buildChoices();

    Segmented *m_theme;
    Segmented *m_language;
    QCheckBox *m_opensAsLeft;
    QCheckBox *m_listensAgain; ///< part of what is as it was left
};

} // namespace runlatch::ui
