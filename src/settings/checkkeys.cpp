// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/checkkeys.h"

#include <QCryptographicHash>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

QString keyEntryOf(const QUrl &target)
{
    return u"check-key-"_s
        + QString::fromLatin1(QCryptographicHash::hash(target.toEncoded(), QCryptographicHash::Sha256).toHex());
}

} // namespace

void CheckKeys::read(const QUrl &target, QObject *context, std::function<void(const QByteArray &)> done)
{
    m_secrets.read(keyEntryOf(target), context,
                   [done = std::move(done)](const base::Result<QByteArray> &key) { done(key ? *key : QByteArray()); });
}

void CheckKeys::keep(const QUrl &target, const QByteArray &key, QObject *context, base::Callback<std::monostate> done)
{
    const auto answered = [done = std::move(done)](const base::Done &kept) {
        const bool wasNone = !kept && kept.error().kind == base::ErrorKind::NotFound;
        done(wasNone ? base::Done(std::monostate()) : kept);
    };
    if (key.isEmpty())
        m_secrets.remove(keyEntryOf(target), context, answered);
    else
        m_secrets.write(keyEntryOf(target), key, context, answered);
}

} // namespace runlatch::settings
