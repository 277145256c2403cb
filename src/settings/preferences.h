// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/automaticreply.h"
#include "settings/listenersettings.h"
#include "settings/outsideaccess.h"
#include "settings/savedfilter.h"
#include "settings/session.h"
#include "settings/settingsfile.h"
#include "settings/settledsettings.h"
#include "settings/simulatoraddress.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <optional>

namespace runlatch::settings {

enum class ThemePreference { System, Light, Dark };
enum class LanguagePreference { System, English, German, Japanese };
/// Which alerts the desktop shows while the window is in the background: none, deadlines and stops, or all.
enum class AlertPreference { Off, Quiet, Loud };

/// The window's settings, in `preferences.ini` of the given folder, readable by its owner only. The file never has a
/// secret: secrets belong to the SecretStore. A missing or unreadable setting has its default. One thread.
class Preferences
{
public:
    explicit Preferences(const QString &folder); ///< creates the folder if it is missing

    ThemePreference theme() const;
    void setTheme(ThemePreference theme);
    LanguagePreference language() const; ///< language of the window's texts
    void setLanguage(LanguagePreference language);
    static constexpr int LeastTextSize = 8;
    static constexpr int MaxTextSize = 24;
    int textSize() const; ///< of the window, in points, forced into its bounds; 0, the default: that of the system
    void setTextSize(int points);
    AlertPreference alerts() const; ///< Loud by default
    void setAlerts(AlertPreference alerts);
    QByteArray windowGeometry() const; ///< as QWidget::saveGeometry gives it; empty by default
    void setWindowGeometry(const QByteArray &geometry);
    QByteArray helpGeometry() const; ///< the same of the window of the help
    void setHelpGeometry(const QByteArray &geometry);
    static constexpr int LeastHelpPercent = 70;
    static constexpr int MaxHelpPercent = 250;
    int helpPercent() const; ///< the size of the help's text; 100 by default, forced into its bounds
    void setHelpPercent(int percent);
    QByteArray splitterState(const QString &splitter) const; ///< "PANE-side-by-side", "PANE-stacked"; empty by default
    void setSplitterState(const QString &splitter, const QByteArray &state);
    /// State of the columns, in the format of its page; empty by default.
    QByteArray headerState(const QString &table) const;
    void setHeaderState(const QString &table, const QByteArray &state);
    Session &session() { return m_session; } ///< the window as it was left
    QString snippetLanguage() const; ///< of the program that checks signatures, as the page names it; empty by default
    void setSnippetLanguage(const QString &language);
    QString messageMode() const; ///< of the editor of a bulk create, as the page names it; empty by default
    void setMessageMode(const QString &mode);
    QUuid lastConnection() const; ///< as in Connections; null by default, and for the simulator on this computer
    void setLastConnection(const QUuid &id);
    bool logsExchanges() const; ///< whether the Activity page logs into a file; false by default
    void setLogsExchanges(bool logs);
    bool fetchesPlans() const; ///< whether plans of validly signed requests are fetched by themselves; false by default
    void setFetchesPlans(bool fetches);

    static constexpr int LeastMegabytes = 64;
    static constexpr int UsualMegabytes = 4096;
    static constexpr int MaxMegabytes = 16 * 1024 * 1024; ///< 16 TB
    static constexpr int MaxDays = 3650;
    int captureMegabytes() const; ///< the limit of the store of captures; forced into its bounds
    void setCaptureMegabytes(int megabytes);
    int captureDays() const; ///< the days for which captures are kept; 0, the default: as long as there is room
    void setCaptureDays(int days);
    /// Tells whether the user was asked about removing captures from before there was a limit, and declined.
    bool keepsEarlierCaptures() const;
    void setKeepsEarlierCaptures(bool keeps);

    static constexpr int MaxFilters = 50;
    static constexpr qsizetype MaxFilterName = 60;
    static constexpr qsizetype MaxFilterText = 2000;
    /// The filters of received requests that the user saved, in the order of their names. A filter beyond
    /// these limits, or without a name or a text, is left out.
    QList<SavedFilter> captureFilters() const;
    void setCaptureFilters(const QList<SavedFilter> &filters);

    /// The names of secrets that the user added. Whoever applies them judges and bounds them.
    QStringList secretNames() const;
    void setSecretNames(const QStringList &names);

    static constexpr int MaxShortcuts = 200;
    static constexpr qsizetype MaxShortcutText = 100;
    /// The keys that the user gave to commands, by the ids of these. No keys: the command has none. What is beyond
    /// these limits is left out; whoever applies them judges the ids and the keys.
    QMap<QString, QString> shortcuts() const;
    void setShortcuts(const QMap<QString, QString> &shortcuts);

    AutomaticReply automaticReply() const; ///< off by default; the delay is forced into its bounds
    void setAutomaticReply(const AutomaticReply &reply);

    QString ruleFile() const; ///< of the listener's rules; empty by default: there are none
    void setRuleFile(const QString &file);

    OutsideAccess outsideAccess() const; ///< none by default; invalid parts have their default
    void setOutsideAccess(const OutsideAccess &access);

    SimulatorAddress simulatorAddress() const; ///< invalid parts have their default
    void setSimulatorAddress(const SimulatorAddress &address);
    /// Invalid parts have their default. The settings of the time when there was one endpoint and one address become
    /// one of each, until setListener() replaces them.
    ListenerSettings listener() const;
    void setListener(const ListenerSettings &listener);

    QString folder() const;                              ///< the folder of the file
    QString setAside() const { return m_file.setAside; } ///< the unreadable file of before; see SettingsFile
    bool save(); ///< writes changes (as the destructor does); false if the disk refused them: call it again then

private:
    void readOnlyEndpoint(KeptEndpoint &endpoint) const;
    void readOnlyAddress(KeptAddress &address) const;

    SettingsFile m_file;
    SettledSettings m_settings;
    Session m_session{m_settings};
};

QString themeName(ThemePreference theme); ///< "system"
std::optional<ThemePreference> themeOfName(QStringView name);
QString languageName(LanguagePreference language); ///< "system"; otherwise as in QLocale, "de"
std::optional<LanguagePreference> languageOfName(QStringView name);

} // namespace runlatch::settings
