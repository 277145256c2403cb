// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/knownkeys.h"

#include <algorithm>

namespace runlatch::ui {

namespace {

QString nameOf(const inspector::Endpoint &endpoint, qsizetype number)
{
    return endpoint.keys.size() > 1
        ? KnownKeys::tr("Key %1 of endpoint “%2”").arg(QString::number(number), endpoint.shownName())
        : KnownKeys::tr("Key of endpoint “%1”").arg(endpoint.shownName());
}

} // namespace

QList<signature::NamedKey> KnownKeys::all(const inspector::ReceiverOptions &options)
{
    QList<signature::NamedKey> keys;
    for (const inspector::Endpoint &endpoint : options.endpoints) {
        for (qsizetype index = 0; index < endpoint.keys.size(); ++index) {
            if (keys.size() < signature::DiagnosisLimits::MaxOtherKeys)
                keys.append({nameOf(endpoint, index + 1), endpoint.keys.at(index)});
        }
    }
    return keys;
}

KnownKeys KnownKeys::of(const inspector::ReceiverOptions &options, const QByteArray &path)
{
    KnownKeys known{.own = options.keysFor(path), .others = {}};
    if (const QList<signature::NamedKey> named = all(options); named.size() > 1) {
        for (const QByteArray &key : known.own) {
            const auto isIt = [&key](const signature::NamedKey &one) { return one.key == key; };
            const auto found = std::find_if(named.begin(), named.end(), isIt);
            known.names.append(found == named.end() ? QString() : found->name);
        }
    }
    inspector::ReceiverOptions others = options;
    if (const inspector::Endpoint *endpoint = inspector::findEndpoint(options.endpoints, path))
        others.endpoints.removeIf([endpoint](const auto &other) { return other.path == endpoint->path; });
    known.others = all(others);
    known.others.removeIf([&known](const signature::NamedKey &other) { return known.own.contains(other.key); });
    return known;
}

} // namespace runlatch::ui
