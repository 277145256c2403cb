// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/foundcredentials.h"

#include "base/boundedfile.h"
#include "protocol/weburl.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcessEnvironment>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

constexpr qint64 MaxFileBytes = 1024 * 1024;
constexpr qsizetype MaxTokenLength = 4096;

/// The address of a host with or without a port, or of a URL; invalid otherwise.
QUrl addressOf(const QString &text)
{
    const QString trimmed = text.trimmed();
    const QUrl url(trimmed.contains("://"_L1) ? trimmed : u"https://"_s + trimmed, QUrl::StrictMode);
    if (!protocol::mayBeCalled(url))
        return {};
    return url.adjusted(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

/// Tells whether the token is visible ASCII, and thus fit for a header.
bool isToken(const QByteArray &token)
{
    const auto isVisible = [](char sign) { return sign > 0x20 && sign < 0x7f; };
    return !token.isEmpty() && token.size() <= MaxTokenLength && std::all_of(token.begin(), token.end(), isVisible);
}

void append(QList<FoundCredential> &all, const QString &source, const QString &address, const QString &token)
{
    const FoundCredential found{source, addressOf(address), token.trimmed().toUtf8()};
    const bool isKnown = std::any_of(all.begin(), all.end(), [&found](const FoundCredential &other) {
        return other.address == found.address && other.token == found.token;
    });
    if (found.address.isValid() && isToken(found.token) && !isKnown)
        all.append(found);
}

QByteArray readWhole(const QString &path)
{
    if (!QFileInfo(path).isFile()) // a pipe would never end
        return {};
    const auto bytes = base::readFile(path, MaxFileBytes, {base::Rules::FileTooLarge});
    return bytes ? *bytes : QByteArray();
}

void appendFromFile(QList<FoundCredential> &all, const QString &path)
{
    const QJsonObject hosts = QJsonDocument::fromJson(readWhole(path)).object().value("credentials"_L1).toObject();
    for (auto host = hosts.begin(); host != hosts.end(); ++host)
        append(all, QDir::toNativeSeparators(path), host.key(), host.value().toObject().value("token"_L1).toString());
}

} // namespace

CredentialPlaces CredentialPlaces::of(const QString &home, const QHash<QString, QString> &environment)
{
    CredentialPlaces places{.files = {home + u"/.terraform.d/credentials.tfrc.json"_s}, .environment = environment};
    const QString applicationData = environment.value(u"APPDATA"_s);
    if (!applicationData.isEmpty())
        places.files.append(QDir::fromNativeSeparators(applicationData) + u"/terraform.d/credentials.tfrc.json"_s);
    return places;
}

CredentialPlaces CredentialPlaces::ofThisComputer()
{
    const QProcessEnvironment system = QProcessEnvironment::systemEnvironment();
    const QStringList names = system.keys();
    QHash<QString, QString> environment;
    for (const QString &name : names)
        environment.insert(name, system.value(name));
    return of(QDir::homePath(), environment);
}

QList<FoundCredential> findCredentials(const CredentialPlaces &places)
{
    const QString prefix = u"TF_TOKEN_"_s;
    QList<FoundCredential> all;
    for (const QString &path : places.files)
        appendFromFile(all, path);
    QStringList names = places.environment.keys();
    names.sort();
    for (const QString &name : names) {
        if (name.startsWith(prefix))
            append(all, name, name.sliced(prefix.size()).replace("__"_L1, "-"_L1).replace(u'_', u'.'),
                   places.environment.value(name));
    }
    QString address = u"app.terraform.io"_s;
    for (const QString &name : {u"TFE_HOSTNAME"_s, u"TFE_ADDRESS"_s}) {
        if (const QString given = places.environment.value(name); !given.isEmpty())
            address = given;
    }
    append(all, u"TFE_TOKEN"_s, address, places.environment.value(u"TFE_TOKEN"_s));
    return all;
}

} // namespace runlatch::settings
