// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/savedqueries.h"
#include "help/library.h"
#include "ui/widgets/navigation/destination.h"
#include "ui/windowpages.h"

#include <memory>
#include <optional>

namespace runlatch::ui {

/// Finds in the window what has no command of its own: what its pages have loaded, connections, sections of the
/// settings, saved filters and queries, sections of the help. Typing makes no page; going there may.
class WindowDestinations final : public DestinationFinder
{
    Q_OBJECT
public:
    /// Both must outlive this.
    WindowDestinations(Workbench &workbench, WindowPages &pages, QObject *parent);

    void begin() override; ///< saved queries are read from the disk meanwhile
    QList<Destination> find(const QString &typed) override;

signals:
    void pageWanted(int page);
    void settingsWanted(int section); ///< as of SettingsDialog::sections()
    void helpWanted(const QString &place);

private:
    void offerRows(DestinationSearch &search);
    void offerConnections(DestinationSearch &search);
    void offerSettings(DestinationSearch &search);
    void offerFilters(DestinationSearch &search);
    void offerHelp(DestinationSearch &search);
    void offerQueries(DestinationSearch &search);
    std::function<void()> wayTo(WindowPages::Page page);

    Workbench &m_workbench;
    WindowPages &m_pages;
    std::unique_ptr<changerequests::SavedQueries> m_queries; ///< as of the last begin()
    std::optional<help::Library> m_help;                     ///< since words were typed, in the language of then
};

} // namespace runlatch::ui
