// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/receiveroptions.h"

#include <algorithm>

namespace runlatch::inspector {

void ReceiverOptions::setLargestBody(int megabytes)
{
    limits.bodyBytes = std::clamp(megabytes, LeastBodyMegabytes, MostBodyMegabytes) * 1024LL * 1024;
}

bool ReceiverOptions::hasKeys() const
{
    return std::any_of(endpoints.begin(), endpoints.end(),
                       [](const Endpoint &endpoint) { return !endpoint.keys.isEmpty(); });
}

QString ReceiverOptions::nameFor(const QByteArray &path) const
{
    const Endpoint *endpoint = endpoints.size() > 1 ? findEndpoint(endpoints, path) : nullptr;
    return endpoint ? endpoint->shownName() : QString();
}

store::EndpointNames ReceiverOptions::endpointNames() const
{
    QHash<QString, QString> names;
    for (const Endpoint &endpoint : endpoints)
        names.insert(endpoint.path, endpoint.name);
    return store::EndpointNames(names);
}

bool ReceiverOptions::isChecked() const
{
    return std::none_of(endpoints.begin(), endpoints.end(),
                        [](const Endpoint &endpoint) { return endpoint.keys.isEmpty(); });
}

QList<QByteArray> ReceiverOptions::keysFor(const QByteArray &path) const
{
    if (const Endpoint *endpoint = findEndpoint(endpoints, path))
        return endpoint->keys;
    QList<QByteArray> keys;
    for (const Endpoint &endpoint : endpoints) {
        for (const QByteArray &key : endpoint.keys) {
            if (keys.size() < Endpoint::MaxKeys && !keys.contains(key))
                keys.append(key);
        }
    }
    return keys;
}

} // namespace runlatch::inspector
