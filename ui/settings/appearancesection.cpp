// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/appearancesection.h"

#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/label.h"

#include <QCheckBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using settings::LanguagePreference;

AppearanceSection::AppearanceSection(ThemeChoice theme, settings::Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_theme(new Segmented(tr("Theme")))
    , m_language(new Segmented(tr("Language")))
    , m_opensAsLeft(new QCheckBox(tr("&Open where I left off")))
    , m_listensAgain(new QCheckBox(tr("Listen again if the listener &ran at the end")))
{
    buildChoices();
    m_theme->setCurrent(static_cast<int>(theme));
    m_language->setCurrent(static_cast<int>(preferences.language()));
    m_opensAsLeft->setChecked(preferences.session().isWanted());
    m_opensAsLeft->setToolTip(
        tr("The page, the filters and the selection are restored. A filter that seems to contain a secret is not "
           "kept."));
    m_listensAgain->setChecked(preferences.session().listensAgain());
    m_listensAgain->setToolTip(tr("The listener starts with Runlatch, at the addresses of its settings, unless it was "
                                  "stopped before."));
    m_listensAgain->setEnabled(m_opensAsLeft->isChecked());
    connect(m_opensAsLeft, &QCheckBox::toggled, m_listensAgain, &QWidget::setEnabled);
    auto *note = new Label(tr("The language changes when the settings are saved. Numbers and dates follow it."));
    note->setWordWrap(true);
    note->setMuted(true);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(3 * Theme::of(this).u());
    column->addWidget(new Field(tr("&Theme"), m_theme, this), 0, Qt::AlignLeft);
    column->addWidget(new Field(tr("&Language"), m_language, this), 0, Qt::AlignLeft);
    column->addWidget(note);
    column->addWidget(m_opensAsLeft, 0, Qt::AlignLeft);
    column->addWidget(m_listensAgain, 0, Qt::AlignLeft);
    auto *shortcuts = makeButton(ButtonRole::Standard, tr("&Keyboard shortcuts..."), {}, this);
    shortcuts->setAutoDefault(false);
    column->addWidget(shortcuts, 0, Qt::AlignLeft);
    connect(shortcuts, &QPushButton::clicked, this, &AppearanceSection::shortcutsWanted);
    column->addStretch(1);
    connect(m_theme, &Segmented::currentChanged, this,
            [this](int chosen) { emit themeChosen(static_cast<ThemeChoice>(chosen)); });
}

/// Builds the choices. Each language has its own name for itself.
void AppearanceSection::buildChoices()
{
    m_theme->addSegment(static_cast<int>(ThemeChoice::System), tr("System"));
    m_theme->addSegment(static_cast<int>(ThemeChoice::Light), tr("Light"));
    m_theme->addSegment(static_cast<int>(ThemeChoice::Dark), tr("Dark"));
    m_theme->setDescription(static_cast<int>(ThemeChoice::System), tr("Light or dark as the desktop is"));
    m_language->addSegment(static_cast<int>(LanguagePreference::System), tr("System"));
    m_language->addSegment(static_cast<int>(LanguagePreference::English), u"English"_s);
    m_language->addSegment(static_cast<int>(LanguagePreference::German), u"Deutsch"_s);
    m_language->addSegment(static_cast<int>(LanguagePreference::Japanese), u"日本語"_s);
    m_language->setDescription(static_cast<int>(LanguagePreference::System),
                               tr("The language of the desktop, or English where there are no texts in it"));
}

ThemeChoice AppearanceSection::theme() const
{
    return static_cast<ThemeChoice>(m_theme->current());
}

LanguagePreference AppearanceSection::language() const
{
    return static_cast<LanguagePreference>(m_language->current());
}

bool AppearanceSection::opensAsLeft() const
{
    return m_opensAsLeft->isChecked();
}

bool AppearanceSection::listensAgain() const
{
    return m_listensAgain->isEnabled() && m_listensAgain->isChecked();
}

void AppearanceSection::focusFirst()
{
    m_theme->setFocus();
}

} // namespace runlatch::ui
