// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/addresslookup.h"

#include "base/operation.h"
#include "base/rules.h"

#include <QHostInfo>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

base::Result<QList<QHostAddress>> addressesOf(const QHostInfo &info, const QString &host)
{
    if (!info.addresses().isEmpty())
        return info.addresses();
    return base::Error{.kind = base::ErrorKind::Network, .rule = base::Rules::NetworkUnknownHost, .subject = host};
}

} // namespace

AddressLookup systemLookup(base::Clock &clock)
{
    return [&clock](const QString &host, QObject *context, const base::Callback<QList<QHostAddress>> &done) {
        auto *lookup = new base::Operation<QList<QHostAddress>>(context, context, done);
        const int id = QHostInfo::lookupHost(
            host, lookup, [lookup, host](const QHostInfo &info) { lookup->finish(addressesOf(info, host)); });
        clock.callAfter(MaxLookupTime, lookup, [lookup, host, id] {
            QHostInfo::abortHostLookup(id);
            lookup->finish(
                base::Error{.kind = base::ErrorKind::Timeout, .rule = base::Rules::NetworkSlowLookup, .subject = host});
        });
    };
}

} // namespace runlatch::http
