// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/listenersettings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

constexpr qsizetype MaxEndpoints = 64;
constexpr qsizetype MaxAddresses = 8;

QJsonArray arrayOf(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).array();
}

QString textOf(const QJsonArray &array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

quint16 portOf(const QJsonValue &value)
{
    const int port = value.toInt();
    return port > 0 && port <= 65535 ? static_cast<quint16>(port) : quint16(0);
}

QJsonObject objectOf(const KeptAnswer &answer)
{
    return {{u"status"_s, answer.status},
            {u"headers"_s, QJsonArray::fromStringList(answer.headers)},
            {u"body"_s, QString::fromLatin1(answer.body.toBase64())}, // any bytes
            {u"delay_milliseconds"_s, static_cast<qint64>(answer.delay.count())},
            {u"end"_s, answer.end},
            {u"for_test"_s, answer.isForTheTest}};
}

KeptAnswer answerOf(const QJsonObject &object)
{
    KeptAnswer answer;
    answer.status = object.value("status"_L1).toInt(answer.status);
    for (const auto &line : object.value("headers"_L1).toArray())
        answer.headers.append(line.toString());
    answer.body = QByteArray::fromBase64(object.value("body"_L1).toString().toLatin1());
    answer.delay = std::chrono::milliseconds(object.value("delay_milliseconds"_L1).toInteger());
    answer.end = object.value("end"_L1).toString();
    answer.isForTheTest = object.value("for_test"_L1).toBool();
    return answer;
}

} // namespace

bool ListenerSettings::hasKeys() const
{
    return std::any_of(endpoints.begin(), endpoints.end(),
                       [](const KeptEndpoint &endpoint) { return endpoint.hasKeys; });
}

QString writeEndpoints(const QList<KeptEndpoint> &endpoints)
{
    QJsonArray array;
    for (const KeptEndpoint &endpoint : endpoints) {
        array.append(
            QJsonObject{{u"id"_s, endpoint.id.isNull() ? QString() : endpoint.id.toString(QUuid::WithoutBraces)},
                        {u"name"_s, endpoint.name},
                        {u"path"_s, endpoint.path},
                        {u"reject_bad_signatures"_s, endpoint.rejectsBadSignatures},
                        {u"has_keys"_s, endpoint.hasKeys},
                        {u"keys_are_shared"_s, endpoint.areKeysShared},
                        {u"answer"_s, objectOf(endpoint.answer)}});
    }
    return textOf(array);
}

QList<KeptEndpoint> readEndpoints(const QString &text)
{
    QList<KeptEndpoint> endpoints;
    for (const auto &value : arrayOf(text)) {
        const QJsonObject object = value.toObject();
        KeptEndpoint endpoint;
        endpoint.id = QUuid::fromString(object.value("id"_L1).toString());
        endpoint.name = object.value("name"_L1).toString();
        endpoint.path = object.value("path"_L1).toString();
        endpoint.rejectsBadSignatures = object.value("reject_bad_signatures"_L1).toBool();
        endpoint.hasKeys = object.value("has_keys"_L1).toBool();
        endpoint.areKeysShared = object.value("keys_are_shared"_L1).toBool();
        endpoint.answer = answerOf(object.value("answer"_L1).toObject());
        const bool isTwice = std::any_of(endpoints.begin(), endpoints.end(), [&endpoint](const KeptEndpoint &other) {
            return other.id == endpoint.id || other.path == endpoint.path;
        });
        if (endpoint.path.startsWith(u'/') && !isTwice && endpoints.size() < MaxEndpoints)
            endpoints.append(endpoint);
    }
    return endpoints;
}

QString writeAddresses(const QList<KeptAddress> &addresses)
{
    QJsonArray array;
    for (const KeptAddress &address : addresses) {
        array.append(QJsonObject{{u"host"_s, address.host},
                                 {u"port"_s, address.port},
                                 {u"last_port"_s, address.lastPort},
                                 {u"certificate_file"_s, address.certificateFile},
                                 {u"key_file"_s, address.keyFile}});
    }
    return textOf(array);
}

QList<KeptAddress> readAddresses(const QString &text)
{
    QList<KeptAddress> addresses;
    for (const auto &value : arrayOf(text)) {
        const QJsonObject object = value.toObject();
        KeptAddress address;
        address.host = object.value("host"_L1).toString().trimmed();
        address.port = portOf(object.value("port"_L1));
        address.lastPort = portOf(object.value("last_port"_L1));
        address.certificateFile = object.value("certificate_file"_L1).toString();
        address.keyFile = object.value("key_file"_L1).toString();
        if (!address.host.isEmpty() && addresses.size() < MaxAddresses)
            addresses.append(address);
    }
    return addresses;
}

} // namespace runlatch::settings
