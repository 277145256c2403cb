// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/endpoint.h"

#include "base/rules.h"
#include "text/plaintext.h"

#include <QRandomGenerator>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

base::Error unusable(base::Rule rule, const QString &subject)
{
    return {base::ErrorKind::Usage, rule, subject, {}, 0, {}};
}

/// Tells whether the text looks the same wherever it is shown.
bool isVisible(const QString &text)
{
    const QList<uint> letters = text.toUcs4();
    return std::none_of(letters.begin(), letters.end(), &text::isInvisible);
}

bool isWrittenByTheServer(const QByteArray &name)
{
    constexpr std::array Own{"content-length", "connection", "transfer-encoding"};
    const QByteArray lower = name.toLower();
    return std::any_of(Own.begin(), Own.end(), [&lower](const char *own) { return lower == own; });
}

base::Done check(const EndpointAnswer &answer, const QString &name)
{
    if (answer.status < EndpointAnswer::MinStatus || answer.status > EndpointAnswer::MaxStatus)
        return unusable(base::Rules::EndpointStatus, name);
    if (answer.headers.size() > EndpointAnswer::MaxHeaders)
        return unusable(base::Rules::EndpointHeader, name);
    const auto wrong = std::find_if_not(answer.headers.begin(), answer.headers.end(), &isUsable);
    if (wrong != answer.headers.end())
        return unusable(base::Rules::EndpointHeader, QString::fromLatin1(wrong->name));
    if (answer.body.size() > EndpointAnswer::MaxBodyBytes)
        return unusable(base::Rules::EndpointBody, name);
    if (answer.delay.count() < 0 || answer.delay > EndpointAnswer::MaxDelay)
        return unusable(base::Rules::EndpointDelay, name);
    return std::monostate();
}

bool isStatus(std::optional<int> status)
{
    return !status || (*status >= EndpointAnswer::MinStatus && *status <= EndpointAnswer::MaxStatus);
}

} // namespace

bool isUsable(const http::Header &header)
{
    return http::isSendable(header) && !isWrittenByTheServer(header.name)
        && header.name.size() + header.value.size() <= EndpointAnswer::MaxHeaderBytes;
}

int EndpointAnswer::toldStatus() const
{
    if (end == End::Whole)
        return status;
    const bool hasBody = !body.isEmpty() || (status >= 300 && headers.isEmpty());
    return end == End::Half && hasBody && status != 204 && status != 304 ? status : 0;
}

const Endpoint *findEndpoint(const QList<Endpoint> &endpoints, const QByteArray &path)
{
    const QString decoded = QUrl::fromPercentEncoding(path);
    const auto found = std::find_if(endpoints.begin(), endpoints.end(),
                                    [&decoded](const Endpoint &endpoint) { return endpoint.path == decoded; });
    return found == endpoints.end() ? nullptr : &*found;
}

QString newEndpointPath()
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    const QByteArray bytes(reinterpret_cast<const char *>(random.data()), sizeof random);
    constexpr auto Form = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
    return u"/runtask/"_s + QString::fromLatin1(bytes.toBase64(Form));
}

base::Done check(const Endpoint &endpoint)
{
    if (endpoint.name.size() > Endpoint::MaxNameLength || !isVisible(endpoint.name))
        return unusable(base::Rules::EndpointName, endpoint.name);
    if (!endpoint.path.startsWith(u'/') || endpoint.path.size() > Endpoint::MaxPathLength || !isVisible(endpoint.path))
        return unusable(base::Rules::EndpointPath, endpoint.path);
    if (endpoint.keys.size() > Endpoint::MaxKeys || endpoint.keys.contains(QByteArray()))
        return unusable(base::Rules::EndpointKeys, endpoint.shownName());
    if (!isStatus(endpoint.answerVerification))
        return unusable(base::Rules::EndpointStatus, endpoint.shownName());
    return check(endpoint.answer, endpoint.shownName());
}

base::Done check(const QList<Endpoint> &endpoints)
{
    if (endpoints.isEmpty() || endpoints.size() > MaxEndpoints)
        return unusable(base::Rules::EndpointCount, QString::number(endpoints.size()));
    QSet<QString> paths;
    for (const Endpoint &endpoint : endpoints) {
        if (const base::Done usable = check(endpoint); !usable)
            return usable;
        if (paths.contains(endpoint.path))
            return unusable(base::Rules::EndpointPathTwice, endpoint.path);
        paths.insert(endpoint.path);
    }
    return std::monostate();
}

} // namespace runlatch::inspector
