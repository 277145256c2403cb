// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/tunnelconsent.h"

#include <QCryptographicHash>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

const QByteArray Given = "given";

QString entryOf(const QString &command)
{
    const QByteArray digest = QCryptographicHash::hash(command.toUtf8(), QCryptographicHash::Sha256);
    return u"tunnel-consent-"_s + QString::fromLatin1(digest.toHex());
}

} // namespace

void TunnelConsent::give(const QString &command, QObject *context)
{
    m_secrets.write(entryOf(command), Given, context, [](const base::Done &) {});
}

void TunnelConsent::withdraw(const QString &command, QObject *context)
{
    m_secrets.remove(entryOf(command), context, [](const base::Done &) {});
}

void TunnelConsent::ask(const QString &command, QObject *context, std::function<void(bool)> done)
{
    m_secrets.read(entryOf(command), context, [done = std::move(done)](const base::Result<QByteArray> &entry) {
        done(entry && *entry == Given);
    });
}

} // namespace runlatch::settings
