// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/preferences.h"

#include "protocol/weburl.h"
#include "settings/preferencekeys.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

using Key = PreferenceKey;

constexpr std::array ThemeNames{"system"_L1, "light"_L1, "dark"_L1};
constexpr std::array AlertNames{"off"_L1, "quiet"_L1, "loud"_L1};
constexpr std::array OutsideNames{"none"_L1, "url"_L1, "tunnel"_L1};
constexpr std::array LanguageNames{"system"_L1, "en"_L1, "de"_L1, "ja"_L1};

/// Index of the name in the table; nullopt if it is missing.
template <std::size_t Size>
std::optional<std::size_t> placeOfName(const std::array<QLatin1StringView, Size> &names, QStringView name)
{
    for (std::size_t i = 0; i < Size; ++i) {
        if (name == names[i])
            return i;
    }
    return std::nullopt;
}

} // namespace

Preferences::Preferences(const QString &folder)
    : m_file(folder)
    , m_settings(m_file.path, QSettings::IniFormat)
{
}

ThemePreference Preferences::theme() const
{
    return themeOfName(m_settings.value(keyName(Key::Theme)).toString()).value_or(ThemePreference::System);
}

void Preferences::setTheme(ThemePreference theme)
{
    m_settings.setValue(keyName(Key::Theme), themeName(theme));
}

LanguagePreference Preferences::language() const
{
    return languageOfName(m_settings.value(keyName(Key::Language)).toString()).value_or(LanguagePreference::System);
}

void Preferences::setLanguage(LanguagePreference language)
{
    m_settings.setValue(keyName(Key::Language), languageName(language));
}

int Preferences::textSize() const
{
    const int points = m_settings.value(keyName(Key::TextSize)).toInt();
    return points <= 0 ? 0 : qBound(LeastTextSize, points, MaxTextSize);
}

void Preferences::setTextSize(int points)
{
    m_settings.setValue(keyName(Key::TextSize), points);
}

AlertPreference Preferences::alerts() const
{
    const auto place = placeOfName(AlertNames, m_settings.value(keyName(Key::Alerts)).toString());
    return place ? static_cast<AlertPreference>(*place) : AlertPreference::Loud;
}

void Preferences::setAlerts(AlertPreference alerts)
{
    m_settings.setValue(keyName(Key::Alerts), QString(AlertNames[static_cast<std::size_t>(alerts)]));
}

QByteArray Preferences::windowGeometry() const
{
    return m_settings.value(keyName(Key::WindowGeometry)).toByteArray();
}

void Preferences::setWindowGeometry(const QByteArray &geometry)
{
    m_settings.setValue(keyName(Key::WindowGeometry), geometry);
}

QByteArray Preferences::helpGeometry() const
{
    return m_settings.value(keyName(Key::HelpGeometry)).toByteArray();
}

void Preferences::setHelpGeometry(const QByteArray &geometry)
{
    m_settings.setValue(keyName(Key::HelpGeometry), geometry);
}

int Preferences::helpPercent() const
{
    bool isNumber = false;
    const int percent = m_settings.value(keyName(Key::HelpPercent)).toInt(&isNumber);
    return isNumber ? std::clamp(percent, LeastHelpPercent, MaxHelpPercent) : 100;
}

void Preferences::setHelpPercent(int percent)
{
    m_settings.setValue(keyName(Key::HelpPercent), percent);
}

QByteArray Preferences::splitterState(const QString &splitter) const
{
    return m_settings.value(keyName(Key::SplitterState) + splitter).toByteArray();
}

void Preferences::setSplitterState(const QString &splitter, const QByteArray &state)
{
    m_settings.setValue(keyName(Key::SplitterState) + splitter, state);
}

QString Preferences::snippetLanguage() const
{
    return m_settings.value(keyName(Key::SnippetLanguage)).toString();
}

void Preferences::setSnippetLanguage(const QString &language)
{
    m_settings.setValue(keyName(Key::SnippetLanguage), language);
}

QString Preferences::messageMode() const
{
    return m_settings.value(keyName(Key::MessageMode)).toString();
}

void Preferences::setMessageMode(const QString &mode)
{
    m_settings.setValue(keyName(Key::MessageMode), mode);
}

QByteArray Preferences::headerState(const QString &table) const
{
    return m_settings.value(keyName(Key::HeaderState) + table).toByteArray();
}

void Preferences::setHeaderState(const QString &table, const QByteArray &state)
{
    m_settings.setValue(keyName(Key::HeaderState) + table, state);
}

QUuid Preferences::lastConnection() const
{
    return QUuid::fromString(m_settings.value(keyName(Key::LastConnection)).toString());
}

void Preferences::setLastConnection(const QUuid &id)
{
    m_settings.setValue(keyName(Key::LastConnection), id.toString(QUuid::WithoutBraces));
}

bool Preferences::logsExchanges() const
{
    return m_settings.value(keyName(Key::LogsExchanges)).toBool();
}

void Preferences::setLogsExchanges(bool logs)
{
    m_settings.setValue(keyName(Key::LogsExchanges), logs);
}

bool Preferences::fetchesPlans() const
{
    return m_settings.value(keyName(Key::FetchesPlans)).toBool();
}

void Preferences::setFetchesPlans(bool fetches)
{
    m_settings.setValue(keyName(Key::FetchesPlans), fetches);
}

int Preferences::captureMegabytes() const
{
    bool isNumber = false;
    const int megabytes = m_settings.value(keyName(Key::CaptureMegabytes)).toInt(&isNumber);
    return isNumber ? std::clamp(megabytes, LeastMegabytes, MaxMegabytes) : UsualMegabytes;
}

void Preferences::setCaptureMegabytes(int megabytes)
{
    m_settings.setValue(keyName(Key::CaptureMegabytes), megabytes);
}

int Preferences::captureDays() const
{
    return std::clamp(m_settings.value(keyName(Key::CaptureDays)).toInt(), 0, MaxDays);
}

void Preferences::setCaptureDays(int days)
{
    m_settings.setValue(keyName(Key::CaptureDays), days);
}

bool Preferences::keepsEarlierCaptures() const
{
    return m_settings.value(keyName(Key::KeepsEarlier)).toBool();
}

void Preferences::setKeepsEarlierCaptures(bool keeps)
{
    m_settings.setValue(keyName(Key::KeepsEarlier), keeps);
}

/// Names and texts by turns.
QList<SavedFilter> Preferences::captureFilters() const
{
    const QStringList kept = m_settings.value(keyName(Key::CaptureFilters)).toStringList();
    QList<SavedFilter> filters;
    for (qsizetype at = 0; at + 1 < kept.size() && filters.size() < MaxFilters; at += 2) {
        const SavedFilter filter{kept.at(at), kept.at(at + 1)};
        const bool isTooLong = filter.name.size() > MaxFilterName || filter.text.size() > MaxFilterText;
        if (!filter.name.isEmpty() && !filter.text.isEmpty() && !isTooLong)
            filters.append(filter);
    }
    std::ranges::sort(filters, [](const SavedFilter &one, const SavedFilter &other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
    return filters;
}

void Preferences::setCaptureFilters(const QList<SavedFilter> &filters)
{
    QStringList kept;
    for (const SavedFilter &filter : filters)
        kept << filter.name << filter.text;
    m_settings.setValue(keyName(Key::CaptureFilters), kept);
}

QStringList Preferences::secretNames() const
{
    return m_settings.value(keyName(Key::SecretNames)).toStringList();
}

void Preferences::setSecretNames(const QStringList &names)
{
    m_settings.setValue(keyName(Key::SecretNames), names);
}

/// Ids and keys by turns.
QMap<QString, QString> Preferences::shortcuts() const
{
    const QStringList kept = m_settings.value(keyName(Key::Shortcuts)).toStringList();
    QMap<QString, QString> shortcuts;
    for (qsizetype at = 0; at + 1 < kept.size() && shortcuts.size() < MaxShortcuts; at += 2) {
        const QString &id = kept.at(at);
        const QString &keys = kept.at(at + 1);
        if (!id.isEmpty() && id.size() <= MaxShortcutText && keys.size() <= MaxShortcutText)
            shortcuts.insert(id, keys);
    }
    return shortcuts;
}

void Preferences::setShortcuts(const QMap<QString, QString> &shortcuts)
{
    QStringList kept;
    for (auto one = shortcuts.cbegin(); one != shortcuts.cend(); ++one)
        kept << one.key() << one.value();
    m_settings.setValue(keyName(Key::Shortcuts), kept);
}

AutomaticReply Preferences::automaticReply() const
{
    AutomaticReply reply;
    reply.status = protocol::taskStatusOfName(m_settings.value(keyName(Key::ReplyStatus)).toString());
    const int seconds = m_settings.value(keyName(Key::ReplyDelay)).toInt();
    reply.delay = std::clamp(std::chrono::seconds(seconds), std::chrono::seconds(0), AutomaticReply::MaxDelay);
    reply.message = m_settings.value(keyName(Key::ReplyMessage)).toString();
    reply.callbacks = m_settings.value(keyName(Key::AllowedCallbacks)).toStringList();
    reply.withoutToken = m_settings.value(keyName(Key::RepliesWithoutToken)).toBool();
    return reply;
}

void Preferences::setAutomaticReply(const AutomaticReply &reply)
{
    const QString status = reply.status ? protocol::taskStatusName(*reply.status) : u"off"_s;
    m_settings.setValue(keyName(Key::ReplyStatus), status);
    m_settings.setValue(keyName(Key::ReplyDelay), static_cast<int>(reply.delay.count()));
    m_settings.setValue(keyName(Key::ReplyMessage), reply.message);
    m_settings.setValue(keyName(Key::AllowedCallbacks), reply.callbacks);
    m_settings.setValue(keyName(Key::RepliesWithoutToken), reply.withoutToken);
}

QString Preferences::ruleFile() const
{
    return m_settings.value(keyName(Key::RuleFile)).toString();
}

void Preferences::setRuleFile(const QString &file)
{
    m_settings.setValue(keyName(Key::RuleFile), file);
}

OutsideAccess Preferences::outsideAccess() const
{
    const auto text = [this](Key key) { return m_settings.value(keyName(key)).toString(); };
    OutsideAccess access;
    if (const auto way = placeOfName(OutsideNames, text(Key::OutsideWay)))
        access.way = static_cast<OutsideAccess::Way>(*way);
    const QUrl url(text(Key::OutsideUrl), QUrl::StrictMode);
    if (protocol::mayBeCalled(url) && !url.hasQuery() && !url.hasFragment())
        access.url = url;
    access.command = text(Key::TunnelCommand);
    access.startsWithListener = m_settings.value(keyName(Key::TunnelStarts)).toBool();
    return access;
}

void Preferences::setOutsideAccess(const OutsideAccess &access)
{
    m_settings.setValue(keyName(Key::OutsideWay), QString(OutsideNames[static_cast<std::size_t>(access.way)]));
    m_settings.setValue(keyName(Key::OutsideUrl), access.url.toString(QUrl::FullyEncoded));
    m_settings.setValue(keyName(Key::TunnelCommand), access.command);
    m_settings.setValue(keyName(Key::TunnelStarts), access.startsWithListener);
}

SimulatorAddress Preferences::simulatorAddress() const
{
    static const QRegularExpression host(u"\\A[0-9A-Fa-f.:]{2,45}\\z|\\Alocalhost\\z"_s);
    static const QRegularExpression serviceName(u"\\A[A-Za-z][A-Za-z0-9-]{0,19}\\z"_s);
    const auto text = [this](Key key) { return m_settings.value(keyName(key)).toString(); };
    SimulatorAddress address;
    if (host.match(text(Key::SimulatorHost)).hasMatch())
        address.host = text(Key::SimulatorHost);
    const int port = m_settings.value(keyName(Key::SimulatorPort)).toInt();
    address.port = port > 0 && port <= 65535 ? static_cast<quint16>(port) : quint16(0);
    const QUrl publicUrl(text(Key::SimulatorPublicUrl), QUrl::StrictMode);
    if (publicUrl.isValid() && publicUrl.scheme().startsWith("http"_L1) && publicUrl.userInfo().isEmpty())
        address.publicUrl = publicUrl;
    if (serviceName.match(text(Key::SimulatorServiceName)).hasMatch())
        address.serviceName = text(Key::SimulatorServiceName).toLatin1();
    return address;
}

void Preferences::setSimulatorAddress(const SimulatorAddress &address)
{
    m_settings.setValue(keyName(Key::SimulatorHost), address.host);
    m_settings.setValue(keyName(Key::SimulatorPort), address.port);
    m_settings.setValue(keyName(Key::SimulatorPublicUrl), address.publicUrl.toString(QUrl::FullyEncoded));
    m_settings.setValue(keyName(Key::SimulatorServiceName), QString::fromLatin1(address.serviceName));
}

ListenerSettings Preferences::listener() const
{
    const auto text = [this](Key key) { return m_settings.value(keyName(key)).toString(); };
    ListenerSettings listener;
    if (const auto endpoints = readEndpoints(text(Key::ListenerEndpoints)); !endpoints.isEmpty())
        listener.endpoints = endpoints;
    else
        readOnlyEndpoint(listener.endpoints.first());
    if (const auto addresses = readAddresses(text(Key::ListenerAddresses)); !addresses.isEmpty())
        listener.addresses = addresses;
    else
        readOnlyAddress(listener.addresses.first());
    listener.rule = protocol::deadlineRuleOfName(text(Key::ListenerRule)).value_or(listener.rule);
    listener.startsWithProgram = m_settings.value(keyName(Key::ListenerStarts)).toBool();
    if (const int megabytes = text(Key::ListenerLargestBody).toInt(); megabytes > 0)
        listener.largestBodyMegabytes = megabytes;
    return listener;
}

/// Reads the endpoint of the time when there was only one.
void Preferences::readOnlyEndpoint(KeptEndpoint &endpoint) const
{
    if (const QString path = m_settings.value(keyName(Key::ListenerPath)).toString(); path.startsWith(u'/'))
        endpoint.path = path;
    endpoint.rejectsBadSignatures = m_settings.value(keyName(Key::ListenerRejects)).toBool();
    endpoint.hasKeys = m_settings.value(keyName(Key::ListenerHasKeys)).toBool();
}

/// Reads the address of the time when there was only one.
void Preferences::readOnlyAddress(KeptAddress &address) const
{
    if (const QString host = m_settings.value(keyName(Key::ListenerHost)).toString().trimmed(); !host.isEmpty())
        address.host = host;
    address.port = m_settings.value(keyName(Key::ListenerPort)).toString().toUShort(); // 0 if it is not a port
    address.lastPort = m_settings.value(keyName(Key::ListenerLastPort)).toString().toUShort();
}

void Preferences::setListener(const ListenerSettings &listener)
{
    m_settings.setValue(keyName(Key::ListenerEndpoints), writeEndpoints(listener.endpoints));
    m_settings.setValue(keyName(Key::ListenerAddresses), writeAddresses(listener.addresses));
    m_settings.setValue(keyName(Key::ListenerRule), protocol::deadlineRuleName(listener.rule));
    m_settings.setValue(keyName(Key::ListenerStarts), listener.startsWithProgram);
    m_settings.setValue(keyName(Key::ListenerLargestBody), listener.largestBodyMegabytes);
    for (const Key earlier : {Key::ListenerHost, Key::ListenerPort, Key::ListenerLastPort, Key::ListenerPath,
                              Key::ListenerRejects, Key::ListenerHasKeys})
        m_settings.remove(keyName(earlier)); // there is one truth
}

QString Preferences::folder() const
{
    return QFileInfo(m_settings.fileName()).absolutePath();
}

bool Preferences::save()
{
    return writeNow(m_settings);
}

QString themeName(ThemePreference theme)
{
    return ThemeNames.at(static_cast<std::size_t>(theme));
}

std::optional<ThemePreference> themeOfName(QStringView name)
{
    const auto place = placeOfName(ThemeNames, name);
    return place ? std::optional(static_cast<ThemePreference>(*place)) : std::nullopt;
}

QString languageName(LanguagePreference language)
{
    return LanguageNames.at(static_cast<std::size_t>(language));
}

std::optional<LanguagePreference> languageOfName(QStringView name)
{
    const auto place = placeOfName(LanguageNames, name);
    return place ? std::optional(static_cast<LanguagePreference>(*place)) : std::nullopt;
}

} // namespace runlatch::settings
