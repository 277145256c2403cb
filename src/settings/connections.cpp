// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/connections.h"

#include "base/rules.h"
#include "settings/connectiontokens.h"
#include "settings/settingsfile.h"
#include "text/plaintext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

const auto Group = u"connections";

QString groupOf(const QUuid &id)
{
    return QString::fromUtf16(Group) + u'/' + id.toString(QUuid::WithoutBraces) + u'/';
}

QByteArray readCertificate(const QByteArray &stored)
{
    const QByteArray sha256 = QByteArray::fromHex(stored);
    return sha256.size() == 32 && sha256.toHex() == stored ? sha256 : QByteArray();
}

bool isPlace(const QString &text)
{
    return text.indexOf(u'/') > 0 && !text.endsWith(u'/') && text::plainText(text) == text;
}

QStringList readRecents(QStringList stored)
{
    stored.removeIf([](const QString &text) { return !isPlace(text); });
    stored.removeDuplicates();
    return stored.first(qMin(stored.size(), Connection::MaxRecents));
}

/// The key for one learned dialect of a connection: "understands_show=openapi".
QString understoodKey(const QString &dialect)
{
    return u"understands_"_s + dialect;
}

protocol::Dialect readUnderstood(const QSettings &settings, const QString &group)
{
    QMap<QString, QString> words = protocol::dialectWords({});
    for (auto word = words.begin(); word != words.end(); ++word)
        word.value() = settings.value(group + understoodKey(word.key())).toString();
    return protocol::readDialect(words);
}

std::optional<Connection> readConnection(const QSettings &settings, const QUuid &id)
{
    const auto value = [&settings, group = groupOf(id)](const QString &key) { return settings.value(group + key); };
    Connection connection{.id = id, .name = value(u"name"_s).toString(), .base = {}};
    connection.base = QUrl(value(u"address"_s).toString(), QUrl::StrictMode);
    connection.pinnedCertificate = readCertificate(value(u"certificate"_s).toByteArray());
    connection.lastOrganization = text::plainText(value(u"last_organization"_s).toString());
    connection.recentWorkspaces = readRecents(value(u"recent_workspaces"_s).toStringList());
    connection.showsAllWorkspaces = value(u"shows_all_workspaces"_s).toBool();
    connection.dialect = readUnderstood(settings, groupOf(id));
    connection.form = protocol::bulkActionDialectOfName(value(u"bulk_create_form"_s).toString());
    if (const base::Done valid = validate(connection); !valid && valid.error().rule == base::Rules::ConnectionName)
        connection.name = connection.base.host().left(Connection::MaxNameLength);
    return validate(connection) ? std::optional(connection) : std::nullopt;
}

} // namespace

Connections::Connections(const QString &folder, ConnectionTokens &tokens, QObject *parent)
    : QObject(parent)
    , m_settings(preferencesFile(folder), QSettings::IniFormat)
    , m_tokens(tokens)
{
    load();
}

/// The file does not keep an order, so each connection has a number.
void Connections::load()
{
    m_settings.beginGroup(QString::fromUtf16(Group));
    const QStringList names = m_settings.childGroups();
    m_settings.endGroup();
    QList<std::pair<int, Connection>> numbered;
    for (const QString &name : names) {
        const QUuid id = QUuid::fromString(name);
        const auto connection = id.isNull() ? std::nullopt : readConnection(m_settings, id);
        if (connection)
            m_settings.remove(groupOf(id) + u"service_name"_s); // of earlier versions, which never sent it
        if (connection)
            numbered.append({m_settings.value(groupOf(id) + u"number"_s).toInt(), *connection});
    }
    std::stable_sort(numbered.begin(), numbered.end(),
                     [](const auto &left, const auto &right) { return left.first < right.first; });
    for (const auto &entry : numbered)
        m_all.append(entry.second);
}

std::optional<Connection> Connections::find(const QUuid &id) const
{
    const qsizetype index = indexOf(id);
    return index < 0 ? std::nullopt : std::optional(m_all.at(index));
}

qsizetype Connections::indexOf(const QUuid &id) const
{
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [&id](const Connection &connection) { return connection.id == id; });
    return found == m_all.end() ? -1 : found - m_all.begin();
}

base::Done Connections::check(const Connection &connection) const
{
    const bool isTaken = std::any_of(m_all.begin(), m_all.end(), [&connection](const Connection &other) {
        return other.id != connection.id && other.name.compare(connection.name, Qt::CaseInsensitive) == 0;
    });
    if (isTaken)
        return base::Error{
            .kind = base::ErrorKind::Usage, .rule = base::Rules::ConnectionNameTaken, .subject = connection.name};
    return validate(connection);
}

base::Result<Connection> Connections::add(Connection connection)
{
    connection.id = QUuid::createUuid();
    if (const base::Done checked = check(connection); !checked)
        return checked.error();
    const QString number = u"number"_s;
    const int last = m_all.isEmpty() ? 0 : m_settings.value(groupOf(m_all.last().id) + number).toInt();
    m_settings.setValue(groupOf(connection.id) + number, last + 1);
    write(connection);
    m_all.append(connection);
    emit changed();
    return connection;
}

base::Done Connections::edit(Connection connection)
{
    const qsizetype index = indexOf(connection.id);
    if (index < 0)
        return base::Error{
            .kind = base::ErrorKind::NotFound, .rule = base::Rules::ConnectionMissing, .subject = connection.name};
    if (m_all.at(index).base != connection.base)
        connection.dialect = {}; // it is another service
    const base::Done checked = check(connection);
    if (!checked || m_all.at(index) == connection)
        return checked;
    write(connection);
    m_all[index] = connection;
    emit changed();
    return checked;
}

base::Result<Connection> Connections::duplicate(const QUuid &id, const QString &name)
{
    std::optional<Connection> connection = find(id);
    if (!connection)
        return base::Error{.kind = base::ErrorKind::NotFound, .rule = base::Rules::ConnectionMissing, .subject = name};
    connection->name = name;
    return add(*connection);
}

void Connections::remove(const QUuid &id)
{
    const qsizetype index = indexOf(id);
    if (index < 0)
        return;
    const Connection removed = m_all.takeAt(index);
    m_settings.remove(groupOf(id).chopped(1));
    m_tokens.forget(removed.tokenName());
    emit changed();
}

void Connections::write(const Connection &connection)
{
    const auto set = [this, group = groupOf(connection.id)](const QString &key, const QVariant &value) {
        m_settings.setValue(group + key, value);
    };
    set(u"name"_s, connection.name);
    set(u"address"_s, connection.base.toString(QUrl::FullyEncoded));
    set(u"certificate"_s, connection.pinnedCertificate.toHex());
    set(u"last_organization"_s, connection.lastOrganization);
    set(u"recent_workspaces"_s, connection.recentWorkspaces);
    set(u"shows_all_workspaces"_s, connection.showsAllWorkspaces);
    set(u"bulk_create_form"_s, connection.form ? protocol::bulkActionDialectName(*connection.form) : QString());
    const QMap<QString, QString> words = protocol::dialectWords(connection.dialect);
    for (auto word = words.begin(); word != words.end(); ++word)
        set(understoodKey(word.key()), word.value());
}

bool Connections::save()
{
    return writeNow(m_settings);
}

} // namespace runlatch::settings
