// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/preferences.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace runlatch::ui {

class Label;
class Segmented;

/// Theme and language. A theme is seen at once; whoever shows this keeps it or takes it back.
class AppearanceSection final : public QWidget
{
    Q_OBJECT

public:
    AppearanceSection(ThemeChoice theme, settings::LanguagePreference language, QWidget *parent = nullptr);

    ThemeChoice theme() const;
    settings::LanguagePreference language() const;
    void focusFirst();

signals:
    void themeChosen(runlatch::ui::ThemeChoice theme);

private:
    void buildChoices();
    void showRestart();

    const settings::LanguagePreference m_before;
    Segmented *m_theme;
    Segmented *m_language;
    Label *m_restart; ///< another language needs one
};

} // namespace runlatch::ui
