// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/help/helpopener.h"

#include "help/tables.h"
#include "settings/preferences.h"
#include "ui/help/helptopics.h"
#include "ui/widgets/keys/helpdesk.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

HelpOpener::HelpOpener(settings::Preferences &preferences, const help::Library::Filling &filling, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_filling([filling, folder = preferences.folder()](const QString &name) {
        return name == "files"_L1 ? help::fileTable(folder) : filling(name);
    })
{
    connect(&HelpDesk::all(), &HelpDesk::sectionWanted, this, &HelpOpener::open);
    connect(&HelpDesk::all(), &HelpDesk::helpWanted, this, [this](const QWidget *about) { open(helpTopicOf(about)); });
}

HelpOpener::~HelpOpener()
{
    if (m_window)
        m_window->close(); // keeps its size
}

void HelpOpener::open(const QString &place)
{
    if (!m_window)
        m_window = std::make_unique<HelpWindow>(m_preferences, m_filling);
    else
        m_window->reload(); // keys and the language may be others by now
    m_window->showPlace(place);
    if (m_window->isMinimized())
        m_window->showNormal();
    else
        m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_window->setFocus();
}

} // namespace runlatch::ui
